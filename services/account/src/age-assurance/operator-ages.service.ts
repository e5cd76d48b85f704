import { Injectable } from '@nestjs/common';
import type { OperatorAge, resetMemberAge } from '@rendezvous/contracts/account/age-assurance';
import type { InputOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor } from '@rendezvous/site';
import { AgeAssurance } from './age-assurance.service.js';
import { AgeChecksStore } from './age-checks.store.js';
import { AgeHolds } from './age-holds.service.js';

/** As the log of operators names where it was done. */
const PAGE = '/operator/account';

/** What operators see and may do of the assurance of a member's age. */
@Injectable()
export class OperatorAges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly assurance: AgeAssurance,
    private readonly store: AgeChecksStore,
    private readonly holds: AgeHolds,
  ) {}

  async read(memberId: number): Promise<OperatorAge> {
    const { state, hold, min_age, since, valid_until } = await this.assurance.read(memberId);
    return { state, hold, min_age, since, valid_until };
  }

  /** Where nothing came of anything yet, nothing changes and the log says nothing. */
  async reset(memberId: number, { reason }: InputOf<typeof resetMemberAge>['body'], operatorId: number): Promise<OperatorAge> {
    if (memberId === operatorId) throw new Refusal('account.member-own');
    const before = await this.read(memberId);
    await this.database.transaction(async (tx) => {
      const at = this.clock.now();
      await this.store.lock(tx, [memberId]);
      if (!(await this.store.reset(tx, memberId, at))) return;
      await this.holds.settle(tx, [memberId]);
      await addAuditEntry(tx, {
        actor: operatorActor(operatorId, PAGE),
        action: 'account.reset-age',
        subject: `member ${memberId}`,
        details: { was: before.state, reason },
        at,
      });
    });
    return this.read(memberId);
  }
}
