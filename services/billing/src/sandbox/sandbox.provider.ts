import { createHmac } from 'node:crypto';
import { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import { Money } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import * as z from 'zod/mini';
import type { CallOutcome } from '../payment/call-outcome.js';
import {
  type NewPayment,
  type NewRefund,
  type PaymentEvent,
  PaymentProvider,
  type PaymentReport,
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

/** What the bank sends. Signed or not, it is somebody else's: what could not be stored is refused here. */
export const SandboxEvent = z.object({
  id: Name,
  payment: Name,
  status: z.enum(['pending', 'paid', 'failed', 'cancelled']),
  amount: Money,
  card: z.nullable(z.object({ brand: z.string().check(z.regex(/^[\p{L}\p{N} .-]{1,40}$/u)), last4: z.string().check(z.regex(/^\d{4}$/)) })),
  at: z.iso.datetime().check(z.regex(/^20/)),
});

/** The key that bank and shop share, made from the installation's own. */
export const webhookSecret = (config: Config): string => createHmac('sha256', config.secretKey).update('sandbox-webhook').digest('hex');

/** Only cards show a brand and four digits. */
export const cardOf = (method: PaymentMethod): PaymentReport['card'] => (method === 'card' ? { brand: 'Visa', last4: '4242' } : null);

/** The adapter to the sandbox bank of the demo: the same steps as with a real company, without money. */
@Injectable()
export class SandboxProvider extends PaymentProvider {
  readonly name = 'sandbox';
  readonly methods = PaymentMethod.options;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly store: SandboxStore,
  ) {
    super();
  }

  async start(payment: NewPayment): Promise<StartedPayment> {
    // Outside the demo nobody may buy with play money, and no other provider is set up.
    if (!this.config.demo) throw new Refusal('server.unavailable');
    const { id, amount, method, merchant, credits, locale, returnPath } = payment;
    await this.database.transaction((tx) =>
      this.store.open(tx, { id, ...amount, merchant, credits, method, locale, returnUrl: returnPath, createdAt: this.clock.now() }),
    );
    return { reference: id, redirect: `/sandbox/bank/${id}` };
  }

  async report(reference: string): Promise<PaymentReport> {
    const payment = await this.store.find(reference);
    if (payment === null) throw new Error(`The sandbox bank does not know the payment ${reference}`);
    return reportOf(payment);
  }

  async refund({ id, payment: paymentId, amount }: NewRefund): Promise<CallOutcome<RefundReport>> {
    const payment = await this.store.find(paymentId);
    if (payment === null || payment.refunds === 'refuse')
      return { outcome: 'refused', reason: 'The bank pays nothing back for this payment.' };
    const createdAt = this.clock.now();
    const taken = await this.database.transaction((tx) => this.store.addRefund(tx, { id, paymentId, amount: amount.amount, createdAt }));
    if (!taken) return { outcome: 'refused', reason: 'More was asked back than was paid.' };
    if (payment.refunds === 'stall') return { outcome: 'unknown', reason: 'The bank gave no answer.' };
    return { outcome: 'ok', value: { reference: id, status: refundStatus(payment.refunds, 0) } };
  }

  async reportRefund({ id, payment: paymentId }: NewRefund): Promise<RefundReport | null> {
    const [payment, refund] = await Promise.all([this.store.find(paymentId), this.store.findRefund(id)]);
    if (payment === null || refund === null) return null;
    if (payment.refunds === 'stall') throw new Error('The sandbox bank gave no answer.');
    const age = (this.clock.now().getTime() - refund.createdAt.getTime()) / 1000;
    return { reference: id, status: refundStatus(payment.refunds, age) };
  }

  readEvent({ headers, body }: SignedRequest): PaymentEvent {
    // Real time, not the demo's clock: this is about the age of a request on its way, and moving the clock must not make it stale.
    const signed = this.config.demo && isSignedBy(webhookSecret(this.config), headers[SIGNATURE_HEADER], new Date(), body);
    if (!signed) throw new Refusal('billing.webhook-signature');
    const parsed = SandboxEvent.safeParse(jsonOf(body));
    if (!parsed.success) throw new Refusal('request.invalid');
    const { payment: reference, at, ...rest } = parsed.data;
    return { ...rest, reference, at: new Date(at) };
  }
}

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
