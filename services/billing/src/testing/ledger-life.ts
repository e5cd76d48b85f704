import { randomUUID } from 'node:crypto';
import { checkOrder, createOrder, type Order } from '@rendezvous/contracts/billing/orders';
import { minutes } from '@rendezvous/contracts/kernel';
import type { TestApp } from '@rendezvous/server/testing';
import type { DisputeReport } from '../payment/payment.provider.js';
import { RefundQuotes } from '../refund/refund-quotes.service.js';
import { Refunds, type RefundRequest } from '../refund/refunds.service.js';
import type { Break, BrokenLine } from './broken-line.js';
import { wishOf } from './checkout.js';
import { DisputingMember } from './disputing-member.js';
import { bankEvent, bankPaymentOf, decideAtBank, sendBankEvent } from './sandbox-bank.js';

export const ACTS = [
  'buy',
  'buy',
  'buy',
  'order',
  'pay',
  'tell',
  'come-back',
  'decline',
  'expire',
  'spend',
  'spend',
  'back',
  'refund',
  'refund',
  'refunded',
  'refunded',
  'refund-failed',
  'dispute',
  'decide',
  'event-again',
  'wish-again',
  'refund-again',
  'spend-again',
  'dispute-again',
] as const;

/** One operation, and where it breaks the first time, if it does. */
export interface Act {
  readonly what: (typeof ACTS)[number];
  /** Which of those that there are by now. */
  readonly which: number;
  readonly credits: number;
  readonly bundle: '10' | '25';
  readonly method: 'card' | 'paypal';
  readonly code: string | undefined;
  readonly status: DisputeReport['status'];
  readonly crash: Break | null;
}

type Wish = Awaited<ReturnType<typeof wishOf>>;

interface Placed {
  readonly wish: Wish;
  readonly order: Order;
  readonly payment: string;
}

interface Dispute {
  readonly reference: string;
  readonly placed: Placed;
  readonly euros: number;
  readonly status: DisputeReport['status'];
}

/** One member's life as a customer: every operation by the product's own doors, broken off and tried again where it is told so. */
export class LedgerLife {
  private readonly placed: Placed[] = [];
  private readonly events: object[] = [];
  private readonly spends: { readonly credits: number; readonly reference: string }[] = [];
  private readonly refunds: { readonly id: string; readonly orderId: number; readonly request: RefundRequest }[] = [];
  private readonly disputes: Dispute[] = [];

  constructor(
    private readonly app: TestApp,
    private readonly line: BrokenLine,
    readonly member: DisputingMember,
  ) {}

  /**
   * @param check after the operation, and in between when it broke off
   * @returns whether it broke off
   */
  async go(act: Act, check: () => Promise<void>): Promise<boolean> {
    const work = await this.workOf(act);
    const broken = act.crash !== null && (await this.line.during(act.crash, work));
    if (broken) {
      await check();
      // What was claimed or put off comes up again, as the jobs find it.
      this.app.clock.advance(minutes(6));
    }
    await work();
    await check();
    return broken;
  }

  /** What is to be done, the same however often it is tried. */
  private async workOf(act: Act): Promise<() => Promise<unknown>> {
    const { what, which } = act;
    const [placed, event] = [this.at(this.placed, which), this.at(this.events, which)];
    const [spent, refund, dispute] = [this.at(this.spends, which), this.at(this.refunds, which), this.at(this.disputes, which)];
    if (what === 'spend') return this.spending({ credits: act.credits, reference: `spent:${this.spends.length}` });
    if (what === 'spend-again') return spent === undefined ? nothing : this.spending(spent);
    if (what === 'back') return spent === undefined ? nothing : () => this.member.giveBack(spent.reference);
    if (what === 'buy' || what === 'order' || placed === undefined) return this.ordering(await this.wish(act), what === 'buy');
    if (what === 'pay' || what === 'decline') return () => this.decide(placed, what === 'pay' ? 'paid' : 'failed');
    if (what === 'tell') return this.telling(bankEvent(this.app, placed.payment));
    if (what === 'event-again') return event === undefined ? nothing : this.telling(event);
    if (what === 'come-back') return () => this.comeBack(placed);
    if (what === 'wish-again') return this.ordering(placed.wish, false);
    if (what === 'expire') return () => this.expire();
    if (what === 'refund') return this.refunding(placed);
    if (what === 'refund-again') return refund === undefined ? nothing : () => this.request(refund.orderId, refund.request);
    if (what === 'refunded' || what === 'refund-failed')
      return refund === undefined ? nothing : () => this.member.decideRefund(refund.id, what === 'refunded' ? 'succeeded' : 'failed');
    if (what === 'dispute') return this.disputing({ reference: randomUUID(), placed, euros: act.credits, status: act.status });
    return dispute === undefined ? nothing : this.disputing(what === 'decide' ? { ...dispute, status: act.status } : dispute);
  }

