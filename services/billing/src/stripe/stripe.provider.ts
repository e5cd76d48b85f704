import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { RefundFault } from '@rendezvous/contracts/billing/refund-faults';
import { hours, minutes } from '@rendezvous/contracts/kernel';
import type { Clock } from '@rendezvous/server/clock';
import type { StripeAccount } from '@rendezvous/server/config';
import { Refusal } from '@rendezvous/server/refusal';
// oxlint-disable-next-line import/no-named-as-default -- its module for CommonJS, which tests load, has no other name
import Stripe from 'stripe';
import { type CallOutcome, settleCall } from '../payment/call-outcome.js';
import {
  type AskedPayment,
  type DisputeReport,
  type KnownRefund,
  type ListedCharge,
  type NewPayment,
  type NewRefund,
  PaymentProvider,
  type PaymentReport,
  type ProviderEvent,
  type RefundReport,
  type SignedRequest,
  type StartedPayment,
} from '../payment/payment.provider.js';
import { readStripeEvent } from './stripe-event.rules.js';
import { namesOf } from './stripe-card.rules.js';
import { listedChargeOf } from './stripe-charge.rules.js';
import { isDecided, isMissing, outcomeOfFailure, outcomeOfStoredFailure } from './stripe-failure.rules.js';
import { intentFor, intentReportOf, isIntent, isOurs, isOver, isUncharged, pageOf, startedIntent } from './stripe-intent.rules.js';
import { disputeReportOf, moneyOf, paymentReportOf, refundReportOf, sessionFor, STRIPE_METHODS } from './stripe-payment.rules.js';

/** Somebody waits for most calls, so a short patience; what became of a call is asked later. */
const PATIENCE_MS = 10_000;
/** How old a signature may be, so that a captured request is of no use later. */
const SIGNATURE_SECONDS = 300;
/** Pages are opened while an order waits for its payment. */
const OPENED = { before: minutes(5), after: hours(2) };

