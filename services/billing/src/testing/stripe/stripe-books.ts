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

export interface PlayedIntent {
  readonly id: string;
  readonly createdAt: number;
  status: 'processing' | 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled';
  /** What is asked for. */
  readonly amount: number;
  received: number;
  currency: string;
  /** null while nothing was charged. */
  chargedAt: number | null;
  readonly type: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** What is or was stored with it, or pays it. */
  readonly method: PlayedMethod | null;
  /** The method is stored with it. */
  readonly stores: boolean;
  /** Where the payer is asked whether it is them. */
  page: string | null;
}

/** A card that is stored. */
export interface PlayedMethod {
  readonly id: string;
  readonly made: string;
  /** null once it is detached. */
  customer: string | null;
  /** What becomes of a charge: Stripe's test cards behave each in its own way. */
  card: 'approves' | 'confirms' | 'declines' | 'expires';
  readonly last4: string;
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
  readonly createdAt: number;
  status: string;
}

/** A request that makes no sense, as Stripe answers it. */
export class PlayedFault extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly code?: string,
    readonly param?: string,
  ) {
    super(message);
  }
}

const id = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;
const missing = (what: string, name: string, param?: string) =>
  new PlayedFault(param === undefined ? 404 : 400, 'invalid_request_error', `No such ${what}: '${name}'`, 'resource_missing', param);
const invalid = (message: string, param?: string) => new PlayedFault(400, 'invalid_request_error', message, undefined, param);
const unexpected = ({ status }: PlayedIntent) =>
  new PlayedFault(
    400,
    'invalid_request_error',
    `You cannot do this because the PaymentIntent has a status of ${status}.`,
    'payment_intent_unexpected_state',
  );

/** The books of a Stripe that is played, written after Stripe's public documents. */
export class StripeBooks {
  readonly sessions = new Map<string, PlayedSession>();
  /** Those of stored methods. */
  readonly intents = new Map<string, PlayedIntent>();
  readonly customers = new Set<string>();
  readonly methods = new Map<string, PlayedMethod>();
  readonly refunds = new Map<string, PlayedRefund>();
  readonly disputes = new Map<string, PlayedDispute>();
  /** What becomes of money that is asked back. */
  refunding: 'succeeded' | 'pending' | 'refused' = 'succeeded';

