import type { RefundState } from '@rendezvous/contracts/billing/refunds';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Companies } from '@rendezvous/site';
import type { Order } from '../order/order.entity.js';
import { IssuedDocumentStore } from '../order/issued-document.store.js';
import { OrderStandings } from '../order/order-standings.service.js';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { Wallets } from '../wallet/wallets.service.js';
import { refundedTax } from './refund-amount.rules.js';
import type { Refund } from './refund.entity.js';
import { nextTry } from './refund-schedule.rules.js';
import { isNext, isUndecided } from './refund-state.rules.js';
import { RefundStore } from './refund.store.js';

/** What is known of a refund, and from whom. */
export interface RefundNews {
  readonly state: Exclude<RefundState, 'requested'>;
  readonly reference?: string;
  /** What went wrong: a `RefundFault`, or in the words of the provider or of the line to it. */
  readonly fault?: string;
}

/** A refund as it was when its provider was asked. */
type AskedAbout = Pick<Refund, 'id' | 'orderId' | 'state' | 'tries'>;

/** The one door through which a refund moves on: the answer to our call, an event and polling all end here, twice, late and in any order. */
@Injectable()
export class RefundSettling {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly companies: Companies,
    private readonly transitions: OrderTransitions,
    private readonly standings: OrderStandings,
    private readonly wallets: Wallets,
    private readonly documents: IssuedDocumentStore,
    private readonly store: RefundStore,
  ) {}

  /**
   * @param asked the refund as it was when its provider was asked
   * @returns how it stands now
   */
  settle(asked: AskedAbout, news: RefundNews): Promise<RefundState> {
    return this.database.transaction((tx) => this.settleIn(tx, asked, news));
  }

  /** The same as a step of what the caller does. */
  async settleIn(tx: Tx, asked: AskedAbout, news: RefundNews): Promise<RefundState> {
    const { id, orderId } = asked;
    const order = await this.transitions.lock(tx, orderId);
    const refund = await this.store.lock(tx, id);
    if (!isNext(refund.state, news.state)) return this.wait(tx, refund, asked, news);
    await this.moveMoney(tx, refund, news.state);
    const decidedAt = isUndecided(news.state) ? null : (refund.decidedAt ?? this.clock.now());
    const document = await this.document(tx, order, refund, news.state);
    const tryAfter = nextTry(news.state, 0, this.clock.now());
    await this.store.update(tx, id, { ...kept(news), ...document, decidedAt, tries: 0, tryAfter });
    if (decidedAt !== null) await this.standings.settle(tx, order);
    await tx.publish('billing.refund-moved', { number: refund.number, memberId: refund.memberId, state: news.state });
    return news.state;
  }

  /** Nothing new: the provider is asked again, ever more seldom. */
  private async wait(tx: Tx, refund: Refund, asked: AskedAbout, news: RefundNews): Promise<RefundState> {
    // Somebody else asked at the same time, and counted it.
    if (refund.tries !== asked.tries || refund.state !== asked.state) return refund.state;
    const tries = refund.tries + 1;
    const tryAfter = nextTry(refund.state, tries, this.clock.now());
    await this.store.update(tx, refund.id, { ...(news.fault === undefined ? {} : { fault: news.fault }), tries, tryAfter });
    return refund.state;
  }

  /** What was set apart went back, or did not get there: then the credits are the member's again. */
  private async moveMoney(tx: Tx, { id, orderId, memberId, amount, credits, state }: Refund, to: RefundState): Promise<void> {
    if (to === 'succeeded') await this.store.moveMoney(tx, orderId, { refunding: -amount, refunded: amount });
    if (to !== 'failed') return;
    await this.store.moveMoney(
      tx,
      orderId,
      state === 'succeeded' ? { refunding: 0, refunded: -amount } : { refunding: -amount, refunded: 0 },
    );
    if (credits > 0) await this.wallets.refund(tx, { memberId, orderId, refundId: id, bought: credits, at: this.clock.now() });
  }

  /** Issued by the company that sold, as it is now. A credit note stays as it is: what comes back is a document of its own, which cancels it. */
  private async document(
    tx: Tx,
    { id, companyId: sold, taxRate }: Order,
    { amount, state }: Refund,
    to: RefundState,
  ): Promise<Partial<Refund>> {
    if (to !== 'succeeded' && state !== 'succeeded') return {};
    const [company, at] = [await this.companies.find(tx, sold!), this.clock.now()];
    if (state === 'succeeded') {
      const { sellerId, year, number } = await this.documents.issue(tx, 'reversal', company, at);
      return { reversalSellerId: sellerId, reversalYear: year, reversalNumber: number, reversedAt: at };
    }
    const tax = refundedTax(amount, taxRate, await this.store.paidBack(tx, id));
    const { companyId, sellerId, year, number } = await this.documents.issue(tx, 'credit-note', company, at);
    return { tax, companyId, sellerId, creditNoteYear: year, creditNoteNumber: number };
  }
}

const kept = ({ state, reference, fault }: RefundNews): Partial<Refund> => ({
  state,
  fault: fault ?? null,
  ...(reference === undefined ? {} : { reference }),
});
