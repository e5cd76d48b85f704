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

/** The list of facts, without those that are not told. */
export const detailsOf = (intl: IntlShape, profile: MemberProfile): DetailLine[] => {
  const label = (field: string): string => intl.formatMessage({ id: `search.profile.details.${field}` });
  const lines = FIELDS.flatMap((field) => {
    const value = profile[field];
    if (value === null) return [];
    const id = `search.value.${field}.${value.replaceAll(' ', '-')}`;
    return [{ label: label(field), value: intl.formatMessage({ id }, { gender: profile.gender }) }];
  });
  if (profile.tattoos === null) return lines;
  const tattoos = intl.formatMessage({ id: `search.value.tattoos.${profile.tattoos ? 'yes' : 'no'}` });
  return [...lines, { label: label('tattoos'), value: tattoos }];
};
