import { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { RefundFault } from '@rendezvous/contracts/billing/refund-faults';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import * as z from 'zod/mini';
import type { CallOutcome } from '../payment/call-outcome.js';
import {
  type AskedPayment,
  CHARGE_WITHIN_MS,
  type DisputeReport,
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
import { isSignedBy } from '../payment/signature.rules.js';
import { CARD_PRINTS, chargeOf, keptCard } from './bank-card.rules.js';
import { BankService } from './bank.service.js';
import { SandboxDisputeEvent, SandboxEvent, SIGNATURE_HEADER, webhookSecret } from './sandbox-event.js';
import type { SandboxPayment } from './sandbox-payment.entity.js';
import { REPORTED, refundStatus } from './sandbox.rules.js';
import { SandboxStore } from './sandbox.store.js';

/** The adapter to the sandbox bank of the demo: the same steps as with a real company, without money. */
@Injectable()
export class SandboxProvider extends PaymentProvider {
  readonly name = 'sandbox' as const;
  readonly methods = PaymentMethod.options;
  override readonly storable = ['card'] as const;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly store: SandboxStore,
    private readonly bank: BankService,
  ) {
    super();
  }

  async start(payment: NewPayment): Promise<CallOutcome<StartedPayment>> {
    const { id, amount, method, merchant, credits, locale, returnPath, store, stored } = payment;
    const card = stored === null ? null : await this.findKept(stored);
    if (stored !== null && card === null) return { outcome: 'refused', reason: 'The bank keeps no such card.', gone: true };
    const opened = { id, ...amount, merchant, credits, method, locale, returnUrl: returnPath, createdAt: this.clock.now() };
    const paid =
      card === null
        ? { status: 'open' as const, store, card: 'approves' as const, storedCard: null }
        : { status: 'uncharged' as const, store: false, card: card.card, storedCard: card.id };
    await this.database.transaction((tx) => this.store.open(tx, { ...opened, ...paid }));
    const kept = await this.store.find(id);
    const same = kept?.amount === amount.amount && kept.currency === amount.currency && kept.method === method;
    return same && kept.storedCard === (card?.id ?? null)
      ? { outcome: 'ok', value: startedOf(kept) }
      : { outcome: 'refused', reason: 'The bank knows another payment by this id.' };
  }

  async findStarted({ id }: AskedPayment): Promise<CallOutcome<StartedPayment | null>> {
    const found = await this.store.find(id);
    return { outcome: 'ok', value: found === null ? null : startedOf(found) };
  }

  /** Decides at once, or opens the page on which the payer is asked. */
  override async charge(reference: string): Promise<CallOutcome<string | null>> {
    const payment = await this.store.find(reference);
    const card = payment?.storedCard == null ? null : await this.store.find(payment.storedCard);
    if (payment === null || card === null)
      return { outcome: 'refused', reason: 'The bank knows no such payment with a card that it keeps.' };
    const status = card.cardForgottenAt === null ? chargeOf(card.card, card.createdAt, this.clock.now()) : 'declined';
    await this.bank.charge(payment, status);
    return { outcome: 'ok', value: (await this.store.find(reference))?.status === 'open' ? pageOf(reference) : null };
  }

  override async forget(stored: string): Promise<CallOutcome<null>> {
    if (z.uuid().safeParse(stored).success) await this.store.forgetCard(stored, this.clock.now());
    return { outcome: 'ok', value: null };
  }

  async report(reference: string): Promise<CallOutcome<PaymentReport>> {
    const payment = await this.store.find(reference);
    if (payment === null) return { outcome: 'refused', reason: 'The bank does not know this payment.' };
    return { outcome: 'ok', value: reportOf(await this.giveUpUncharged(payment)) };
  }

  override async cancel(reference: string): Promise<CallOutcome<PaymentReport>> {
    await this.database.transaction((tx) => this.store.move(tx, reference, ['uncharged', 'open'], 'cancelled', this.clock.now()));
    return this.report(reference);
  }

  async refund({ id, payment: paymentId, amount }: NewRefund): Promise<CallOutcome<RefundReport>> {
    const payment = await this.store.find(paymentId);
    if (payment === null || payment.refunds === 'refuse')
      return { outcome: 'refused', reason: 'The bank pays nothing back for this payment.' };
    const createdAt = this.clock.now();
    const taken = await this.database.transaction((tx) => this.store.addRefund(tx, { id, paymentId, amount: amount.amount, createdAt }));
    if (!taken) return { outcome: 'refused', reason: 'More was asked back than was paid, or the bank knows another refund by this id.' };
    if (payment.refunds === 'stall') return { outcome: 'unknown', reason: 'sent-unanswered' satisfies RefundFault };
    return { outcome: 'ok', value: { reference: id, status: refundStatus(payment.refunds, 0) } };
  }

  async reportRefund({ id, payment: paymentId }: NewRefund): Promise<CallOutcome<RefundReport | null>> {
    const [payment, refund] = await Promise.all([this.store.find(paymentId), this.store.findRefund(id)]);
    if (payment === null || refund === null) return { outcome: 'ok', value: null };
    if (payment.refunds === 'stall') return { outcome: 'unknown', reason: 'no-answer' satisfies RefundFault };
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

  async listDisputes(from: Date, to: Date): Promise<CallOutcome<readonly string[]>> {
    return { outcome: 'ok', value: (await this.store.listOpened(from, to)).map(({ reference }) => reference) };
  }

  async listCharges(from: Date, to: Date): Promise<CallOutcome<readonly ListedCharge[]>> {
    const captured = await this.store.listCaptured(from, to);
    return {
      outcome: 'ok',
      value: captured.map(({ id, amount, currency }) => ({ reference: id, payment: id, amount: { amount, currency } })),
    };
  }

  /** The card that was kept with a payment; null when the bank keeps none by this name. */
  private async findKept(stored: string): Promise<SandboxPayment | null> {
    const found = z.uuid().safeParse(stored).success ? await this.store.find(stored) : null;
    return found?.store && found.status === 'captured' && found.cardForgottenAt === null ? found : null;
  }

  /** A payment with a kept card that was not charged in time comes to nothing. */
  private async giveUpUncharged(payment: SandboxPayment): Promise<SandboxPayment> {
    const now = this.clock.now();
    if (payment.status !== 'uncharged' || now.getTime() - payment.createdAt.getTime() < CHARGE_WITHIN_MS) return payment;
    await this.database.transaction((tx) => this.store.move(tx, payment.id, ['uncharged'], 'cancelled', now));
    return (await this.store.find(payment.id)) ?? payment;
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

const pageOf = (id: string): string => `/sandbox/bank/${id}`;

/** A kept card has nothing to do on the bank's page until it is charged. */
const startedOf = ({ id, storedCard }: SandboxPayment): StartedPayment => ({
  reference: id,
  redirect: storedCard === null ? pageOf(id) : null,
});

/** undefined for what is no JSON. */
const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

const reportOf = ({ id, status, amount, currency, method, card, store, decidedAt, createdAt }: SandboxPayment): PaymentReport => {
  const { brand, last4 } = CARD_PRINTS[card];
  // Only cards show a brand and four digits.
  const shown = status === 'captured' && method === 'card';
  return {
    status: REPORTED[status],
    ...(status === 'processing' && { processing: true }),
    amount: { amount, currency },
    card: shown ? { brand, last4 } : null,
    stored: shown && store ? { reference: id, ...keptCard(card, createdAt) } : null,
    at: decidedAt ?? createdAt,
  };
};
