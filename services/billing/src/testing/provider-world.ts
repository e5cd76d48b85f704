import { randomUUID } from 'node:crypto';
import { minutes } from '@rendezvous/contracts/kernel';
import type { DisputeReport, NewPayment, NewRefund, PaymentProvider, PaymentReport, SignedRequest } from '../payment/payment.provider.js';
import type { Misbehaviour } from './played-server.js';

/** Cards by what becomes of a payment once they are stored. */
export type PlayedCard = 'approves' | 'confirms' | 'declines' | 'expires';

/** One provider with all that stands behind it: what its payer does, what it sends, and how it misbehaves. */
export interface ProviderWorld {
  readonly provider: PaymentProvider;
  /** What is told of the card that a payer pays with. */
  readonly card: PaymentReport['card'];
  /** Whether a payment is found by our id. Not where one whose page nobody was led to comes to nothing by itself. */
  readonly findsStarted: boolean;
  /** Whether it has a list of disputes. Not where each comes by an answer that is kept anyway. */
  readonly listsDisputes: boolean;
  /** The payer pays; what is charged can be wrong. */
  pay(reference: string, charged?: { readonly amount?: number; readonly currency?: string }): Promise<void>;
  fail(reference: string): Promise<void>;
  cancel(reference: string): Promise<void>;
  /** What becomes of money that is asked back from now on. */
  setRefunds(reference: string, how: 'pay' | 'refuse'): Promise<void>;
  /** The payer's bank sends a pay-out back. */
  bounce(reference: string, refund: string): Promise<void>;
  /**
   * The payer asks the money back at their bank.
   * @param amount in minor units; all of the payment unless it is another
   * @returns the provider's name for the dispute
   */
  dispute(reference: string, status: DisputeReport['status'], amount?: number): Promise<string>;
  /** A dispute goes on, or is decided. */
  decide(dispute: string, status: DisputeReport['status']): Promise<void>;
  /** Something is charged that nobody here asked for. @returns the provider's name for the charge */
  chargeElsewhere(amount: number, currency: string): Promise<string>;
  /** What the provider sends about a payment, signed so long ago. */
  event(reference: string, options?: { readonly ageSeconds?: number; readonly secret?: string }): SignedRequest;
  /** The same about a dispute. */
  disputeEvent(dispute: string): SignedRequest;
  /** Something signed that is no event. */
  nonsense(): SignedRequest;
}

/** A provider that stores what its payers pay with. */
export interface StoringWorld extends ProviderWorld {
  /** The payer pays with this card, which is stored if the shop asked for that. */
  payWith(reference: string, card: PlayedCard): Promise<void>;
  /** The bank of a stored card's owner asked whether it is them. */
  answerAtBank(reference: string, yes: boolean): Promise<void>;
}

/** A provider in whose dashboard somebody can pay back without us. */
export interface DashboardWorld extends ProviderWorld {
  /** @returns the provider's name for the refund */
  refundElsewhere(reference: string, amount: number): Promise<string>;
  /** What the provider sends about a refund. */
  refundEvent(refund: string): SignedRequest;
}

/** A provider whose line and machines can fail. */
export interface FallibleWorld extends ProviderWorld {
  /** The next call that changes something goes wrong. */
  spoilNext(how: Misbehaviour): void;
  silence(on: boolean): void;
  /** Whether a fault is answered again to a repetition. */
  readonly remembersFaults: boolean;
  /** How many payments it began by our id, and how many refunds of a payment it took. */
  begun(id: string): number;
  refunded(reference: string): number;
}

/** A payment as the shop asks for it. */
export const newPayment = (now: Date, changes: Partial<NewPayment> = {}): NewPayment => ({
  id: randomUUID(),
  attempt: 0,
  orderId: 1,
  amount: { amount: 2799, currency: 'EUR' },
  method: 'card',
  merchant: 'Rendezvous',
  credits: 25,
  locale: 'en',
  origin: 'https://love.example',
  returnPath: '/credits/return/1',
  leavePath: '/credits/25/card',
  store: false,
  stored: null,
  createdAt: now,
  expiresAt: new Date(now.getTime() + minutes(60)),
  ...changes,
});

export const newRefund = (payment: string, amount: number, changes: Partial<NewRefund> = {}): NewRefund => ({
  id: randomUUID(),
  attempt: 0,
  payment,
  amount: { amount, currency: 'EUR' },
  ...changes,
});
