import type { Day } from '../sepa/bank-day.rules.js';
import type { DebitRefundState, DirectDebit, DirectDebitRefund } from '../sepa/direct-debit.entity.js';
import { returnKindOf } from '../sepa/mandate.rules.js';
import type { BankLine } from './bank-report.js';

/** Why a line is not followed. */
export type LineFault = 'unknown' | 'amount-differs' | 'batch-differs' | 'does-not-follow';

type Changes<T> = Partial<T> | LineFault | null;

type DebitChanges = Pick<DirectDebit, 'state' | 'collectedOn' | 'returnedOn' | 'reason' | 'returnKind'>;

/** Only a line about money that did not move yet may name no amount. */
const differs = ({ says, amount, currency }: BankLine, expected: number): boolean => {
  const fits = amount === null ? says === 'accepted' || says === 'rejected' : amount === expected;
  return !fits || (currency !== null && currency !== 'EUR');
};

const back = (state: 'rejected' | 'returned', collectedOn: Day | null, { reason, onDay: returnedOn }: BankLine): Partial<DebitChanges> => ({
  state,
  returnedOn,
  reason,
  returnKind: returnKindOf(collectedOn, returnedOn),
});

/**
 * What a line makes of a debit; null: nothing that is not so already, since banks say the same twice, and in any order.
 * @param debit one that was sent
 */
export const debitOutcome = (
  debit: Pick<DirectDebit, 'amount' | 'state' | 'due' | 'collectedOn'>,
  line: BankLine,
): Changes<DebitChanges> => {
  const { state, collectedOn } = debit;
  if (line.batchDiffers) return 'batch-differs';
  if (differs(line, debit.amount)) return 'amount-differs';
  switch (line.says) {
    case 'accepted':
      return null;
    case 'rejected':
      if (state === 'sent') return back('rejected', null, line);
      return state === 'rejected' ? null : 'does-not-follow';
    case 'booked':
      if (state === 'sent') return { state: 'collected', collectedOn: line.onDay };
      // Heard of after what came later: what it came to stays.
      if (state === 'returned') return collectedOn === null ? { collectedOn: line.onDay } : null;
      return state === 'collected' ? null : 'does-not-follow';
    case 'returned':
      if (state === 'sent' || state === 'collected') return back('returned', collectedOn ?? debit.due, line);
      return state === 'returned' ? null : 'does-not-follow';
  }
};

/**
 * The same of a refund. What was paid can still come back. What the bank refused and books all the same went out though its credits are back: that is
 * nobody's but an operator's.
 */
export const refundOutcome = (
  { amount, state, returnKind }: Pick<DirectDebitRefund, 'amount' | 'state' | 'returnKind'>,
  line: BankLine,
): Changes<Pick<DirectDebitRefund, 'state' | 'reason' | 'returnKind'>> => {
  if (line.batchDiffers) return 'batch-differs';
  if (differs(line, amount)) return 'amount-differs';
  if (line.says === 'accepted') return null;
  const to: DebitRefundState = line.says === 'booked' ? 'paid' : 'failed';
  if (state === to) return null;
  const follows = state === 'sent' || (state === 'paid' && line.says === 'returned');
  // A booking that is heard of after the money came back is long over.
  if (!follows) return state === 'failed' && line.says === 'booked' && returnKind === 'return' ? null : 'does-not-follow';
  return to === 'failed' ? { state: to, reason: line.reason, returnKind: line.says === 'rejected' ? 'reject' : 'return' } : { state: to };
};
