import type { listOperatorDisputes, OperatorDispute } from '@rendezvous/contracts/billing/operator-disputes';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { DISPUTE_PAGE, OperatorDisputeStore, toOperatorDispute } from './operator-dispute.store.js';

/** As the audit log names what a method is unblocked by. */
const CALLS = '/api/operator/disputes';

/** What operators see of disputes, and do about them. */
@Injectable()
export class OperatorDisputes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: OperatorDisputeStore,
  ) {}

  async list({ status, before }: InputOf<typeof listOperatorDisputes>['query']): Promise<ReplyOf<typeof listOperatorDisputes>> {
    const rows = await this.store.page(status === 'all' ? null : status, before ?? null);
    return { disputes: rows.slice(0, DISPUTE_PAGE).map(toOperatorDispute), more: rows.length > DISPUTE_PAGE };
  }

  /** The reason stays with the dispute: the log names what was done. */
  async unblock(id: number, operatorId: number, reason: string): Promise<OperatorDispute> {
    const before = await this.read(id);
    if (before.status !== 'lost') throw new Refusal('billing.dispute-blocks-nothing');
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      if ((await this.store.unblock(tx, id, operatorId, reason, at)) === 0) return;
      const subject = `dispute ${id}: ${before.method} of member ${before.member_id}`;
      await addAuditEntry(tx, { actor: operatorActor(operatorId, CALLS), action: 'billing.unblock-method', subject, at });
    });
    return this.read(id);
  }

  private async read(id: number): Promise<OperatorDispute> {
    const found = await this.store.find(id);
    if (found === null) throw new Refusal('billing.dispute-not-found');
    return toOperatorDispute(found);
  }
}
