import type { CountryCode } from '@rendezvous/contracts/reference';
import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** An account number as banks write it; null for one that cannot be. */
export const readIban = (typed: string): string | null => {
  const iban = electronicFormatIBAN(typed);
  return iban !== null && isValidIBAN(iban) ? iban : null;
};

export const ibanCountry = (iban: string): string => iban.slice(0, 2);

/** A mobile number in E.164; null for one that cannot be, or that takes no SMS. @param country where it is dialled without a prefix */
export const readMobile = (typed: string, country: CountryCode): string | null => {
  const number = parsePhoneNumberFromString(typed, country);
  if (number === undefined || !number.isValid()) return null;
  const type = number.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? number.number : null;
};

/** The country that a number in E.164 is of; null for one of none, or of several. */
export const mobileCountry = (mobile: string): string | null => parsePhoneNumberFromString(mobile)?.country ?? null;

/** In groups of four, as it stands on paper. For nobody but who types it. */
export const writeIban = (iban: string): string => friendlyFormatIBAN(iban) ?? iban;

/** Country and last four characters: `NL•• •••• 4300`. */
export const maskIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`;

/** The last three digits: `••• 678`. */
export const maskMobile = (mobile: string): string => `••• ${mobile.slice(-3)}`;
