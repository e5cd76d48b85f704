import type { Settings } from '@rendezvous/contracts/site/settings';
import type { CountryCode, Gender, Interest, Sexuality } from '@rendezvous/contracts/reference';
import type { signUp } from '@rendezvous/contracts/account/signup';
import type { ArgsOf } from '@rendezvous/contracts/route';

type RelationshipStatus = NonNullable<ArgsOf<typeof signUp>['relationship_status']>;

/** Everything that the steps ask. Empty text: not answered yet. */
export interface SignupValues {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly date_of_birth: string;
  readonly gender: Gender | '';
  readonly sexuality: Sexuality | '';
  readonly country: CountryCode;
  readonly region: string;
  readonly city: string;
  readonly relationship_status: RelationshipStatus | '';
  readonly interests: Interest[];
  readonly about: string;
  readonly consent_terms: boolean;
  readonly consent_matching: boolean;
  readonly consent_marketing: boolean;
}

export type SignupField = keyof SignupValues;

export const STEPS = 5;
export const LAST_STEP = STEPS - 1;

/** What each step asks. The photo is a step without fields. */
export const FIELDS: readonly (readonly SignupField[])[] = [
  ['email', 'name', 'password', 'date_of_birth'],
  [],
  ['gender', 'sexuality'],
  ['country', 'region', 'city'],
  ['relationship_status', 'interests', 'about', 'consent_terms', 'consent_matching', 'consent_marketing'],
];

/** What a short form has asked before. */
export const ASKED_BEFORE: readonly SignupField[] = ['email', 'password', 'consent_terms'];

/** What a step asks, of somebody who sent a short form, or who did not. */
export const fieldsOf = (step: number, started: boolean): readonly SignupField[] =>
  FIELDS[step]!.filter((field) => !started || !ASKED_BEFORE.includes(field));

/** The step that asks a field; the last one for a field that none asks. */
export const stepOf = (field: string): number => {
  const step = FIELDS.findIndex((fields) => (fields as readonly string[]).includes(field));
  return step < 0 ? LAST_STEP : step;
};

/** A form that nobody has touched. Consents are never ticked for anybody. */
export const emptyValues = ({
  geoip_country,
  geoip_selected_country,
}: Pick<Settings, 'geoip_country' | 'geoip_selected_country'>): SignupValues => ({
  email: '',
  name: '',
  password: '',
  date_of_birth: '',
  gender: '',
  sexuality: '',
  country: geoip_selected_country ?? geoip_country,
  region: '',
  city: '',
  relationship_status: '',
  interests: [],
  about: '',
  consent_terms: false,
  consent_matching: false,
  consent_marketing: false,
});

/** The sexualities that somebody of this gender is asked to choose from. */
export const sexualitiesFor = (gender: Gender | ''): readonly Sexuality[] => ['hetero', gender === 'female' ? 'lesbian' : 'gay', 'bi'];

/** The same answer in the words of the other gender. */
export const sexualityFor = (gender: Gender, sexuality: Sexuality | ''): Sexuality | '' => {
  if (sexuality !== 'gay' && sexuality !== 'lesbian') return sexuality;
  return gender === 'female' ? 'lesbian' : 'gay';
};
