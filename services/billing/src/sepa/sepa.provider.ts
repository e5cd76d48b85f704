import type { RefundFault } from '@rendezvous/contracts/billing/refund-faults';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Clock } from '@rendezvous/server/clock';
import * as z from 'zod/mini';
import type { CallOutcome } from '../payment/call-outcome.js';
import {
  type AskedPayment,
  type DisputeReport,
  type ListedCharge,
  type NewPayment,
  type NewRefund,
  PaymentProvider,
  type PaymentReport,
  type ProviderEvent,
  type RefundReport,
  type StartedPayment,
} from '../payment/payment.provider.js';
import { DebitRefundStore } from './debit-refund.store.js';
import type { DebitRefundState, DirectDebit } from './direct-debit.entity.js';
import { DirectDebitStore } from './direct-debit.store.js';
import { MandateStore } from './mandate.store.js';
import { WithheldDebits } from './withheld-debits.service.js';

/** The page on which a direct debit is signed. */
const pageOf = (orderId: number): string => `/directdebit?order=${orderId}`;

const PAYMENT: Readonly<Record<DirectDebit['state'], PaymentReport['status']>> = {
  open: 'pending',
  'given-up': 'cancelled',
  // Credits come at once: a debit that the bank gives back later is a dispute that is lost.
  registered: 'paid',
  withheld: 'paid',
  sent: 'paid',
  collected: 'paid',
  rejected: 'paid',
  returned: 'paid',
};

const REFUND: Readonly<Record<DebitRefundState, RefundReport['status']>> = {
  waiting: 'pending',
  sent: 'pending',
  withheld: 'succeeded',
  paid: 'succeeded',
  failed: 'failed',
};

const refused = (reason: string) => ({ outcome: 'refused', reason }) as const;
const UNKNOWN = refused('No direct debit has this name.');

