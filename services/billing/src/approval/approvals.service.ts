import type { ApprovalKind } from '@rendezvous/contracts/billing/approval-terms';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { type Approvable, type Decided, type Decision, isExpired } from './approval.rules.js';
import { ApprovalStore } from './approval.store.js';

/** How a kind says no. */
const REFUSALS = {
  adjustment: { own: 'billing.adjustment-own', decided: 'billing.adjustment-decided' },
  fee: { own: 'billing.fee-request-own', decided: 'billing.fee-request-decided' },
  price: { own: 'billing.price-request-own', decided: 'billing.price-request-decided' },
  refund: { own: 'billing.refund-decision-own', decided: 'billing.refund-decision-decided' },
} as const;

/** What needs two operators: one asks, another one decides. The one place where that is so, whatever it is about. */
@Injectable()
export class Approvals {
  constructor(
    private readonly clock: Clock,
    private readonly store: ApprovalStore,
  ) {}

  /** The other operators are told that something waits for one of them. */
  async tell(tx: Tx, kind: ApprovalKind, id: number, askedBy: number): Promise<void> {
    await tx.publish(`billing.${kind}-asked`, { id, askedBy });
  }

  /**
   * Decides about a request, never about one's own. The first decision stays; the same again changes nothing.
   * @param request locked by the caller, so that whoever decides next sees this decision
   * @param apply does what was asked for
   * @returns when it was decided; null when it was before
   */
  async decide(
    tx: Tx,
    kind: Decided,
    request: Approvable,
    decision: Decision,
    operatorId: number,
    apply: (at: Date) => Promise<void>,
  ): Promise<Date | null> {
    if (request.askedBy === operatorId) throw new Refusal(REFUSALS[kind].own);
    if (request.state === decision) return null;
    const at = this.clock.now();
    if (request.state !== 'open' || isExpired(request, at)) throw new Refusal(REFUSALS[kind].decided);
    if (decision === 'applied') await apply(at);
    await this.store.decide(tx, kind, request.id, decision, operatorId, at);
    return at;
  }
}
