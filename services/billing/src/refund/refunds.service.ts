import type { Refund as RefundView, requestRefund } from '@rendezvous/contracts/billing/refunds';
import type { InputOf } from '@rendezvous/contracts/route';
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { OrderTransitions } from '../order/order-transitions.service.js';
import { OrderDebits } from '../sepa/order-debits.store.js';
import { Wallets } from '../wallet/wallets.service.js';
import { isUntouched } from './refund-amount.rules.js';
import { type OrderQuote, RefundQuotes } from './refund-quotes.service.js';
import { SEND_REFUND_JOB } from './refund-sending.service.js';
import { newRefund } from './new-refund.js';
import { type NewRefund, RefundStore } from './refund.store.js';
import { type Told, toRefund } from './refund.view.js';

export type RefundRequest = InputOf<typeof requestRefund>['body'];

/** The operator who asks on behalf of a member, and why. */
export interface OnBehalf {
  readonly operatorId: number;
  readonly reason: string;
}

/** Where a refund comes from that its member did not ask for. */
export interface RefundOrigin {
  /** An operator asked for it, here or at the provider. */
  readonly byOperator: boolean;
  /** Its mandate was taken back before the purchase was debited. */
  readonly undone: boolean;
}

/** As the audit log names what operators do about refunds by. */
export const REFUND_CALLS = '/api/operator/refunds';

/** Withdrawals from purchases. */
@Injectable()
export class Refunds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly transitions: OrderTransitions,
    private readonly wallets: Wallets,
    private readonly quotes: RefundQuotes,
    private readonly debits: OrderDebits,
    private readonly store: RefundStore,
  ) {}

  async list(memberId: number): Promise<RefundView[]> {
    const [refunds, uncollected] = await Promise.all([this.store.list(memberId), this.store.uncollected(memberId)]);
    const debits = await this.debits.of(refunds.map(({ orderId }) => orderId));
    return refunds.map((refund) =>
      toRefund(refund, { of: refund.order.state, collected: !uncollected.has(refund.id), debit: debits.get(refund.orderId) ?? null }),
    );
  }

  /** The one of this number, and where it comes from; null when the member has no such refund. For mails. */
  async findByNumber(memberId: number, number: number): Promise<(RefundView & RefundOrigin) | null> {
    const found = await this.store.findByNumber(memberId, number);
    if (found === null) return null;
    return { ...(await this.told(found)), byOperator: found.askedBy !== null || found.adopted, undone: found.undone };
  }

  /**
   * Takes the unused credits of an order and has their price paid back, in one step: what is asked for is neither spent meanwhile nor asked for twice.
   * One refund for a member's client id, however often and however much at once it is asked for.
   * @param by null when the member asks: for all unused credits, to the last day; an operator pays back a part, too, and later
   */
  async request(memberId: number, orderId: number, request: RefundRequest, by: OnBehalf | null = null): Promise<RefundView> {
    const known = await this.store.findByClientId(memberId, request.clientId);
    const refund = known ?? (await this.database.transaction((tx) => this.take(tx, memberId, orderId, request, by)));
    requireSame(refund, orderId, request, by);
    return this.told(refund);
  }

  /** With what became of its direct debit. */
  private async told(refund: Told): Promise<RefundView> {
    const [uncollected, debits] = await Promise.all([this.store.uncollected(refund.memberId), this.debits.of([refund.orderId])]);
    return toRefund(refund, { collected: !uncollected.has(refund.id), debit: debits.get(refund.orderId) ?? null });
  }

  private async take(tx: Tx, memberId: number, orderId: number, request: RefundRequest, by: OnBehalf | null): Promise<Told> {
    // The lock of every other way in which this order may move; a second request waits here until the first has its refund.
    const order = await this.transitions.lockOf(tx, memberId, orderId);
    if (order === null) throw new Refusal('billing.order-not-found');
    const twin = await this.store.findByClientId(memberId, request.clientId, tx);
    if (twin !== null) return twin;
    await this.wallets.lock(tx, memberId);
    const quote =
      by === null
        ? (await this.quotes.of(memberId, tx)).find((candidate) => candidate.order.orderId === orderId)
        : await this.quotes.part(memberId, orderId, request.expected_credits, tx);
    if (!quote) throw new Refusal('billing.refund-not-possible');
    const { credits, amount } = quote;
    if (credits !== request.expected_credits || amount !== request.expected_amount)
      throw new Refusal('billing.refund-changed', { credits, amount, currency: order.currency });
    const asked = { ...partOf(quote), memberId, clientId: request.clientId, askedBy: by?.operatorId ?? null, reason: by?.reason ?? null };
    return this.write(tx, newRefund(asked, this.clock.now()));
  }

  /**
   * Takes back a purchase of which nothing was used, however long ago, since its mandate was. Whoever asks for it settles the refund.
   * @returns null for one of which something was used, or went back
   */
  async takeUntouched(tx: Tx, memberId: number, orderId: number): Promise<NewRefund | null> {
    await this.transitions.lock(tx, orderId);
    await this.wallets.lock(tx, memberId);
    const quote = (await this.quotes.all(memberId, tx)).find(({ order }) => order.orderId === orderId);
    if (quote === undefined || !isUntouched(quote.order, quote.unused)) return null;
    const asked = { ...partOf(quote), memberId, clientId: randomUUID(), askedBy: null, reason: null };
    return this.write(tx, { ...newRefund(asked, this.clock.now()), undone: true });
  }

  private async write(tx: Tx, refund: NewRefund): Promise<NewRefund> {
    const number = await this.store.insert(tx, refund);
    const { id: refundId, memberId, orderId, credits, requestedAt: at, askedBy } = refund;
    await this.wallets.refund(tx, { memberId, orderId, refundId, bought: -credits, at });
    await this.jobs.add(tx, SEND_REFUND_JOB, { refundId }, { key: `refund:${refundId}` });
    await tx.publish('billing.refund-requested', { number, memberId });
    if (askedBy !== null) await this.noteOnBehalf(tx, askedBy, number, refund);
    return refund;
  }

  /** The reason stays with the refund: the log names what was done. */
  private async noteOnBehalf(
    tx: Tx,
    operatorId: number,
    number: number,
    { orderId, credits, amount, currency, requestedAt }: NewRefund,
  ): Promise<void> {
    const subject = `refund ${number}: ${credits} credits of order ${orderId}`;
    const actor = operatorActor(operatorId, REFUND_CALLS);
    await addAuditEntry(tx, { actor, action: 'billing.refund-order', subject, details: { amount, currency }, at: requestedAt });
  }
}

const partOf = ({
  credits,
  amount,
  fee,
  order: { orderId, currency },
}: OrderQuote): Pick<NewRefund, 'credits' | 'amount' | 'fee' | 'orderId' | 'currency'> => ({ credits, amount, fee, orderId, currency });

/** A client id stands for one request: of another order, amount or asker it is a mistake, not a repetition. */
const requireSame = (found: Told, orderId: number, request: RefundRequest, by: OnBehalf | null): void => {
  const same =
    found.orderId === orderId &&
    found.credits === request.expected_credits &&
    found.amount === request.expected_amount &&
    found.askedBy === (by?.operatorId ?? null) &&
    found.reason === (by?.reason ?? null);
  if (!same) throw new Refusal('billing.refund-not-possible');
};
