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

/** What is wrong with the first step, beyond what its schema tells. */
export const credentialFaults = (
  given: Credentials,
  { min_age: minAge, name: siteName }: Pick<SignupSettings, 'min_age' | 'name'>,
  now: Date,
): FieldFault[] => {
  const faults: FieldFault[] = [];
  const ofName = nameFault(given.name, siteName);
  if (ofName !== null) faults.push({ path: 'name', code: ofName });
  const fault = passwordFault(given.password, given);
  if (fault !== null) faults.push({ path: 'password', code: fault });
  const age = ageAt(given.date_of_birth, now);
  if (age > AGE_MAX) faults.push({ path: 'date_of_birth', code: 'birth-date' });
  else if (age < minAge) faults.push({ path: 'date_of_birth', code: 'too-young' });
  return faults;
};

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
