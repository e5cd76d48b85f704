import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CardContext } from '@rendezvous/account';
import { MatchReasons } from '@rendezvous/chat';
import type { MatchReason } from '@rendezvous/contracts/match-reason';
import { MemberSearch } from '../member-search/member-search.service.js';
import { ViewerStore } from '../member-search/viewer.store.js';
import { LikeReasonsStore } from './like-reasons.store.js';

/** Why this person, for lists of likes: the reason that a list of results would tell. */
@Injectable()
export class LikeReasons implements OnModuleInit {
  constructor(
    private readonly reasons: MatchReasons,
    private readonly viewers: ViewerStore,
    private readonly store: LikeReasonsStore,
    private readonly memberSearch: MemberSearch,
  ) {}

  onModuleInit(): void {
    this.reasons.readBy((viewerId, memberIds, context) => this.read(viewerId, memberIds, context));
  }

  private async read(
    viewerId: number,
    memberIds: readonly number[],
    { site, locale, now }: CardContext,
  ): Promise<ReadonlyMap<number, MatchReason>> {
    const [viewer, rows] = await Promise.all([this.viewers.read(viewerId), this.store.read(viewerId, memberIds)]);
    const cards = this.memberSearch.toCards(rows, { viewer, site, locale }, now);
    return new Map(cards.flatMap(({ id, reason }) => (reason === undefined ? [] : [[id, reason] as const])));
  }
}
