/** Digits of a code that is sent by SMS. */
export const DIRECT_DEBIT_CODE = /^\d{6}$/;

/** Longest entries; those of the address are what a bank's file has room for. */
export const DIRECT_DEBIT_MAX = { iban: 42, holder: 70, street: 70, house_number: 16, postal_code: 16, city: 35, mobile: 30 } as const;
