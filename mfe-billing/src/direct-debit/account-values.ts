import { isBlank } from '@rendezvous/contracts/kernel';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { DirectDebitDetails } from '@rendezvous/contracts/billing/direct-debit';

export type AccountField = keyof DirectDebitDetails;

/** What is typed. */
export interface AccountValues extends DirectDebitDetails {
  /** The mandate may serve later purchases, too. */
  readonly keep: boolean;
}

export const ACCOUNT_FIELDS: readonly AccountField[] = ['iban', 'holder', 'street', 'house_number', 'postal_code', 'city', 'mobile'];

/** What numbers of the countries with direct debit begin with. */
const DIALLING_CODES: Readonly<Partial<Record<CountryCode, string>>> = {
  AT: '+43 ',
  BE: '+32 ',
  DE: '+49 ',
  ES: '+34 ',
  FR: '+33 ',
  IE: '+353 ',
  IT: '+39 ',
  NL: '+31 ',
};

/** @param country null while it is not known */
export const emptyValues = (country: CountryCode | null): AccountValues => ({
  iban: '',
  holder: '',
  street: '',
  house_number: '',
  postal_code: '',
  city: '',
  mobile: (country && DIALLING_CODES[country]) ?? '',
  keep: false,
});

const isUntouched = (field: AccountField, value: string): boolean =>
  isBlank(value) || (field === 'mobile' && Object.values(DIALLING_CODES).includes(`${value.trim()} `));

/** The fields in which nothing was typed. */
export const missingFields = (values: AccountValues): AccountField[] => ACCOUNT_FIELDS.filter((field) => isUntouched(field, values[field]));
