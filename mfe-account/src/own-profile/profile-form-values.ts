import type { MatchField, SpecialField } from '@rendezvous/contracts/account/field-choices';
import type { EditableProfile, changeProfile } from '@rendezvous/contracts/account/profile';
import type { AnsweredPrompt } from '@rendezvous/contracts/account/prompts';
import type { CountryCode, Interest, Sexuality } from '@rendezvous/contracts/reference';
import type { ArgsOf } from '@rendezvous/contracts/route';

type Changes = ArgsOf<typeof changeProfile>;

/** The profile as the form holds it. Empty text: not said. */
export interface ProfileFormValues {
  readonly about: string;
  readonly interests: Interest[];
  readonly sexuality: Sexuality;
  readonly country: CountryCode;
  readonly region: string;
  readonly city: string;
  readonly relationship_status: string;
  readonly hair_color: string;
  readonly eye_color: string;
  readonly body_type: string;
  readonly tattoos: '' | 'yes' | 'no';
  readonly seeking: string;
  readonly height: string;
  readonly spoken_languages: string[];
  readonly children: string;
  readonly smoking: string;
  readonly work: string;
  readonly prompts: AnsweredPrompt[];
  readonly agreed_fields: SpecialField[];
  readonly match_fields: MatchField[];
}

export const valuesOf = (profile: EditableProfile): ProfileFormValues => ({
  about: profile.about ?? '',
  interests: profile.interests,
  sexuality: profile.sexuality,
  country: profile.country,
  region: profile.region ?? '',
  city: profile.city ?? '',
  relationship_status: profile.relationship_status ?? '',
  hair_color: profile.hair_color ?? '',
  eye_color: profile.eye_color ?? '',
  body_type: profile.body_type ?? '',
  tattoos: profile.tattoos === null ? '' : profile.tattoos ? 'yes' : 'no',
  seeking: profile.seeking ?? '',
  height: String(profile.height ?? ''),
  spoken_languages: profile.spoken_languages ?? [],
  children: profile.children ?? '',
  smoking: profile.smoking ?? '',
  work: profile.work ?? '',
  prompts: profile.prompts ?? [],
  agreed_fields: profile.agreed_fields ?? [],
  match_fields: profile.match_fields ?? [],
});

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const wireOf = (field: keyof ProfileFormValues, value: unknown): unknown => {
  if (field === 'tattoos') return value === '' ? null : value === 'yes';
  if (field === 'height') return value === '' ? null : Number(value);
  return value === '' ? null : value;
};

/** What is to be sent: only fields that differ from what was loaded. Country and region go together. */
export const changesOf = (before: ProfileFormValues, after: ProfileFormValues): Changes => {
  const moved = before.country !== after.country || before.region !== after.region;
  const changed = (Object.keys(after) as (keyof ProfileFormValues)[]).filter(
    (field) => !same(before[field], after[field]) || (moved && (field === 'country' || field === 'region')),
  );
  return Object.fromEntries(changed.map((field) => [field, wireOf(field, after[field])])) as Changes;
};
