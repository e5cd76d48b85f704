import { Injectable } from '@nestjs/common';
import { Members, type Relation, Visibility } from '@rendezvous/account';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/http';

/** The door to a profile page: opens it, or refuses with the reason of the visibility table. */
@Injectable()
export class ProfileAccess {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly members: Members,
  ) {}

  /** @param viewerId null for a visitor */
  async open(viewerId: number | null, memberId: number): Promise<Relation> {
    const relation = await this.visibility.relation(this.database, viewerId, memberId);
    if (relation.reason === 'account.blocked-by')
      throw new Refusal(relation.reason, { name: await this.members.blockReasonName(memberId) });
    if (relation.reason !== null) throw new Refusal(relation.reason);
    return relation;
  }
}
