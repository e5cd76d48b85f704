import type { DisputeReport, PaymentReport, RefundReport } from '../payment/payment.provider.js';

/** `uncharged`: to be paid with a card that is kept, which the shop has not charged yet. */
export type BankStatus = 'uncharged' | 'open' | 'processing' | 'captured' | 'declined' | 'cancelled';

/** What a tester can make the bank do. */
export const BANK_OUTCOMES = ['approve', 'decline', 'cancel', 'approve-late', 'cancel-then-approve'] as const;
export type BankOutcome = (typeof BANK_OUTCOMES)[number];

/** How its events reach the shop: each twice, in the wrong order, or not at all. */
export const BANK_DELIVERIES = ['twice', 'reordered', 'withheld'] as const;
export type BankDelivery = (typeof BANK_DELIVERIES)[number];

/** What a status means to the shop. */
export const REPORTED: Readonly<Record<BankStatus, PaymentReport['status']>> = {
  uncharged: 'pending',
  open: 'pending',
  processing: 'pending',
  captured: 'paid',
  declined: 'failed',
  cancelled: 'cancelled',
};

export interface Decision {
  /** Status at once. */
  readonly status: BankStatus;
  /** The money comes later all the same. */
  readonly capturedLater: boolean;
}

export const DECISIONS: Readonly<Record<BankOutcome, Decision>> = {
  approve: { status: 'captured', capturedLater: false },
  decline: { status: 'declined', capturedLater: false },
  cancel: { status: 'cancelled', capturedLater: false },
  'approve-late': { status: 'processing', capturedLater: true },
  'cancel-then-approve': { status: 'cancelled', capturedLater: true },
};

/** Seconds until a late capture. */
export const LATE_SECONDS = 20;

export interface PlannedEvent {
  readonly status: PaymentReport['status'];
  /** Seconds by which the event happened before it is sent. */
  readonly age: number;
  readonly times: number;
}

/** The events that tell the shop of a status, in the order in which they are sent. */
export const eventsOf = (status: BankStatus, delivery: BankDelivery): readonly PlannedEvent[] => {
  const news: PlannedEvent = { status: REPORTED[status], age: 0, times: 2 };
  if (delivery === 'withheld') return [];
  if (delivery === 'reordered') return [news, { status: 'pending', age: 5, times: 1 }, { ...news, times: 1 }];
  return [news];
};

/** What a tester can make the bank do with money that is asked back: pay it, refuse, pay it and get it returned, or give no answer. */
export type BankRefunds = 'pay' | 'refuse' | 'bounce' | 'stall';

/** Seconds that the bank takes to pay out, and after that for the payer's bank to send it back. */
const PAY_OUT_SECONDS = 3;
const BOUNCE_SECONDS = 30;

/** How money that was asked back stands after some seconds: the bank's books keep no status of it. */
export const refundStatus = (refunds: BankRefunds, age: number): RefundReport['status'] => {
  if (age < PAY_OUT_SECONDS) return 'pending';
  return refunds === 'bounce' && age >= BOUNCE_SECONDS ? 'failed' : 'succeeded';
};

/** What a tester can make the payer do who wants the money back: ask, dispute all or half of it; and what the bank decides. */
export const DISPUTE_STEPS = ['ask', 'dispute', 'dispute-half', 'go-on', 'win', 'lose'] as const;
export type DisputeStep = (typeof DISPUTE_STEPS)[number];

/** Steps that begin a dispute, with the part of the payment that it is about. */
export const DISPUTE_BEGINS: Partial<Record<DisputeStep, { readonly status: DisputeReport['status']; readonly part: number }>> = {
  ask: { status: 'warning', part: 1 },
  dispute: { status: 'open', part: 1 },
  'dispute-half': { status: 'open', part: 0.5 },
};

/** Steps from each status. What was decided can be decided again. */
export const DISPUTE_GOES: Readonly<Record<DisputeReport['status'], Partial<Record<DisputeStep, DisputeReport['status']>>>> = {
  warning: { 'go-on': 'open', win: 'won' },
  open: { win: 'won', lose: 'lost' },
  won: { lose: 'lost' },
  lost: { win: 'won' },
};
