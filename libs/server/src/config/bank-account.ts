import { isValidBIC, isValidIBAN } from 'ibantools';

const CREDITOR_ID = /^([A-Z]{2})(\d{2})[A-Z0-9]{3}([A-Z0-9]{1,28})$/;

/** Letters stand for two digits each: A is 10. */
const digitsOf = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** Whether the check digits of a SEPA creditor identifier are right; the creditor's three free characters do not count in them. */
export const isCreditorId = (text: string): boolean => {
  const [, country, check, national] = text.match(CREDITOR_ID) ?? [];
  if (country === undefined || check === undefined || national === undefined) return false;
  return BigInt(digitsOf(national + country) + check) % 97n === 1n;
};

export const isIban = (text: string): boolean => isValidIBAN(text);
export const isBic = (text: string): boolean => isValidBIC(text);
