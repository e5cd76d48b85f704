import { addBankDays, addDays, type Day } from '../sepa/bank-day.rules.js';

/** What becomes of a debit from an account at the demo's bank, and when. */
export interface DebitFate {
  /** The banks' code with which it is refused before any money moves. */
  readonly rejected?: string;
  readonly returned?: { readonly reason: string; readonly on: (due: Day) => Day };
}

/** By the last four digits of the account: everybody else pays. */
const FATES: Readonly<Record<string, DebitFate>> = {
  // closed
  '0001': { rejected: 'AC04' },
  // empty
  '0002': { returned: { reason: 'AM04', on: (due) => addBankDays(due, 1) } },
  // asked back without a reason
  '0003': { returned: { reason: 'MD06', on: (due) => addDays(due, 14) } },
  // never signed, says the payer
  '0004': { returned: { reason: 'MD01', on: (due) => addDays(due, 90) } },
};

export const fateOf = (iban: string): DebitFate => FATES[iban.slice(-4)] ?? {};
