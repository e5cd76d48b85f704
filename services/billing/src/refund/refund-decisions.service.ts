import type { requestRefundDecision } from '@rendezvous/contracts/billing/operator-refunds';
import type { InputOf } from '@rendezvous/contracts/route';
import type { RefundFault } from '@rendezvous/contracts/billing/refund-faults';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { type Decision, expiryOf } from '../approval/approval.rules.js';
import { Approvals } from '../approval/approvals.service.js';
import { Incidents } from '../incident/incidents.service.js';
import { type RefundDecisionRow, RefundDecisionStore } from './refund-decision.store.js';
import type { Refund } from './refund.entity.js';
import { RefundSettling } from './refund-settling.service.js';
import { isUndecided } from './refund-state.rules.js';
import { RefundStore } from './refund.store.js';
import { REFUND_CALLS } from './refunds.service.js';

const ACTIONS = { applied: 'billing.approve-refund-decision', declined: 'billing.decline-refund-decision' } as const;

/** How a refund goes on by what was heard of it. */
const NEWS = {
  paid: { state: 'succeeded' },
  'not-paid': { state: 'failed', fault: 'not-paid' satisfies RefundFault },
} as const;

type Outcome = Pick<RefundDecisionRow, 'outcome' | 'reason'>;

/** Where a provider does not say what became of a refund, an operator asks there: what they heard counts once another one agrees. */
@Injectable()
export class RefundDecisions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly approvals: Approvals,
    private readonly incidents: Incidents,
    private readonly settling: RefundSettling,
    private readonly refunds: RefundStore,
    private readonly store: RefundDecisionStore,
  ) {}

  /** Says what became of a refund; the same again, while it waits, changes nothing. */
  async ask(refundId: string, { outcome, reason }: InputOf<typeof requestRefundDecision>['body'], operatorId: number): Promise<void> {
    const refund = await this.require(refundId, operatorId);
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      await tx.lock('billing.refund-decision', refundId);
      const { state, tryAfter } = await this.refunds.lock(tx, refundId);
      // While it is on its way, and asked about, nobody has to guess.
      if (state !== 'unknown' && !(isUndecided(state) && tryAfter === null)) throw new Refusal('billing.refund-not-waiting');
      await this.requireSent(tx, refundId, outcome);
      const waiting = await this.store.waiting(tx, refundId, at);
      if (waiting !== null) {
        if (waiting.outcome === outcome && waiting.askedBy === operatorId) return;
        throw new Refusal('billing.refund-decision-decided');
      }
      await this.store.insert(tx, { refundId, outcome, reason, askedBy: operatorId, askedAt: at, expiresAt: expiryOf(at) });
      await this.note(tx, operatorId, 'billing.request-refund-decision', refund, { outcome, reason }, at);
    });
  }

  approve(id: number, operatorId: number): Promise<string> {
    return this.decide(id, 'applied', operatorId);
  }

  decline(id: number, operatorId: number): Promise<string> {
    return this.decide(id, 'declined', operatorId);
  }

  /** @returns the refund that it is about */
  private decide(id: number, decision: Decision, operatorId: number): Promise<string> {
    return this.database.transaction(async (tx) => {
      const request = await this.store.lock(tx, id);
      if (request === null) throw new Refusal('billing.refund-decision-not-found');
      const refund = await this.require(request.refundId, operatorId);
      const decidedAt = await this.approvals.decide(tx, 'refund', request, decision, operatorId, () =>
        this.apply(tx, refund, request, operatorId),
      );
      if (decidedAt !== null) await this.note(tx, operatorId, ACTIONS[decision], refund, request, decidedAt);
      return refund.id;
    });
  }

  private async apply(tx: Tx, refund: Refund, { outcome, reason }: Outcome, operatorId: number): Promise<void> {
    // Its provider may have answered since.
    if (!isUndecided(refund.state)) throw new Refusal('billing.refund-decided');
    await this.requireSent(tx, refund.id, outcome);
    const state = await this.settling.settleIn(tx, refund, NEWS[outcome]);
    if (state !== NEWS[outcome].state) throw new Refusal('billing.refund-decided');
    if (outcome === 'not-paid') await this.store.withdrawUnsent(tx, refund.id);
    await this.incidents.resolveUnknownRefund(tx, refund.id, operatorId, reason);
  }

  /** What waits in our own books would be paid once more by its file. */
  private async requireSent(tx: Tx, refundId: string, outcome: Outcome['outcome']): Promise<void> {
    if (outcome === 'paid' && (await this.store.isUnsent(tx, refundId))) throw new Refusal('billing.refund-not-sent');
  }

  /** A refund, but of no purchase of the operator's own. */
  private async require(id: string, operatorId: number): Promise<Refund> {
    const refund = await this.refunds.find(id);
    if (refund === null) throw new Refusal('billing.refund-not-found');
    if (refund.memberId === operatorId) throw new Refusal('billing.refund-own');
    return refund;
  }

  private async note(
    tx: Tx,
    operatorId: number,
    action: string,
    { number }: Pick<Refund, 'number'>,
    { outcome, reason }: Outcome,
    at: Date,
  ): Promise<void> {
    const actor = operatorActor(operatorId, REFUND_CALLS);
    await addAuditEntry(tx, { actor, action, subject: `refund ${number}`, details: { outcome, reason }, at });
  }
}
