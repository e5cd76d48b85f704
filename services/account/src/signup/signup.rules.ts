import { ageAt } from '@rendezvous/contracts/kernel';
import type { FieldFault } from '@rendezvous/contracts/refusals';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { DEMO_DOMAIN } from '../demo/personas.js';
import { nameFault } from './names.rules.js';
import { passwordFault } from '../passwords/passwords.rules.js';

/** Nobody is older: a mistyped century. */
const AGE_MAX = 120;

interface SignupSettings {
  readonly name: string;
  readonly min_age: number;
  readonly countries: readonly CountryCode[];
}

interface Credentials {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly date_of_birth: string;
}

/** What is wrong with a name, beyond what its schema tells. */
export const nameFaults = (name: string, { name: siteName }: Pick<SignupSettings, 'name'>): FieldFault[] => {
  const code = nameFault(name, siteName);
  return code === null ? [] : [{ path: 'name', code }];
};

/** What is wrong with a password of somebody of whom this much is known. */
export const passwordFaults = ({ password, ...owner }: Pick<Credentials, 'password' | 'email'> & Partial<Credentials>): FieldFault[] => {
  const code = passwordFault(password, owner);
  return code === null ? [] : [{ path: 'password', code }];
};

/** What is wrong with a date of birth. */
export const birthDateFaults = (date: string, { min_age: minAge }: Pick<SignupSettings, 'min_age'>, now: Date): FieldFault[] => {
  const age = ageAt(date, now);
  if (age > AGE_MAX) return [{ path: 'date_of_birth', code: 'birth-date' }];
  return age < minAge ? [{ path: 'date_of_birth', code: 'too-young' }] : [];
};

/** What is wrong with the first step, beyond what its schema tells. */
export const credentialFaults = (given: Credentials, settings: Pick<SignupSettings, 'min_age' | 'name'>, now: Date): FieldFault[] => [
  ...nameFaults(given.name, settings),
  ...passwordFaults(given),
  ...birthDateFaults(given.date_of_birth, settings, now),
];

/** What is wrong with an address beyond its form: outside the demo, those of its people are nobody's. */
export const addressFaults = (email: string, demo: boolean): FieldFault[] =>
  !demo && email.toLowerCase().endsWith(`@${DEMO_DOMAIN}`) ? [{ path: 'email', code: 'email' }] : [];

interface Place {
  readonly country: CountryCode;
  readonly region: string | null;
}

/** What is wrong with a place: the site does not serve the country, or it has no such region. */
export const placeFaults = (
  { country, region }: Place,
  { countries }: Pick<SignupSettings, 'countries'>,
  isRegion: (country: CountryCode, code: string) => boolean,
): FieldFault[] => {
  if (!countries.includes(country)) return [{ path: 'country', code: 'not-served' }];
  return region !== null && !isRegion(country, region) ? [{ path: 'region', code: 'not-in-country' }] : [];
};
