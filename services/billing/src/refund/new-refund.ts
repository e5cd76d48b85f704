import { randomUUID } from 'node:crypto';
import { nextTry } from './refund-schedule.rules.js';
import type { NewRefund } from './refund.store.js';

/** What is asked back, of which order, and by whom. */
export type AskedRefund = Pick<
  NewRefund,
  'memberId' | 'orderId' | 'credits' | 'amount' | 'fee' | 'currency' | 'clientId' | 'askedBy' | 'reason'
>;

const UNDECIDED = { reference: null, fault: null, decidedAt: null, tax: null } as const;
const UNDOCUMENTED = { creditNoteYear: null, creditNoteNumber: null, reversalYear: null, reversalNumber: null, reversedAt: null } as const;

/** A refund as it begins. */
export const newRefund = (asked: AskedRefund, at: Date): NewRefund => ({
  ...asked,
  ...UNDECIDED,
  ...UNDOCUMENTED,
  id: randomUUID(),
  adopted: false,
  undone: false,
  state: 'requested',
  tries: 0,
  tryAfter: nextTry('requested', 0, at),
  requestedAt: at,
});
