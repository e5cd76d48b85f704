import { Injectable } from '@nestjs/common';
import type { changeName } from '@rendezvous/contracts/account/name';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { Refusal } from '@rendezvous/server/refusal';
import type { Site } from '@rendezvous/site';
import { skeletonOf } from '../signup/names.rules.js';
import { nameFaults } from '../signup/signup.rules.js';
import { nextChangeAt } from './name-change.rules.js';
import { NameChangesStore } from './name-changes.store.js';

/** Members take another name, once in a while: whoever they write with should know them again. */
@Injectable()
export class NameChanges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    private readonly store: NameChangesStore,
  ) {}

  async read(memberId: number): Promise<ReplyOf<typeof changeName>> {
    const { name, changedAt } = await this.store.find(this.database, memberId);
    return { name, next_at: nextChangeAt(changedAt, this.clock.now())?.toISOString() ?? null };
  }

  /** The same name again changes nothing, so that a call that is sent twice is fine. */
  async change(memberId: number, name: string, { settings }: Site): Promise<ReplyOf<typeof changeName>> {
    const faults = nameFaults(name, settings);
    if (faults.length > 0) throw Refusal.fields(...faults);
    const now = this.clock.now();
    const skeleton = skeletonOf(name);
    await this.database.transaction(async (tx) => {
      await tx.lock('account.name', skeleton);
      const own = await this.store.lock(tx, memberId);
      if (own.name === name) return;
      const next = nextChangeAt(own.changedAt, now);
      if (next !== null) throw new Refusal('account.name-too-soon', { until: next.toISOString() });
      if (!(await this.store.change(tx, memberId, { name, skeleton, at: now }))) throw new Refusal('account.name-taken');
      await tx.publish('account.profile-changed', { memberId });
      tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'user-changed' }));
    });
    return this.read(memberId);
  }
}