  /** Which card payers store from now on. */
  storedCard: PlayedMethod['card'] = 'approves';

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
    const stores = params['payment_intent_data[setup_future_usage]'];
    if (stores !== undefined && params['customer_creation'] !== 'always') throw invalid('A customer is needed to store a method.');
    const session: PlayedSession = { id: id('cs_test'), createdAt: this.now, params, amount, currency, status: 'open', intent: null };
    this.sessions.set(session.id, session);
    return session;
  }

  session(name: string): PlayedSession {
    const found = this.sessions.get(name);
    if (found === undefined) throw missing('checkout.session', name);
    return found;
  }

  /** The shop closes a page: one that is open. */
  closeSession(name: string): PlayedSession {
    const session = this.session(name);
    if (session.status !== 'open') throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired.`);
    session.status = 'expired';
    return session;
  }

  /** Latest first, as every list. */
  sessionsBetween(from: number, to: number): PlayedSession[] {
    const all = [...this.sessions.values()].toReversed();
    return all.filter(({ createdAt }) => this.seconds(createdAt) >= from && this.seconds(createdAt) <= to);
  }

  createIntent(params: Readonly<Record<string, string>>): PlayedIntent {
    const [customer = '', method = '', amount] = [params['customer'], params['payment_method'], Number(params['amount'])];
    if (!this.customers.has(customer)) throw missing('customer', customer, 'customer');
    const known = this.methods.get(method);
    if (known?.customer !== customer) throw invalid(`The customer does not have a payment method with the ID ${method}.`, 'payment_method');
    if (!Number.isInteger(amount) || params['confirm'] !== undefined || params['off_session'] !== undefined)
      throw invalid('Only payments on session, noted before they are charged, are played here.');
    const intent: PlayedIntent = {
      id: id('pi'),
      createdAt: this.now,
      status: 'requires_confirmation',
      amount,
      received: 0,
      currency: params['currency'] ?? '',
      chargedAt: null,
      type: 'card',
      metadata: { payment: params['metadata[payment]'] ?? '', stored: params['metadata[stored]'] ?? '' },
      method: known,
      stores: false,
      page: null,
    };
    this.intents.set(intent.id, intent);
    return intent;
  }

  intent(name: string): PlayedIntent {
    const behind = [...this.sessions.values()].find(({ intent }) => intent?.id === name)?.intent;
    const found = this.intents.get(name) ?? behind;
    if (found == null) throw missing('payment_intent', name);
    return found;
  }

  intentsBetween(from: number, to: number): PlayedIntent[] {
    const all = [...this.intents.values()].toReversed();
    return all.filter(({ createdAt }) => this.seconds(createdAt) >= from && this.seconds(createdAt) <= to);
  }

  /** Latest first, whoever asked for them. */
  chargedBetween(from: number, to: number): PlayedIntent[] {
    const all = [...this.intents.values(), ...[...this.sessions.values()].flatMap(({ intent }) => intent ?? [])];
    const charged = all.filter(({ chargedAt }) => chargedAt !== null && this.seconds(chargedAt) >= from && this.seconds(chargedAt) <= to);
    return charged.toSorted((one, other) => other.chargedAt! - one.chargedAt!);
  }

  /** Somebody charges a card in Stripe's dashboard. */
  chargeElsewhere(amount: number, currency: string): PlayedIntent {
    const about = { type: 'card', metadata: {}, method: null, stores: false, page: null } as const;
    const [name, now] = [id('pi'), this.now];
    const paid = { status: 'succeeded', amount, received: amount, currency, createdAt: now, chargedAt: now } as const;
    const intent: PlayedIntent = { id: name, ...about, ...paid };
    this.intents.set(name, intent);
    return intent;
  }

  /** The shop tells Stripe to take the money: once. */
  confirmIntent(name: string, back: string): PlayedIntent {
    const intent = this.intent(name);
    if (intent.status !== 'requires_confirmation') throw unexpected(intent);
    if (!/^https?:\/\//.test(back)) throw invalid('A `return_url` must be specified.');
    const { card } = intent.method!;
    if (card === 'confirms') {
      intent.status = 'requires_action';
      intent.page = `https://hooks.stripe.example/3d_secure/${name}`;
      return intent;
    }
    if (card !== 'approves') {
      intent.status = 'requires_payment_method';
      throw new PlayedFault(402, 'card_error', 'Your card was declined.', card === 'expires' ? 'expired_card' : 'card_declined');
    }
    return this.charge(intent);
  }

  /** The payer says on their bank's page that it is them; or not. */
  answerAtBank(name: string, yes: boolean): void {
    const intent = this.intent(name);
    intent.page = null;
    if (yes) this.charge(intent);
    else intent.status = 'requires_payment_method';
  }

  cancelIntent(name: string): PlayedIntent {
    const intent = this.intent(name);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpected(intent);
    intent.status = 'canceled';
    return intent;
  }

  method(name: string): PlayedMethod {
    const found = this.methods.get(name);
    if (found === undefined) throw missing('PaymentMethod', name);
    return found;
  }

  detach(name: string): PlayedMethod {
    const found = this.method(name);
    if (found.customer === null)
      throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
    found.customer = null;
    return found;
  }

  /** Its methods go with it. */
  deleteCustomer(name: string): void {
    if (!this.customers.delete(name)) throw missing('customer', name);
    for (const method of this.methods.values()) if (method.customer === name) method.customer = null;
  }

  private charge(intent: PlayedIntent): PlayedIntent {
    intent.status = 'succeeded';
    intent.received = intent.amount;
    intent.chargedAt = this.now;
    return intent;
  }

  createRefund(params: Readonly<Record<string, string>>): PlayedRefund {
    const intent = params['payment_intent'] ?? '';
    const paid = this.intent(intent);
    const amount = Number(params['amount']);
    const taken = this.refundsOf(intent).reduce((sum, refund) => sum + (refund.status === 'failed' ? 0 : refund.amount), 0);
    if (paid.status !== 'succeeded') throw invalid('This PaymentIntent does not have a successful charge to refund.');
    if (taken + amount > paid.received) throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge.`);
    if (this.refunding === 'refused') throw invalid('This charge cannot be refunded.');
    const ours = params['metadata[refund]'];
    const metadata: PlayedRefund['metadata'] = ours === undefined ? {} : { refund: ours };
    const refund: PlayedRefund = { id: id('re'), intent, amount, createdAt: this.now, metadata, status: this.refunding };
    this.refunds.set(refund.id, refund);
    return refund;
  }

  refund(name: string): PlayedRefund {
    const found = this.refunds.get(name);
    if (found === undefined) throw missing('refund', name);
    return found;
  }

  refundsOf(intent: string): PlayedRefund[] {
    return [...this.refunds.values()].filter((refund) => refund.intent === intent).toReversed();
  }

  /** Latest first, whoever asked for them. */
  refundsBetween(from: number, to: number): PlayedRefund[] {
    const all = [...this.refunds.values()].toReversed();
    return all.filter(({ createdAt }) => this.seconds(createdAt) >= from && this.seconds(createdAt) <= to);
  }

  /** Latest first, as every list. */
  disputesBetween(from: number, to: number): PlayedDispute[] {
    const all = [...this.disputes.values()].toReversed();
    return all.filter(({ createdAt }) => this.seconds(createdAt) >= from && this.seconds(createdAt) <= to);
  }

  /** What was paid: on a page, or with a stored method. */
  paidBy(name: string): PlayedIntent | null {
    return this.intents.get(name) ?? this.session(name).intent;
  }

  /** The payer pays on the page; what is charged can be played wrong. */
  pay(name: string, charged: { readonly amount?: number; readonly currency?: string } = {}): void {
    const session = this.session(name);
    session.status = 'complete';
    const stores = session.params['payment_intent_data[setup_future_usage]'] !== undefined;
    session.intent = {
      id: session.intent?.id ?? id('pi'),
      createdAt: this.now,
      status: 'succeeded',
      amount: session.amount,
      received: charged.amount ?? session.amount,
      currency: charged.currency ?? session.currency,
      chargedAt: this.now,
      type: session.params['allowed_payment_method_types[0]'] ?? 'card',
      metadata: { payment: session.params['payment_intent_data[metadata][payment]'] ?? '' },
      method: session.intent?.method ?? (stores ? this.storeMethod() : null),
      stores,
      page: null,
    };
  }

  private storeMethod(): PlayedMethod {
    const [customer, name] = [id('cus'), id('pm')];
    this.customers.add(customer);
    const method: PlayedMethod = { id: name, made: customer, customer, card: this.storedCard, last4: '4242' };
    this.methods.set(name, method);
    return method;
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

  /** @param name of a page, or of a payment with a stored method */
  dispute(name: string, status = 'needs_response', amount?: number): PlayedDispute {
    const { id: intent, received, currency } = this.paidBy(name)!;
    const dispute: PlayedDispute = { id: id('du'), intent, amount: amount ?? received, currency, createdAt: this.now, status };
    this.disputes.set(dispute.id, dispute);
    return dispute;
  }
}
