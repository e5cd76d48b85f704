import { randomUUID } from 'node:crypto';
import type { Clock } from '@rendezvous/server/clock';

/** What Stripe would know, as far as Checkout and refunds go. Times are business time, in milliseconds. */
export interface PlayedSession {
  readonly id: string;
  readonly createdAt: number;
  readonly params: Readonly<Record<string, string>>;
  readonly amount: number;
  readonly currency: string;
  status: 'open' | 'complete' | 'expired';
  intent: PlayedIntent | null;
}

interface PlayedIntent {
  readonly id: string;
  status: 'processing' | 'requires_payment_method' | 'succeeded';
  received: number;
  currency: string;
  chargedAt: number;
  readonly method: string;
}

export interface PlayedRefund {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly createdAt: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface PlayedDispute {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly currency: string;
  status: string;
}

/** A request that makes no sense, as Stripe answers it. */
export class PlayedFault extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

const id = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;
const missing = (what: string, name: string) =>
  new PlayedFault(404, 'invalid_request_error', `No such ${what}: '${name}'`, 'resource_missing');
const invalid = (message: string) => new PlayedFault(400, 'invalid_request_error', message);

/** The books of a Stripe that is played, written after Stripe's public documents. */
export class StripeBooks {
  readonly sessions = new Map<string, PlayedSession>();
  readonly refunds = new Map<string, PlayedRefund>();
  readonly disputes = new Map<string, PlayedDispute>();
  /** What becomes of money that is asked back. */
  refunding: 'succeeded' | 'pending' | 'refused' = 'succeeded';

  /** The way to pay is not turned on for the account. */
  refuseSessions = false;

  constructor(private readonly clock: Clock) {}

  /** Business time. */
  get now(): number {
    return this.clock.now().getTime();
  }

  /** Stripe's own time, in seconds: it knows nothing of a clock that is moved. */
  seconds(businessTime: number): number {
    return Math.floor((businessTime - this.clock.offset) / 1000);
  }

  createSession(params: Readonly<Record<string, string>>): PlayedSession {
    if (this.refuseSessions) throw invalid('No valid payment method types for this Checkout Session.');
    const [amount, currency] = [Number(params['line_items[0][price_data][unit_amount]']), params['line_items[0][price_data][currency]']];
    if (params['mode'] !== 'payment' || currency === undefined || !Number.isInteger(amount)) throw invalid('Missing required param.');
    if (params['payment_method_types[0]'] !== undefined) throw invalid('Received unknown parameter: payment_method_types');
    for (const url of ['success_url', 'cancel_url']) if (!/^https?:\/\//.test(params[url] ?? '')) throw invalid(`Not a valid URL: ${url}`);
    const closes = params['expires_at'] === undefined ? null : Number(params['expires_at']) - Date.now() / 1000;
    if (closes !== null && (closes < 30 * 60 || closes > 24 * 3600))
      throw invalid('The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.');
    const session: PlayedSession = { id: id('cs_test'), createdAt: this.now, params, amount, currency, status: 'open', intent: null };
    this.sessions.set(session.id, session);
    return session;
  }

  session(name: string): PlayedSession {
    const found = this.sessions.get(name);
    if (found === undefined) throw missing('checkout.session', name);
    return found;
  }

  /** Latest first, as every list. */
  sessionsBetween(from: number, to: number): PlayedSession[] {
    const all = [...this.sessions.values()].toReversed();
    return all.filter(({ createdAt }) => this.seconds(createdAt) >= from && this.seconds(createdAt) <= to);
  }

  createRefund(params: Readonly<Record<string, string>>): PlayedRefund {
    const intent = params['payment_intent'] ?? '';
    const session = [...this.sessions.values()].find((one) => one.intent?.id === intent);
    if (session === undefined) throw missing('payment_intent', intent);
    const amount = Number(params['amount']);
    const taken = this.refundsOf(intent).reduce((sum, refund) => sum + (refund.status === 'failed' ? 0 : refund.amount), 0);
    if (session.intent?.status !== 'succeeded') throw invalid('This PaymentIntent does not have a successful charge to refund.');
    if (taken + amount > session.intent.received) throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge.`);
    if (this.refunding === 'refused') throw invalid('This charge cannot be refunded.');
    const metadata = { refund: params['metadata[refund]'] ?? '' };
    const refund: PlayedRefund = { id: id('re'), intent, amount, createdAt: this.now, metadata, status: this.refunding };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  refundsOf(intent: string): PlayedRefund[] {
    return [...this.refunds.values()].filter((refund) => refund.intent === intent).toReversed();
  }

  /** The payer pays on the page; what is charged can be played wrong. */
  pay(name: string, charged: { readonly amount?: number; readonly currency?: string } = {}): void {
    const session = this.session(name);
    session.status = 'complete';
    session.intent = {
      id: session.intent?.id ?? id('pi'),
      status: 'succeeded',
      received: charged.amount ?? session.amount,
      currency: charged.currency ?? session.currency,
      chargedAt: this.now,
      method: session.params['allowed_payment_method_types[0]'] ?? 'card',
    };
  }

  /** The payer leaves the page with a payment that takes time, and that succeeds by `pay` or comes to nothing by `fail`. */
  leaveProcessing(name: string): void {
    this.pay(name);
    const { intent } = this.session(name);
    intent!.status = 'processing';
    intent!.received = 0;
  }

  fail(name: string): void {
    this.leaveProcessing(name);
    this.session(name).intent!.status = 'requires_payment_method';
  }

  expire(name: string): void {
    this.session(name).status = 'expired';
  }

  dispute(name: string, status = 'needs_response', amount?: number): PlayedDispute {
    const { id: intent, received, currency } = this.session(name).intent!;
    const dispute: PlayedDispute = { id: id('du'), intent, amount: amount ?? received, currency, status };
    this.disputes.set(dispute.id, dispute);
    return dispute;
  }
}
