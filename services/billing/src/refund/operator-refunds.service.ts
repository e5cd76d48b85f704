import type {
  listOperatorRefunds,
  OperatorRefund,
  OperatorRefundQuote,
  requestOperatorRefund,
  requestRefundDecision,
} from '@rendezvous/contracts/billing/operator-refunds';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { OperatorRefundStore, REFUND_PAGE, type RefundRow, toOperatorRefund } from './operator-refund.store.js';
import { RefundDecisionStore, toRefundDecision } from './refund-decision.store.js';
import { RefundDecisions } from './refund-decisions.service.js';
import { type OrderQuote, RefundQuotes, toQuote } from './refund-quotes.service.js';
import { RefundSending } from './refund-sending.service.js';
import { isUndecided } from './refund-state.rules.js';
import { REFUND_CALLS, Refunds } from './refunds.service.js';

/** What operators see of refunds, and do about them. */
@Injectable()
export class OperatorRefunds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly quotes: RefundQuotes,
    private readonly refunds: Refunds,
    private readonly sending: RefundSending,
    private readonly decisions: RefundDecisions,
    private readonly decisionStore: RefundDecisionStore,
    private readonly store: OperatorRefundStore,
  ) {}

  async list({ state, provider, before }: InputOf<typeof listOperatorRefunds>['query']): Promise<ReplyOf<typeof listOperatorRefunds>> {
    const [rows, waiting] = await Promise.all([
      this.store.page({ state, provider: provider ?? null, before: before ?? null }),
      this.store.countWaiting(),
    ]);
    return { refunds: await this.withDecisions(rows.slice(0, REFUND_PAGE)), more: rows.length > REFUND_PAGE, waiting };
  }

  /** Asks the company once more, at once: the operator sees what came of it. */
  async ask(id: string, operatorId: number): Promise<OperatorRefund> {
    const { number, state } = await this.read(id);
    if (!isUndecided(state)) throw new Refusal('billing.refund-decided');
    await this.database.transaction((tx) =>
      addAuditEntry(tx, {
        actor: operatorActor(operatorId, REFUND_CALLS),
        action: 'billing.ask-refund',
        subject: `refund ${number}`,
        at: this.clock.now(),
      }),
    );
    await this.sending.send(id);
    return this.read(id);
  }

  /** What became of it, as the operator heard it there. */
  async requestDecision(id: string, heard: InputOf<typeof requestRefundDecision>['body'], operatorId: number): Promise<OperatorRefund> {
    await this.decisions.ask(id, heard, operatorId);
    return this.read(id);
  }

  async approve(decisionId: number, operatorId: number): Promise<OperatorRefund> {
    return this.read(await this.decisions.approve(decisionId, operatorId));
  }

  async decline(decisionId: number, operatorId: number): Promise<OperatorRefund> {
    return this.read(await this.decisions.decline(decisionId, operatorId));
  }

  async listQuotes(memberId: number): Promise<OperatorRefundQuote[]> {
    return (await this.quotes.all(memberId)).map(toOperatorQuote);
  }

  async quote(orderId: number, credits: number): Promise<OperatorRefundQuote> {
    const quote = await this.quotes.part(await this.memberOf(orderId), orderId, credits);
    if (quote === null) throw new Refusal('billing.refund-not-possible');
    return toOperatorQuote(quote);
  }

  /** By the same door as its member's: the credits go, and the money is asked for, in one step. */
  async request(
    orderId: number,
    { reason, ...asked }: InputOf<typeof requestOperatorRefund>['body'],
    operatorId: number,
  ): Promise<OperatorRefund> {
    const memberId = await this.memberOf(orderId);
    if (memberId === operatorId) throw new Refusal('billing.refund-own');
    const { id } = await this.refunds.request(memberId, orderId, asked, { operatorId, reason });
    return this.read(id);
  }

  private async memberOf(orderId: number): Promise<number> {
    const memberId = await this.store.memberOf(orderId);
    if (memberId === null) throw new Refusal('billing.order-not-found');
    return memberId;
  }

  private async read(id: string): Promise<OperatorRefund> {
    const found = await this.store.find(id);
    if (found === null) throw new Refusal('billing.refund-not-found');
    return (await this.withDecisions([found]))[0]!;
  }

  private async withDecisions(rows: readonly RefundRow[]): Promise<OperatorRefund[]> {
    const decisions = await this.decisionStore.latestOf(rows.map(({ id }) => id));
    const now = this.clock.now();
    return rows.map((row) => {
      const decision = decisions.get(row.id);
      return toOperatorRefund(row, decision === undefined ? null : toRefundDecision(decision, now));
    });
  }
}

const toOperatorQuote = (quote: OrderQuote): OperatorRefundQuote => ({ ...toQuote(quote), over: quote.over, back: quote.credits });