const addressOf = (api: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> => {
  const { hostname: host, port, protocol } = new URL(api);
  const name = protocol === 'http:' ? 'http' : 'https';
  return { host, port: port === '' ? (name === 'http' ? 80 : 443) : port, protocol: name };
};

const CHARGE = { expand: ['latest_charge'] };

const call = <T>(work: () => Promise<CallOutcome<T>>): Promise<CallOutcome<T>> => settleCall(work, outcomeOfFailure);

/**
 * The adapter to Stripe: members pay on its own page (Checkout), so neither a card number nor a script of Stripe's comes here. A payment's reference
 * is the name of its Checkout Session, or with a stored method that of its PaymentIntent, which takes money once whoever confirms it.
 */
export class StripeProvider extends PaymentProvider {
  readonly name = 'stripe' as const;
  readonly methods = Object.keys(STRIPE_METHODS) as PaymentMethod[];
  override readonly storable = ['card'] as const;
  private readonly stripe: Stripe;

  constructor(
    private readonly account: StripeAccount,
    private readonly clock: Clock,
  ) {
    super();
    const { secretKey, api } = account;
    // No second try inside of a call, but the one that the library makes under the same key when a line was closed: what is unknown stands in our own
    // rows, and is asked about before anything is sent again.
    const patience = { maxNetworkRetries: 0, timeout: PATIENCE_MS, telemetry: false };
    this.stripe = new Stripe(secretKey, { ...patience, ...(api === null ? {} : addressOf(api)) });
  }

  start(payment: NewPayment): Promise<CallOutcome<StartedPayment>> {
    const { id, attempt, method, stored, expiresAt } = payment;
    if (stored !== null) return this.startStored(payment, stored);
    const name = (STRIPE_METHODS as Partial<Record<PaymentMethod, string>>)[method];
    if (name === undefined) return Promise.resolve({ outcome: 'refused', reason: `Stripe is not asked to take ${method}.` });
    return call(async () => {
      const wanted = sessionFor(payment, name, this.real(expiresAt), new Date());
      const session = await this.stripe.checkout.sessions.create(wanted, { idempotencyKey: `payment:${id}:${attempt}` });
      return { outcome: 'ok', value: startedOf(session) };
    });
  }

  private startStored(payment: NewPayment, stored: string): Promise<CallOutcome<StartedPayment>> {
    const { id, attempt } = payment;
    return settleCall(async () => {
      const intent = await this.stripe.paymentIntents.create(intentFor(payment, stored), { idempotencyKey: `payment:${id}:${attempt}` });
      return { outcome: 'ok', value: startedIntent(intent) };
    }, outcomeOfStoredFailure);
  }

  /** Stripe forgets its keys after a day, and cannot be asked for our ids: what was opened around that time is looked through. */
  findStarted({ id, createdAt, stored }: AskedPayment): Promise<CallOutcome<StartedPayment | null>> {
    const placed = this.real(createdAt).getTime();
    const created = { gte: Math.floor((placed - OPENED.before) / 1000), lte: Math.ceil((placed + OPENED.after) / 1000) };
    return call(async () => {
      if (stored !== null) {
        for await (const intent of this.stripe.paymentIntents.list({ created, limit: 100 }))
          if (isOurs(intent) && intent.metadata['payment'] === id) return { outcome: 'ok', value: startedIntent(intent) };
        return { outcome: 'ok', value: null };
      }
      for await (const session of this.stripe.checkout.sessions.list({ created, limit: 100 }))
        if (session.client_reference_id === id) return { outcome: 'ok', value: startedOf(session) };
      return { outcome: 'ok', value: null };
    });
  }

  override charge(reference: string, back: string): Promise<CallOutcome<string | null>> {
    return call(async () => {
      const intent = await this.stripe.paymentIntents.retrieve(reference);
      const due = isUncharged(intent) && !isOver(intent, this.realNow());
      const charged = due
        ? await this.decide(reference, () => this.stripe.paymentIntents.confirm(reference, { return_url: back }))
        : intent;
      return { outcome: 'ok', value: pageOf(charged) };
    });
  }

  /** A customer of Stripe's is made for each method: both go. */
  override forget(stored: string): Promise<CallOutcome<null>> {
    const { customer, method } = namesOf(stored);
    return call(async () => {
      const known = await unlessMissing(this.stripe.paymentMethods.retrieve(method));
      if (known !== null && known.customer !== null) await unlessMissing(this.stripe.paymentMethods.detach(method));
      await unlessMissing(this.stripe.customers.del(customer));
      return { outcome: 'ok', value: null };
    });
  }

  report(reference: string): Promise<CallOutcome<PaymentReport>> {
    return call(async () => {
      if (isIntent(reference)) return { outcome: 'ok', value: intentReportOf(await this.chargedIntent(reference), this.clock.offset) };
      const session = await this.stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] });
      return { outcome: 'ok', value: paymentReportOf(session, this.clock.offset) };
    });
  }

  /** Closes its page, or takes a stored card's payment back; one on which something was paid, or that is closed, stays as it is. */
  override cancel(reference: string): Promise<CallOutcome<PaymentReport>> {
    return call(async () => {
      if (isIntent(reference)) {
        const intent = await this.decide(reference, () => this.stripe.paymentIntents.cancel(reference, CHARGE));
        return { outcome: 'ok', value: intentReportOf(intent, this.clock.offset) };
      }
      const closed = await call(async () => ({ outcome: 'ok', value: await this.stripe.checkout.sessions.expire(reference) }));
      return closed.outcome === 'unknown' ? closed : this.report(reference);
    });
  }

  refund({ id, attempt, payment, amount }: NewRefund): Promise<CallOutcome<RefundReport>> {
    return call(async () => {
      const intent = await this.intentOf(payment);
      if (intent === null) return { outcome: 'refused', reason: 'nothing-paid' satisfies RefundFault };
      const refund = await this.stripe.refunds.create(
        { payment_intent: intent, amount: amount.amount, reason: 'requested_by_customer', metadata: { refund: id } },
        { idempotencyKey: `refund:${id}:${attempt}` },
      );
      return { outcome: 'ok', value: refundReportOf(refund) };
    });
  }

  reportRefund({ id, payment }: NewRefund): Promise<CallOutcome<RefundReport | null>> {
    return call(async () => {
      const intent = await this.intentOf(payment);
      if (intent === null) return { outcome: 'ok', value: null };
      for await (const refund of this.stripe.refunds.list({ payment_intent: intent, limit: 100 }))
        if (refund.metadata?.['refund'] === id) return { outcome: 'ok', value: refundReportOf(refund) };
      return { outcome: 'ok', value: null };
    });
  }

  override findRefund(reference: string): Promise<CallOutcome<KnownRefund>> {
    return call(async () => {
      const refund = await this.stripe.refunds.retrieve(reference);
      const { payment_intent: intent, amount, currency, metadata } = refund;
      const payment = intent === null ? null : await this.referenceOf(typeof intent === 'string' ? intent : intent.id);
      if (payment === null) return { outcome: 'refused', reason: 'The refund is of no payment that was begun here.' };
      const id = metadata?.['refund'] ?? null;
      return { outcome: 'ok', value: { ...refundReportOf(refund), id, payment, amount: moneyOf(amount, currency) } };
    });
  }

  override listRefunds(from: Date, to: Date): Promise<CallOutcome<readonly string[]>> {
    return this.listNames((created) => this.stripe.refunds.list({ created, limit: 100 }), from, to);
  }

  /** A dispute names the payment behind a page; ours go by the page's name. */
  reportDispute(reference: string): Promise<CallOutcome<DisputeReport>> {
    return call(async () => {
      const dispute = await this.stripe.disputes.retrieve(reference);
      const { payment_intent: intent } = dispute;
      const payment = intent === null ? null : await this.referenceOf(typeof intent === 'string' ? intent : intent.id);
      if (payment === null) return { outcome: 'refused', reason: 'The dispute is of no payment that was begun here.' };
      return { outcome: 'ok', value: disputeReportOf(dispute, payment) };
    });
  }

  /** By when they were opened: Stripe lists none by when it moved. */
  listDisputes(from: Date, to: Date): Promise<CallOutcome<readonly string[]>> {
    return this.listNames((created) => this.stripe.disputes.list({ created, limit: 100 }), from, to);
  }

  /** What we call the payment behind a PaymentIntent; null for one that was not begun here. */
  private async referenceOf(intent: string): Promise<string | null> {
    const [page] = (await this.stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 })).data;
    if (page !== undefined) return page.id;
    return isOurs(await this.stripe.paymentIntents.retrieve(intent)) ? intent : null;
  }

  listCharges(from: Date, to: Date): Promise<CallOutcome<readonly ListedCharge[]>> {
    const created = this.between(from, to);
    return call(async () => {
      const listed: ListedCharge[] = [];
      for await (const charge of this.stripe.charges.list({ created, limit: 100 })) {
        const read = listedChargeOf(charge);
        if (read !== null) listed.push(read);
      }
      return { outcome: 'ok', value: listed };
    });
  }

  readEvent({ headers, body }: SignedRequest): ProviderEvent {
    const read = readStripeEvent(this.signed(headers['stripe-signature'] ?? '', body), this.clock.offset);
    if (read === null) throw new Refusal('request.invalid');
    return read;
  }

  /** What Stripe signed just now, by real time: moving the demo's clock must not make a request stale. */
  private signed(header: string | string[], body: Buffer): unknown {
    try {
      return this.stripe.webhooks.constructEvent(body, header, this.account.webhookSecret, SIGNATURE_SECONDS);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new Refusal('billing.webhook-signature');
      throw new Refusal('request.invalid');
    }
  }

  /** With its latest charge. One that nobody charged in time comes to nothing. */
  private async chargedIntent(reference: string): Promise<Stripe.PaymentIntent> {
    const intent = await this.stripe.paymentIntents.retrieve(reference, CHARGE);
    if (!isUncharged(intent) || !isOver(intent, this.realNow())) return intent;
    return this.decide(reference, () => this.stripe.paymentIntents.cancel(reference, CHARGE));
  }

  /** How a payment stands after a step that decides it, whoever came first. */
  private async decide(reference: string, step: () => Promise<Stripe.PaymentIntent>): Promise<Stripe.PaymentIntent> {
    try {
      return await step();
    } catch (error) {
      if (isDecided(error)) return this.stripe.paymentIntents.retrieve(reference, CHARGE);
      throw error;
    }
  }

  private async intentOf(reference: string): Promise<string | null> {
    if (isIntent(reference)) return reference;
    const { payment_intent: intent } = await this.stripe.checkout.sessions.retrieve(reference);
    return typeof intent === 'string' ? intent : (intent?.id ?? null);
  }

  private real(businessTime: Date): Date {
    return new Date(businessTime.getTime() - this.clock.offset);
  }

  private between(from: Date, to: Date): { readonly gte: number; readonly lt: number } {
    return { gte: this.seconds(from), lt: this.seconds(to) };
  }

  /** The names in one of Stripe's lists of what was made within some time. */
  private listNames(
    list: (created: Stripe.RangeQueryParam) => AsyncIterable<{ readonly id: string }>,
    from: Date,
    to: Date,
  ): Promise<CallOutcome<readonly string[]>> {
    return call(async () => {
      const listed: string[] = [];
      for await (const { id } of list(this.between(from, to))) listed.push(id);
      return { outcome: 'ok', value: listed };
    });
  }

  private seconds(businessTime: Date): number {
    return Math.floor(this.real(businessTime).getTime() / 1000);
  }

  private realNow(): number {
    return this.real(this.clock.now()).getTime();
  }
}

/** null for what Stripe does not know, or knows no more. */
const unlessMissing = async <T>(answer: Promise<T>): Promise<T | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** A page that is closed has no address any more: then there is only the way back. */
const startedOf = ({ id, url, success_url: back }: Stripe.Checkout.Session): StartedPayment => ({
  reference: id,
  redirect: url ?? back ?? '/credits',
});
