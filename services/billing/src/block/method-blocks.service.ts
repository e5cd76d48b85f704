import type { PaymentMethod } from '@rendezvous/contracts/billing/bundles';
import type { blockMethod, listMethodBlocks, MethodBlock } from '@rendezvous/contracts/billing/operator-blocks';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Injectable } from '@nestjs/common';
import { Members } from '@rendezvous/account';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { BLOCK_PAGE, type BlockFilter, MethodBlockStore, toMethodBlock } from './method-block.store.js';

/** As the audit log names what ways to pay are blocked by. */
const CALLS = '/api/operator/blocks';

/** Ways to pay that members are blocked from: operators see why, lift it, and set it by hand. */
@Injectable()
export class MethodBlocks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly store: MethodBlockStore,
  ) {}

  async list({ state, member, before }: InputOf<typeof listMethodBlocks>['query']): Promise<ReplyOf<typeof listMethodBlocks>> {
    const rows = await this.store.page({ state, memberId: member ?? null, before: before === undefined ? null : placeIn(before) });
    const blocks = rows.slice(0, BLOCK_PAGE);
    const last = blocks.at(-1);
    const next = rows.length > BLOCK_PAGE && last !== undefined ? `${last.since.getTime()}-${last.id}` : null;
    return { blocks: blocks.map(toMethodBlock), next };
  }

  /** The reason stays with the block: the log names what was done. */
  async set({ member_id: memberId, method, reason }: InputOf<typeof blockMethod>['body'], operatorId: number): Promise<MethodBlock> {
    if (memberId === operatorId) throw new Refusal('billing.block-own');
    const status = await this.members.statusOf(memberId);
    if (status === null || status === 'erased') throw new Refusal('billing.block-member');
    return this.database.transaction(async (tx) => {
      const at = this.clock.now();
      if (await this.store.set(tx, { memberId, method, reason, setBy: operatorId, setAt: at })) {
        const subject = `${method} of member ${memberId}`;
        await addAuditEntry(tx, { actor: operatorActor(operatorId, CALLS), action: 'billing.block-method', subject, at });
      }
      const blocks = await this.store.listOf(memberId, method, tx);
      return toMethodBlock(blocks.find(({ setBy, liftedAt }) => setBy !== null && liftedAt === null)!);
    });
  }

  /** @returns all that ever blocked the member from the method */
  async lift(memberId: number, method: PaymentMethod, reason: string, operatorId: number): Promise<MethodBlock[]> {
    if (memberId === operatorId) throw new Refusal('billing.block-own');
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      if ((await this.store.lift(tx, memberId, method, operatorId, reason, at)) === 0) return;
      const subject = `${method} of member ${memberId}`;
      await addAuditEntry(tx, { actor: operatorActor(operatorId, CALLS), action: 'billing.unblock-method', subject, at });
    });
    return (await this.store.listOf(memberId, method)).map(toMethodBlock);
  }
}

/** `<milliseconds>-<id>`, as a list says where it ended. */
const placeIn = (text: string): NonNullable<BlockFilter['before']> => {
  const [ms = '', ...id] = text.split('-');
  return { since: new Date(Number(ms)), id: id.join('-') };
};
