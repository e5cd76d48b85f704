import { isCalendarDate } from '@rendezvous/contracts/kernel';
import type { Day } from '../sepa/bank-day.rules.js';

/** What a bank says of one payment: taken, refused before it moved, moved, or sent back. */
export type BankSays = 'accepted' | 'rejected' | 'booked' | 'returned';

export interface BankLine {
  readonly says: BankSays;
  /** The name that we gave the payment; null where the bank names none. */
  readonly endToEndId: string | null;
  /** Minor units; null where the bank names none. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** The banks' code of four characters. */
  readonly reason: string | null;
  readonly onDay: Day;
  /** It was booked together with others, and they do not add up to what was booked. */
  readonly batchDiffers?: true;
}

/** What a bank says of a file of ours, or of one batch of it. */
export interface BankVerdict {
  /** The name that we gave the file. */
  readonly messageId: string;
  readonly state: 'accepted' | 'partly' | 'rejected' | null;
  /** Batches that were refused as a whole, by the names that we gave them; the file's own name for all of it. */
  readonly refused: readonly { readonly name: string; readonly reason: string | null }[];
}

/** A bank's answer, read. */
export interface BankReport {
  readonly kind: 'pain.002' | 'camt.054';
  readonly messageId: string;
  readonly writtenOn: Day;
  /** The account that it is about; null where it names none. */
  readonly accounts: readonly string[];
  readonly verdict: BankVerdict | null;
  readonly lines: readonly BankLine[];
}

/** Whether a text is a day that a bank can mean. Neither the database nor the calendar knows each one that can be written. */
export const isReportedDay = (text: string): boolean => text.startsWith('20') && isCalendarDate(text);

const CODE = /^[A-Z0-9]{4}$/;

/** A code of the banks' list; what a bank says in words of its own is none. */
export const codeOf = (text: string | undefined): string | null => (text !== undefined && CODE.test(text) ? text : null);

const AMOUNT = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/;

/** An amount in minor units; null for what is none. */
export const minorUnits = (text: string): number | null => {
  const [, whole, part = ''] = text.match(AMOUNT) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
};
