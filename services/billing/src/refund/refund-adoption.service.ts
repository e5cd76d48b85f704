import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { addAuditEntry } from '@rendezvous/site';
import { Incidents } from '../incident/incidents.service.js';
import type { Order } from '../order/order.entity.js';
import { OrderStandings } from '../order/order-standings.service.js';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { ReversalStore } from '../order/reversal.store.js';
import { settleCall } from '../payment/call-outcome.js';
import type { Payment } from '../payment/payment.entity.js';
import type { KnownRefund, PaymentProvider } from '../payment/payment.provider.js';
import { PaymentStore } from '../payment/payment.store.js';
import { Wallets } from '../wallet/wallets.service.js';
import { newRefund } from './new-refund.js';
import { adoptedAmount, roomOf } from './refund-amount.rules.js';
import { RefundQuotes } from './refund-quotes.service.js';
import { RefundSending } from './refund-sending.service.js';
import { RefundSettling } from './refund-settling.service.js';
import { isUndecided } from './refund-state.rules.js';
import { RefundStore } from './refund.store.js';

/**
 * What became of a refund that is not known here: it is `settled`; the provider is `silent`; another refund of the same money is to be decided first, so
 * that it `waits`, or is `stuck` where nobody asks about that one any more; or it is of nothing that is `not-here` (yet).
 */
export type Adopted = 'settled' | 'silent' | 'not-here' | 'waits' | 'stuck';

/** By what money went back: somebody paid it back in the provider's dashboard, or the provider took it by itself. */
type Cause = 'refund' | 'reversal';

interface Following {
  readonly cause?: Cause;
  readonly again?: boolean;
}

/**
 * Takes in refunds that nobody asked for here: somebody made them in a provider's dashboard. So is money that the provider took back by itself, once it is
 * known that no dispute says why. From then on each is like one of ours.
 */
@Injectable()
export class RefundAdoption {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payments: PaymentStore,
    private readonly transitions: OrderTransitions,
    private readonly standings: OrderStandings,
    private readonly wallets: Wallets,
    private readonly incidents: Incidents,
    private readonly quotes: RefundQuotes,
    private readonly sending: RefundSending,
    private readonly settling: RefundSettling,
    private readonly reversals: ReversalStore,
    private readonly store: RefundStore,
  ) {}

  /**
   * @param reference the provider's name for a refund that none here has
   * @param again it was tried before: then a refund of ours that it waits for is left to its own schedule
   */
  async follow(provider: PaymentProvider, reference: string, { cause = 'refund', again = false }: Following = {}): Promise<Adopted> {
    const answer = await settleCall(() => provider.findRefund(reference));
    if (answer.outcome === 'unknown') return 'silent';
    // One of ours is heard of before our own note, which comes with the answer to our call.
    if (answer.outcome === 'refused' || answer.value.id !== null) return 'not-here';
    if (answer.value.status === 'failed') return 'settled';
    const payment = await this.payments.findByReference(provider.name, answer.value.payment);
    if (payment === null) return 'not-here';
    const adopt = () => this.database.transaction((tx) => this.adopt(tx, payment, answer.value, cause));
    const adopted = await adopt();
    if (adopted !== 'waits') return adopted;
    if (again) return this.waiting(payment.orderId);
    // Of two refunds of the same money the provider took one: ours gives its credits back before this one takes them.
    for (const id of await this.store.listOpen(payment.orderId)) await this.sending.send(id);
    const settled = await adopt();
    return settled === 'waits' ? this.waiting(payment.orderId) : settled;
  }

  private async waiting(orderId: number): Promise<Adopted> {
    return (await this.store.isAskedAbout(orderId)) ? 'waits' : 'stuck';
  }

  private async adopt(tx: Tx, payment: Payment, found: KnownRefund, cause: Cause): Promise<Adopted> {
    const order = await this.transitions.lock(tx, payment.orderId);
    if (order.completedAt === null) return 'not-here';
    if ((await this.store.findByReference(payment.provider, found.reference, tx)) !== null) return 'settled';
    const disputed = cause === 'reversal' ? await this.payments.disputed(tx, payment.id) : 'no';
    if (disputed !== 'no') return disputed === 'yes' ? 'settled' : 'silent';
    // the same money, told of in another way: whoever waits for its dispute takes it in
    if (cause === 'refund' && (await this.reversals.isKnown(tx, { provider: payment.provider, reference: found.reference })))
      return 'settled';
    await this.wallets.lock(tx, order.memberId);
    const purchase = await this.store.paidOrder(tx, order.memberId, order.id);
    if (found.amount.currency === purchase.currency && found.amount.amount <= roomOf(purchase)) await this.take(tx, order, payment, found);
    else if (purchase.refunding) return 'waits';
    else
      await this.incidents.noteReported(tx, 'refund-differs', { paymentId: payment.id, subject: found.reference, reported: found.amount });
    return 'settled';
  }

  private async take(tx: Tx, order: Order, payment: Payment, { reference, status, amount: money }: KnownRefund): Promise<void> {
    const { id: orderId, memberId } = order;
    const at = this.clock.now();
    // What a dispute froze is there to be taken; the rest of it is frozen again at the end.
    await this.wallets.release(tx, memberId, orderId);
    const purchase = await this.store.paidOrder(tx, memberId, orderId);
    const taken = adoptedAmount(purchase, await this.quotes.unused(memberId, orderId, tx), money.amount);
    const asked = { ...taken, ...money, memberId, orderId, clientId: randomUUID(), askedBy: null, reason: null };
    const refund = { ...newRefund(asked, at), reference, adopted: true };
    const number = await this.store.insert(tx, refund);
    const { id: refundId, credits } = refund;
    if (credits > 0) await this.wallets.refund(tx, { memberId, orderId, refundId, bought: -credits, at });
    const state = await this.settling.settleIn(tx, refund, { state: status, reference });
    // what is decided is settled by that
    if (isUndecided(state)) await this.standings.settle(tx, order);
    await this.incidents.noteReported(tx, 'refund-adopted', { paymentId: payment.id, subject: reference, reported: money });
    await addAuditEntry(tx, {
      actor: { name: payment.provider, memberId: null, source: 'refunds of the provider' },
      action: 'billing.adopt-refund',
      subject: `refund ${number}: ${credits} credits of order ${orderId}`,
      details: money,
      at,
    });
  }
}
