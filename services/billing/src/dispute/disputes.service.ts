import type { Money } from '@rendezvous/contracts/kernel';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Incidents } from '../incident/incidents.service.js';
import { OrderStandings } from '../order/order-standings.service.js';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { ReversalStore } from '../order/reversal.store.js';
import type { Payment } from '../payment/payment.entity.js';
import type { DisputeReport } from '../payment/payment.provider.js';
import { PaymentStore } from '../payment/payment.store.js';
import type { Dispute } from './dispute.entity.js';
import { isAnotherAmount, isDecided, isNews, nextAsk } from './dispute-status.rules.js';
import { DisputeStore } from './dispute.store.js';

/**
 * What became of a report: `outdated`, the dispute has moved since its provider was asked; `too-early`, the payment is not known, or not captured yet,
 * so that it has to come again.
 */
export type Followed = 'followed' | 'outdated' | 'too-early';

/** By what a dispute is heard of: the provider told of it, or it stands in the provider's list of a day, which is asked for so that none is missed. */
export type HeardBy = 'event' | 'list';

interface Following {
  /** How often the dispute had moved when its provider was asked, should the report be an answer: an older one is left out. */
  readonly asked?: number;
  readonly heardBy?: HeardBy;
}

/** The one door through which a dispute moves on: events, asking and testers all end here, twice, late and in any order. */
@Injectable()
export class Disputes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payments: PaymentStore,
    private readonly transitions: OrderTransitions,
    private readonly standings: OrderStandings,
    private readonly incidents: Incidents,
    private readonly reversals: ReversalStore,
    private readonly store: DisputeStore,
  ) {}

  /**
   * Takes in how a dispute stands. The same again changes nothing, and neither does what was true before.
   * @param provider by its name
   */
  async follow(provider: string, report: DisputeReport, { asked, heardBy = 'event' }: Following = {}): Promise<Followed> {
    const payment = await this.payments.findByReference(provider, report.payment);
    if (payment === null) return 'too-early';
    return this.database.transaction(async (tx) => {
      const order = await this.transitions.lock(tx, payment.orderId);
      if (order.completedAt === null) return 'too-early';
      const known = await this.store.find({ provider, reference: report.reference }, tx);
      if (asked !== undefined && (known?.moves ?? 0) !== asked) return 'outdated';
      if (!isNews(known, { status: report.status, ...report.amount })) {
        if (known !== null) await this.store.update(tx, known.id, { askAfter: nextAsk(known.decidedAt, this.clock.now()) });
        return 'followed';
      }
      const dispute = await this.write(tx, payment, order.memberId, report, known);
      // now it is known why the provider took money back; a question alone takes none
      if (report.status !== 'warning') await this.reversals.endOf(tx, payment.id);
      await this.standings.settle(tx, order);
      await this.tell(tx, dispute);
      if (known === null && heardBy === 'list') await this.incidents.noteReported(tx, 'dispute-missed', incidentOf(dispute));
      return 'followed';
    });
  }

  private async write(tx: Tx, payment: Payment, memberId: number, report: DisputeReport, known: Dispute | null): Promise<Dispute> {
    const { id: paymentId, orderId, provider } = payment;
    const { reference, status, amount: money } = report;
    const now = this.clock.now();
    if (known !== null && isAnotherAmount(known, { status, ...money })) return this.reprice(tx, known, money);
    const decidedAt = isDecided(status) ? now : null;
    const changes = {
      ...money,
      status,
      decidedAt,
      askAfter: nextAsk(decidedAt, now),
      // Lost, or lost once more: whoever unblocked the method did so before this.
      unblockedAt: null,
      unblockedBy: null,
      unblockReason: null,
    };
    const openedAt = known?.openedAt ?? (status === 'open' || status === 'lost' ? now : null);
    if (known === null) {
      return this.store.insert(tx, { paymentId, orderId, memberId, provider, reference, ...changes, openedAt, heardAt: now, moves: 1 });
    }
    const moved = { ...changes, openedAt, moves: known.moves + 1 };
    await this.store.update(tx, known.id, moved);
    return { ...known, ...moved };
  }

  /** It stands as it did: when it was decided, and who unblocked its method since, stays. */
  private async reprice(tx: Tx, known: Dispute, money: Money): Promise<Dispute> {
    const changes = { ...money, moves: known.moves + 1, askAfter: nextAsk(known.decidedAt, this.clock.now()) };
    await this.store.update(tx, known.id, changes);
    return { ...known, ...changes };
  }

  /** A warning, and one that comes to nothing, changed nothing for the member. */
  private async tell(tx: Tx, dispute: Dispute): Promise<void> {
    const { id: number, memberId, status, moves, openedAt } = dispute;
    if (openedAt === null) return;
    await tx.publish('billing.dispute-moved', { number, memberId, status, moves });
    if (status === 'open') await this.incidents.noteDisputed(tx, incidentOf(dispute));
  }
}

const incidentOf = ({ paymentId, reference: subject, amount, currency }: Dispute) => ({
  paymentId,
  subject,
  reported: { amount, currency },
});