/** The adapter to our own bank: what others keep at a company, we keep here, and send to the bank in files. It sends no events. */
@Injectable()
export class SepaProvider extends PaymentProvider {
  readonly name = 'sepa' as const;
  readonly methods = ['sepa'] as const;

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly debits: DirectDebitStore,
    private readonly refunds: DebitRefundStore,
    private readonly mandates: MandateStore,
    private readonly withheld: WithheldDebits,
  ) {
    super();
  }

  async start({ id: paymentId, orderId, amount: money }: NewPayment): Promise<CallOutcome<StartedPayment>> {
    const { amount, currency } = money;
    if (currency !== 'EUR') return refused('A direct debit is in euros.');
    await this.debits.open({ paymentId, orderId, amount, currency, createdAt: this.clock.now() });
    const kept = await this.debits.find(paymentId);
    if (kept?.amount !== amount || kept.orderId !== orderId) return refused('Another direct debit has this name.');
    return { outcome: 'ok', value: startedOf(kept) };
  }

  async findStarted({ id }: AskedPayment): Promise<CallOutcome<StartedPayment | null>> {
    const debit = await this.debits.find(id);
    return { outcome: 'ok', value: debit === null ? null : startedOf(debit) };
  }

  async report(reference: string): Promise<CallOutcome<PaymentReport>> {
    const debit = await this.named(reference);
    if (debit === null) return UNKNOWN;
    const { state, amount, currency, signedAt, createdAt } = debit;
    return {
      outcome: 'ok',
      value: { status: PAYMENT[state], amount: { amount, currency }, card: null, stored: null, at: signedAt ?? createdAt },
    };
  }

  /** What nobody signed is given up, and what was typed for it forgotten. */
  override async cancel(reference: string): Promise<CallOutcome<PaymentReport>> {
    await this.database.transaction(async (tx) => {
      const debit = z.uuid().safeParse(reference).success ? await this.debits.lock(tx, reference) : null;
      if (debit?.state === 'open') await this.debits.update(tx, reference, { state: 'given-up', sealed: null });
    });
    return this.report(reference);
  }

  /**
   * Before a debit is sent, what is asked back waits; once that is all of it, nothing is collected at all. What was sent is paid back when the money is
   * here: before, it could go back twice. Of an account that is forgotten nobody knows any more where it is to go: such a refund is refused.
   */
  async refund({ id, payment, amount: { amount } }: NewRefund): Promise<CallOutcome<RefundReport>> {
    return this.database.transaction(async (tx) => {
      const debit = z.uuid().safeParse(payment).success ? await this.debits.lock(tx, payment) : null;
      if (debit === null) return refused('payment-unknown' satisfies RefundFault);
      const known = await this.refunds.listOf(tx, payment);
      const same = known.find((refund) => refund.id === id);
      if (same !== undefined)
        return same.amount === amount ? { outcome: 'ok', value: refundOf(same) } : refused('other-refund' satisfies RefundFault);
      if (!['registered', 'sent', 'collected'].includes(debit.state)) return refused('debit-over' satisfies RefundFault);
      const asked = amount + known.reduce((sum, refund) => sum + refund.amount, 0);
      if (asked > debit.amount) return refused('too-much' satisfies RefundFault);
      const withheld = debit.state === 'registered' && asked === debit.amount;
      if (!withheld && !(await this.mandates.holdAccount(tx, debit.mandateId))) return refused('account-unknown' satisfies RefundFault);
      const state = withheld ? 'withheld' : 'waiting';
      await this.refunds.insert(tx, { id, paymentId: payment, amount, state, createdAt: this.clock.now() });
      if (withheld) {
        await this.refunds.decideWaiting(tx, payment, 'withheld');
        await this.withheld.withhold(tx, payment);
      }
      return { outcome: 'ok', value: refundOf({ id, state }) };
    });
  }

  async reportRefund({ id }: NewRefund): Promise<CallOutcome<RefundReport | null>> {
    const refund = await this.refunds.find(id);
    return { outcome: 'ok', value: refund === null ? null : refundOf(refund) };
  }

  /** A debit goes back once: the dispute has its name. */
  async reportDispute(reference: string): Promise<CallOutcome<DisputeReport>> {
    const debit = await this.named(reference);
    if (debit?.returnKind == null) return refused('Nothing of this name went back.');
    return { outcome: 'ok', value: disputeOf(debit) };
  }

  /** None: a debit goes back by an answer of the bank's, which is kept before it is read, so that no list could name more than stands here. */
  listDisputes(): Promise<CallOutcome<readonly string[]>> {
    return Promise.resolve({ outcome: 'ok', value: [] });
  }

  /** What was signed: of money that the bank books without any name of ours its answers tell. */
  async listCharges(from: Date, to: Date): Promise<CallOutcome<readonly ListedCharge[]>> {
    const signed = await this.debits.listSigned(from, to);
    return {
      outcome: 'ok',
      value: signed.map(({ paymentId, amount, currency }) => ({ reference: paymentId, payment: paymentId, amount: { amount, currency } })),
    };
  }

  readEvent(): ProviderEvent {
    throw new Refusal('billing.webhook-signature');
  }

  private async named(reference: string): Promise<DirectDebit | null> {
    return z.uuid().safeParse(reference).success ? this.debits.find(reference) : null;
  }
}

const startedOf = ({ paymentId, orderId }: Pick<DirectDebit, 'paymentId' | 'orderId'>): StartedPayment => ({
  reference: paymentId,
  redirect: pageOf(orderId),
});

const refundOf = ({ id, state }: { readonly id: string; readonly state: DebitRefundState }): RefundReport => ({
  reference: id,
  status: REFUND[state],
});

/** What a debit that went back, or was stopped, is for its payment: a dispute, and lost. */
export const disputeOf = ({ paymentId, amount, currency }: DirectDebit): DisputeReport => ({
  reference: paymentId,
  payment: paymentId,
  amount: { amount, currency },
  status: 'lost',
});
