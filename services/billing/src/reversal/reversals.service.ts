import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { DisputeAsking } from '../dispute/dispute-asking.service.js';
import { Incidents } from '../incident/incidents.service.js';
import { OrderStandings } from '../order/order-standings.service.js';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { type DueReversal, ReversalStore } from '../order/reversal.store.js';
import { settleCall } from '../payment/call-outcome.js';
import type { Payment } from '../payment/payment.entity.js';
import type { KnownRefund, PaymentProvider } from '../payment/payment.provider.js';
import { PaymentProviders } from '../payment/payment-providers.service.js';
import { PaymentStore } from '../payment/payment.store.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { RefundAdoption } from '../refund/refund-adoption.service.js';
import { DISPUTE_WITHIN_MS } from './reversal.rules.js';

/** What came of asking; `not-here`: its payment is not known here (yet). */
type ReversalAnswer = 'settled' | 'silent' | 'not-here';

/**
 * Money that a provider takes back by itself. Nearly always a dispute is behind it, and says what becomes of the credits, also should it be won: so they
 * are frozen until it is heard of. Where none comes, the money has gone back all the same, and that is a refund.
 */
@Injectable()
export class Reversals {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly payments: PaymentStore,
    private readonly transitions: OrderTransitions,
    private readonly standings: OrderStandings,
    private readonly status: PaymentStatusCheck,
    private readonly asking: DisputeAsking,
    private readonly adoption: RefundAdoption,
    private readonly incidents: Incidents,
    private readonly store: ReversalStore,
  ) {}

  /** @param reference the provider's own name for it, by which it is asked about as a refund is */
  async hear(provider: PaymentProvider, reference: string): Promise<ReversalAnswer> {
    const answer = await settleCall(() => provider.findRefund(reference));
    if (answer.outcome !== 'ok') return answer.outcome === 'refused' ? 'not-here' : 'silent';
    if (answer.value.status === 'failed') return 'settled';
    const payment = await this.payments.findByReference(provider.name, answer.value.payment);
    if (payment === null) return 'not-here';
    // one that brought nothing yet is decided first
    if (payment.order.completedAt === null && (await this.status.check(payment.orderId)) === 'silent') return 'silent';
    await this.askDisputes(provider, answer.value.payment);
    await this.database.transaction((tx) => this.note(tx, payment, answer.value));
    return 'settled';
  }

  private async note(tx: Tx, { id: paymentId, orderId, provider }: Payment, { reference, amount: money }: KnownRefund): Promise<void> {
    const order = await this.transitions.lock(tx, orderId);
    if (order.completedAt === null) return;
    const heardAt = this.clock.now();
    const isExplained = (await this.payments.disputed(tx, paymentId)) === 'yes';
    const settleAfter = isExplained ? null : new Date(heardAt.getTime() + DISPUTE_WITHIN_MS);
    if (await this.store.add(tx, { provider, reference, paymentId, ...money, heardAt, settleAfter }))
      await this.standings.settle(tx, order);
  }

  /** The wait of one is over. */
  async settle({ provider: name, reference, orderId }: DueReversal): Promise<void> {
    const provider = this.providers.findNamed(name);
    const payment = await this.payments.findByOrder(orderId);
    if (provider === null || payment === null || payment.reference === null) return;
    if (!(await this.askDisputes(provider, payment.reference))) return;
    const adopted = await this.adoption.follow(provider, reference, { cause: 'reversal' });
    // the provider is silent, or a refund of ours of the same money is undecided: asked again
    if (adopted !== 'settled' && adopted !== 'not-here') return;
    await this.database.transaction(async (tx) => {
      const order = await this.transitions.lock(tx, orderId);
      await this.store.end(tx, { provider: name, reference });
      await this.standings.settle(tx, order);
      // the provider does not know of it any more: an operator sees there what became of the money
      if (adopted === 'not-here')
        await this.incidents.noteReported(tx, 'capture-differs', {
          paymentId: payment.id,
          reported: { amount: 0, currency: payment.currency },
        });
    });
  }

  /** Asks whether a payment is disputed, and how: the event of that may be lost. @returns false when the provider does not say */
  private async askDisputes(provider: PaymentProvider, payment: string): Promise<boolean> {
    const answer = await settleCall(() => provider.findDisputes(payment));
    if (answer.outcome !== 'ok') return false;
    for (const reference of answer.value) if ((await this.asking.ask({ provider: provider.name, reference })) === 'silent') return false;
    return true;
  }
}
