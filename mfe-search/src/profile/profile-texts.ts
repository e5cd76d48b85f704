import type { IntlShape } from 'react-intl';
import type { MemberProfile } from '@rendezvous/contracts/search/profile';

const FIELDS = ['relationship_status', 'sexuality', 'hair_color', 'eye_color', 'body_type'] as const;

export interface DetailLine {
  readonly label: string;
  readonly value: string;
}

/** "Lyon, Auvergne-Rhône-Alpes"; what is not known is left out, the country stands when nothing else does. */
export const placeOf = (intl: IntlShape, { city, region, country }: Pick<MemberProfile, 'city' | 'region' | 'country'>): string => {
  const parts = [...new Set([city, region])].filter((part) => part !== null && part !== '');
  return parts.length > 0 ? parts.join(', ') : (intl.formatDisplayName(country, { type: 'region' }) ?? country);
};

const CHOICES = ['seeking', 'children', 'smoking'] as const;

/** Facts that services of earlier releases do not tell. */
const moreDetails = (intl: IntlShape, profile: MemberProfile): { readonly field: string; readonly value: string }[] => {
  const { height, work, spoken_languages: spoken = [] } = profile;
  const chosen = CHOICES.flatMap((field) => {
    const value = profile[field];
    return value ? [{ field, value: intl.formatMessage({ id: `search.value.${field}.${value.replaceAll(' ', '-')}` }) }] : [];
  });
  const metres = { style: 'unit', unit: 'meter', minimumFractionDigits: 2 } as const;
  const languages = intl.formatList(spoken.map((language) => intl.formatDisplayName(language, { type: 'language' }) ?? language));
  return [
    ...chosen,
    ...(height ? [{ field: 'height', value: intl.formatNumber(height / 100, metres) }] : []),
    // as the other facts begin: French names of languages are written small
    ...(languages ? [{ field: 'spoken_languages', value: languages.charAt(0).toLocaleUpperCase(intl.locale) + languages.slice(1) }] : []),
    ...(work ? [{ field: 'work', value: work }] : []),
  ];
};

/** The list of facts, without those that are not told. */
export const detailsOf = (intl: IntlShape, profile: MemberProfile): DetailLine[] => {
  const label = (field: string): string => intl.formatMessage({ id: `search.profile.details.${field}` });
  const lines = FIELDS.flatMap((field) => {
    const value = profile[field];
    if (value === null) return [];
    const id = `search.value.${field}.${value.replaceAll(' ', '-')}`;
    return [{ label: label(field), value: intl.formatMessage({ id }, { gender: profile.gender }) }];
  });
  const more = moreDetails(intl, profile).map(({ field, value }) => ({ label: label(field), value }));
  if (profile.tattoos === null) return [...more, ...lines];
  const tattoos = intl.formatMessage({ id: `search.value.tattoos.${profile.tattoos ? 'yes' : 'no'}` });
  return [...more, ...lines, { label: label('tattoos'), value: tattoos }];
};
