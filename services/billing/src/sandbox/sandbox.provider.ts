import { createHmac } from 'node:crypto';
import { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import * as z from 'zod/mini';
import type { CallOutcome } from '../payment/call-outcome.js';
import {
  type AskedPayment,
  type DisputeReport,
  type NewPayment,
  type NewRefund,
  PaymentProvider,
  type PaymentReport,
  type ProviderEvent,
  type RefundReport,
  type SignedRequest,
  type StartedPayment,
} from '../payment/payment.provider.js';
import { isSignedBy } from '../payment/signature.rules.js';
import type { SandboxPayment } from './sandbox-payment.entity.js';
import { REPORTED, refundStatus } from './sandbox.rules.js';
import { SandboxStore } from './sandbox.store.js';

export const SIGNATURE_HEADER = 'sandbox-signature';

/** A name as a provider gives it: short, in plain characters. */
const Name = z.string().check(z.regex(/^[\w.:-]{1,200}$/));

/** What the bank sends: which payment to ask about, and why. Signed or not, it is somebody else's: what could not be stored is refused here. */
export const SandboxEvent = z.object({
  id: Name,
  payment: Name,
  status: z.enum(['pending', 'paid', 'failed', 'cancelled']),
  at: z.iso.datetime().check(z.regex(/^20/)),
});

/** The same of a dispute. */
export const SandboxDisputeEvent = z.object({
  id: Name,
  dispute: Name,
  status: z.enum(['warning', 'open', 'won', 'lost']),
  at: z.iso.datetime().check(z.regex(/^20/)),
});

/** The key that bank and shop share, made from the installation's own. */
export const webhookSecret = ({ secretKey }: Pick<Config, 'secretKey'>): string =>
  createHmac('sha256', secretKey).update('sandbox-webhook').digest('hex');

/** Only cards show a brand and four digits. */
const cardOf = (method: PaymentMethod): PaymentReport['card'] => (method === 'card' ? { brand: 'Visa', last4: '4242' } : null);

/** The adapter to the sandbox bank of the demo: the same steps as with a real company, without money. */
@Injectable()
export class SandboxProvider extends PaymentProvider {
  readonly name = 'sandbox' as const;
  readonly methods = PaymentMethod.options;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly store: SandboxStore,
  ) {
    super();
  }

  async start(payment: NewPayment): Promise<CallOutcome<StartedPayment>> {
    const { id, amount, method, merchant, credits, locale, returnPath } = payment;
    const opened = { id, ...amount, merchant, credits, method, locale, returnUrl: returnPath, createdAt: this.clock.now() };
    await this.database.transaction((tx) => this.store.open(tx, opened));
    const kept = await this.store.find(id);
    const same = kept?.amount === amount.amount && kept.currency === amount.currency && kept.method === method;
    return same ? { outcome: 'ok', value: startedOf(id) } : { outcome: 'refused', reason: 'The bank knows another payment by this id.' };
  }

  async findStarted({ id }: AskedPayment): Promise<CallOutcome<StartedPayment | null>> {
    return { outcome: 'ok', value: (await this.store.find(id)) === null ? null : startedOf(id) };
  }

  async report(reference: string): Promise<CallOutcome<PaymentReport>> {
    const payment = await this.store.find(reference);
    if (payment === null) return { outcome: 'refused', reason: 'The bank does not know this payment.' };
    return { outcome: 'ok', value: reportOf(payment) };
  }

  async refund({ id, payment: paymentId, amount }: NewRefund): Promise<CallOutcome<RefundReport>> {
    const payment = await this.store.find(paymentId);
    if (payment === null || payment.refunds === 'refuse')
      return { outcome: 'refused', reason: 'The bank pays nothing back for this payment.' };
    const createdAt = this.clock.now();
    const taken = await this.database.transaction((tx) => this.store.addRefund(tx, { id, paymentId, amount: amount.amount, createdAt }));
    if (!taken) return { outcome: 'refused', reason: 'More was asked back than was paid, or the bank knows another refund by this id.' };
    if (payment.refunds === 'stall') return { outcome: 'unknown', reason: 'The bank gave no answer.' };
    return { outcome: 'ok', value: { reference: id, status: refundStatus(payment.refunds, 0) } };
  }

  async reportRefund({ id, payment: paymentId }: NewRefund): Promise<CallOutcome<RefundReport | null>> {
    const [payment, refund] = await Promise.all([this.store.find(paymentId), this.store.findRefund(id)]);
    if (payment === null || refund === null) return { outcome: 'ok', value: null };
    if (payment.refunds === 'stall') return { outcome: 'unknown', reason: 'The bank gave no answer.' };
    const age = (this.clock.now().getTime() - refund.createdAt.getTime()) / 1000;
    return { outcome: 'ok', value: { reference: id, status: refundStatus(payment.refunds, age) } };
  }

  async reportDispute(reference: string): Promise<CallOutcome<DisputeReport>> {
    const dispute = z.uuid().safeParse(reference).success ? await this.store.findDispute(reference) : null;
    const payment = dispute === null ? null : await this.store.find(dispute.paymentId);
    if (dispute === null || payment === null) return { outcome: 'refused', reason: 'The bank does not know this dispute.' };
    const { amount, status, paymentId } = dispute;
    return { outcome: 'ok', value: { reference, payment: paymentId, amount: { amount, currency: payment.currency }, status } };
  }

  readEvent({ headers, body }: SignedRequest): ProviderEvent {
    // Real time, not the demo's clock: this is about the age of a request on its way, and moving the clock must not make it stale.
    const signed = isSignedBy(webhookSecret(this.config), headers[SIGNATURE_HEADER], new Date(), body);
    if (!signed) throw new Refusal('billing.webhook-signature');
    const told = jsonOf(body);
    const news = SandboxDisputeEvent.safeParse(told);
    if (news.success)
      return { id: news.data.id, kind: 'dispute', type: news.data.status, reference: news.data.dispute, at: new Date(news.data.at) };
    const parsed = SandboxEvent.safeParse(told);
    if (!parsed.success) throw new Refusal('request.invalid');
    const { id, payment: reference, status, at } = parsed.data;
    return { id, kind: 'payment', type: status, reference, at: new Date(at) };
  }
}

const startedOf = (id: string): StartedPayment => ({ reference: id, redirect: `/sandbox/bank/${id}` });

/** undefined for what is no JSON. */
const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

const reportOf = ({ status, amount, currency, method, decidedAt, createdAt }: SandboxPayment): PaymentReport => ({
  status: REPORTED[status],
  amount: { amount, currency },
  card: status === 'captured' ? cardOf(method) : null,
  at: decidedAt ?? createdAt,
});
