import { Injectable } from '@nestjs/common';
import type { CardContext } from '@rendezvous/account';
import type { MatchReason } from '@rendezvous/contracts/match-reason';

/** Who may be shown to a member, and why: by ids of members, of those alone for whom there is a reason. */
type ReadReasons = (viewerId: number, memberIds: readonly number[], context: CardContext) => Promise<ReadonlyMap<number, MatchReason>>;

/**
 * Why this person, on cards of likes as on all others. What two members have in common is known to the area that compares them, which stands to the right
 * of this one: it says here how it is read. Where there is none, cards stand without a reason.
 */
@Injectable()
export class MatchReasons {
  private reader: ReadReasons = () => Promise.resolve(new Map());

  readBy(reader: ReadReasons): void {
    this.reader = reader;
  }

  async read(viewerId: number, memberIds: readonly number[], context: CardContext): Promise<ReadonlyMap<number, MatchReason>> {
    return memberIds.length === 0 ? new Map() : this.reader(viewerId, memberIds, context);
  }
}
