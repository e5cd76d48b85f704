import { addBankDays, addDays, addMonths, type Day } from './bank-day.rules.js';

/** `recurrent`: it serves later purchases, too. */
export type MandateKind = 'recurrent' | 'one-off';

/** How far a debit is. */
export type DebitState = 'open' | 'given-up' | 'registered' | 'withheld' | 'sent' | 'collected' | 'rejected' | 'returned';

/** The bank's word for which debit of its mandate it is. */
export type Sequence = 'FRST' | 'RCUR' | 'OOFF';

/** Each mandate is signed with one order, which names it. */
export const mandateReference = (orderId: number): string => `RDV-${orderId}`;

/** What a debit, and a refund, is called from end to end: from our row, so that it names one for good. */
export const debitName = (id: number): string => `RDV-D-${id}`;
export const refundName = (number: number): string => `RDV-R-${number}`;
export const isRefundName = (name: string): boolean => name.startsWith('RDV-R-');

/** @param earlier states of the mandate's debits that were signed before: one that the bank refused was never the first */
export const sequenceOf = (kind: MandateKind, earlier: readonly DebitState[]): Sequence => {
  if (kind === 'one-off') return 'OOFF';
  return earlier.some((state) => state === 'sent' || state === 'collected' || state === 'returned') ? 'RCUR' : 'FRST';
};

export const LAPSES_AFTER_MONTHS = 36;

/** The first day on which nothing may be collected by a mandate any more. @param last of its collections, or the day it was signed */
export const lapsesOn = (last: Day): Day => addMonths(last, LAPSES_AFTER_MONTHS);

const KEPT_MONTHS = 14;

/** The latest of those last collections after which the payer's account need not be known any more: nothing can be asked back. */
export const purgedUntil = (today: Day): Day => addMonths(today, -KEPT_MONTHS);

/** Money that went back: refused before it moved, sent back by the bank, asked back within 8 weeks or as unauthorised within 13 months. */
type SentReturnKind = 'reject' | 'return' | 'refund' | 'unauthorised' | 'late';

/** The same, and what was not sent at all since its mandate had ended. */
export type ReturnKind = SentReturnKind | 'mandate-ended';

/** Bank days in which a bank sends a debit back by itself; days in which a payer needs no reason; months for what nobody authorised. */
const RETURN_BANK_DAYS = 5;
const REFUND_DAYS = 56;
const UNAUTHORISED_MONTHS = 13;
/** Added to what the payer has: the banks' own time to pass it on. */
const BANKS_DAYS = 14;

/** @param collectedOn null before the money moved */
export const returnKindOf = (collectedOn: Day | null, returnedOn: Day): SentReturnKind => {
  if (collectedOn === null) return 'reject';
  if (returnedOn <= addBankDays(collectedOn, RETURN_BANK_DAYS)) return 'return';
  if (returnedOn <= addDays(collectedOn, REFUND_DAYS + BANKS_DAYS)) return 'refund';
  return returnedOn <= addDays(addMonths(collectedOn, UNAUTHORISED_MONTHS), BANKS_DAYS) ? 'unauthorised' : 'late';
};

/** The latest of those days of booking after which no bank sends a debit back by itself any more. */
export const settledUntil = (today: Day): Day => addDays(addBankDays(today, -RETURN_BANK_DAYS), -1);

/** Bank days after which a bank that booked nothing, and refused nothing, is asked. */
const ANSWER_BANK_DAYS = 10;

/** The latest day on which something was due that has an answer by now. */
export const answeredUntil = (today: Day): Day => addBankDays(today, -ANSWER_BANK_DAYS);

/** Banks' reasons that say that nothing more comes from this account, or by this mandate. */
const ENDING: ReadonlySet<string> = new Set(['AC01', 'AC04', 'AC06', 'AC13', 'AG01', 'MD01', 'MD07', 'SL01']);

export const endsMandate = (reason: string | null): boolean => reason !== null && ENDING.has(reason);
