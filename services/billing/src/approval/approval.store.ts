import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import type { Decided, Decision } from './approval.rules.js';

/** Each has the columns that a decision is written to, and a check that whoever decides is not who asked. */
const TABLES = {
  adjustment: 'adjustments',
  fee: 'fee_requests',
  price: 'price_requests',
  refund: 'refund_decisions',
} as const satisfies Record<Decided, string>;

/** SQL of decisions. */
@Injectable()
export class ApprovalStore {
  /** Writes what was decided about a locked request. */
  async decide(tx: Tx, kind: Decided, id: number, decision: Decision, operatorId: number, at: Date): Promise<void> {
    await tx.change(`update billing.${TABLES[kind]} set state = $2, decided_by = $3, decided_at = $4 where id = $1`, [
      id,
      decision,
      operatorId,
      at,
    ]);
  }
}
