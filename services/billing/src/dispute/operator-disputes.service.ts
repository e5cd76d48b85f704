import type { listOperatorDisputes, OperatorDispute } from '@rendezvous/contracts/billing/operator-disputes';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@rendezvous/server/refusal';
import { MethodBlocks } from '../block/method-blocks.service.js';
import { DISPUTE_PAGE, OperatorDisputeStore, toOperatorDispute } from './operator-dispute.store.js';

/** What operators see of disputes, and do about them. */
@Injectable()
export class OperatorDisputes {
  constructor(
    private readonly blocks: MethodBlocks,
    private readonly store: OperatorDisputeStore,
  ) {}

  async list({ status, before }: InputOf<typeof listOperatorDisputes>['query']): Promise<ReplyOf<typeof listOperatorDisputes>> {
    const rows = await this.store.page(status === 'all' ? null : status, before ?? null);
    return { disputes: rows.slice(0, DISPUTE_PAGE).map(toOperatorDispute), more: rows.length > DISPUTE_PAGE };
  }

  /** By the door of all blocks. Remotes from before those had a page of their own ask for it here. */
  async unblock(id: number, operatorId: number, reason: string): Promise<OperatorDispute> {
    const { status, member_id: memberId, method } = await this.read(id);
    if (status !== 'lost') throw new Refusal('billing.dispute-blocks-nothing');
    await this.blocks.lift(memberId, method, reason, operatorId);
    return this.read(id);
  }

  private async read(id: number): Promise<OperatorDispute> {
    const found = await this.store.find(id);
    if (found === null) throw new Refusal('billing.dispute-not-found');
    return toOperatorDispute(found);
  }
}