  private at<T>(list: readonly T[], which: number): T | undefined {
    return list[which % Math.max(1, list.length)];
  }

  /** A code that does not count any more, and a method that is blocked, are chosen otherwise. */
  private async wish({ bundle, method, code }: Act): Promise<Wish> {
    const { memberId } = this.member;
    return wishOf(this.app, memberId, { bundle, method, code }).catch(() => wishOf(this.app, memberId, { bundle, method }));
  }

  private ordering(wish: Wish, pays: boolean): () => Promise<unknown> {
    return async () => {
      const { body, refusal } = await this.app.call(createOrder, wish, { as: this.member.memberId });
      if (refusal !== null) return;
      const known = this.placed.find(({ order }) => order.id === body.order.id);
      const placed = known ?? { wish, order: body.order, payment: bankPaymentOf({ redirect: body.redirect }) };
      if (known === undefined) this.placed.push(placed);
      if (!pays) return;
      await this.decide(placed, 'paid');
      await this.comeBack(placed);
    };
  }

  /** The bank decides once: captured stays captured. */
  private async decide({ payment }: Placed, to: 'paid' | 'failed'): Promise<void> {
    const [row] = await this.app.database.read<{ status: string }>('select status from billing.sandbox_payments where id = $1', [payment]);
    if (row?.status !== 'captured') await decideAtBank(this.app, payment, to);
  }

  private telling(event: object): () => Promise<unknown> {
    this.events.push(event);
    return async () => {
      await sendBankEvent(this.app, event);
      await this.app.jobs.run('billing.process-webhook-events');
    };
  }

  private async comeBack({ order }: Placed): Promise<void> {
    await this.app.call(checkOrder, { orderId: order.id }, { as: this.member.memberId });
  }

  private async expire(): Promise<void> {
    this.app.clock.advance(minutes(61));
    await this.app.jobs.run('billing.expire-orders');
  }

  private spending(spend: { readonly credits: number; readonly reference: string }): () => Promise<unknown> {
    return async () => {
      const paid = await this.member.spend(spend.credits, spend.reference).catch(isTakenAlready);
      if (paid && !this.spends.some(({ reference }) => reference === spend.reference)) this.spends.push(spend);
    };
  }

  private async refunding({ order }: Placed): Promise<() => Promise<unknown>> {
    const quotes = await this.app.get(RefundQuotes).of(this.member.memberId);
    const quote = quotes.find((one) => one.order.orderId === order.id);
    if (quote === undefined) return nothing;
    const request = { clientId: randomUUID(), expected_credits: quote.credits, expected_amount: quote.amount };
    return async () => {
      const { id } = await this.request(order.id, request);
      if (!this.refunds.some((refund) => refund.id === id)) this.refunds.push({ id, orderId: order.id, request });
    };
  }

  private request(orderId: number, request: RefundRequest) {
    return this.app.get(Refunds).request(this.member.memberId, orderId, request);
  }

  /** Only what was captured is disputed. */
  private disputing(dispute: Dispute): () => Promise<unknown> {
    const { placed, status, euros, reference } = dispute;
    return async () => {
      await this.member.dispute({ orderId: placed.order.id, payment: placed.payment }, status, euros, reference);
      this.disputes.push(dispute);
    };
  }
}

const nothing = (): Promise<void> => Promise.resolve();

/** The same again is refused by the ledger itself. */
const isTakenAlready = (error: unknown): boolean => {
  if ((error as { code?: string }).code === '23505') return false;
  throw error;
};
