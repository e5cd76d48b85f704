import { Injectable } from '@nestjs/common';
import { Cards, type CardContext, viewInList } from '@rendezvous/account';
import {
  type autoLike,
  LIKES_MAX,
  type LikedBy,
  type LikeType,
  type listLikes,
  type listMoreLikes,
} from '@rendezvous/contracts/chat/likes';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { readPage } from '@rendezvous/server/paging';
import { Clock } from '@rendezvous/server/clock';
import { Realtime } from '@rendezvous/server/realtime';
import { MatchReasons } from './match-reasons.service.js';
import { type Between, type LikeRow, LikesStore } from './likes.store.js';

const PAGE = 48;

/** Who likes whom. */
@Injectable()
export class Likes {
  constructor(
    private readonly store: LikesStore,
    private readonly cards: Cards,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    private readonly reasons: MatchReasons,
  ) {}

  /** What is between the viewer and each of these members; every id is in the answer. */
  between(viewerId: number, memberIds: readonly number[]): Promise<Map<number, Between>> {
    return this.store.between(viewerId, memberIds);
  }

  /** The viewer has seen the like or opened the profile: a new like of that member is not new any more. */
  async markSeen(viewerId: number, memberId: number): Promise<void> {
    const changed = await this.store.markSeen(viewerId, memberId, this.clock.now());
    if (changed) this.realtime.toMembers([viewerId], { type: 'likes-changed' });
  }

  /** The newest like that waits unseen, or null. */
  async waiting(viewerId: number, context: CardContext): Promise<ReplyOf<typeof autoLike>> {
    const row = await this.store.waiting(viewerId);
    if (row === null) return { profile: null, matched: false };
    return { profile: this.cards.toCard(row, viewInList(viewerId, row.matched), context), matched: row.matched };
  }

  async lists(viewerId: number, context: CardContext): Promise<ReplyOf<typeof listLikes>> {
    const [sent, received, counts] = await Promise.all([
      this.store.page('sent', viewerId, LIKES_MAX, null),
      this.store.received(viewerId, LIKES_MAX),
      this.store.counts(viewerId),
    ]);
    const { fresh, ...totals } = counts;
    const liked = await this.likedOf([...sent, ...received], viewerId, context);
    return {
      profiles: liked.slice(0, sent.length).map((member) => {
        const { like_new: _, ...profile } = member;
        return profile;
      }),
      liked_by: liked.slice(sent.length),
      total_new_likes: fresh,
      totals,
    };
  }

  async page(type: LikeType, viewerId: number, after: string | undefined, context: CardContext): Promise<ReplyOf<typeof listMoreLikes>> {
    const { rows, next } = await readPage(
      PAGE,
      after,
      (limit, cursor) => this.store.page(type, viewerId, limit, cursor),
      (row) => ({ at: row.at, id: row.card_member_id }),
    );
    return { members: await this.likedOf(rows, viewerId, context), next };
  }

  private async likedOf(rows: readonly LikeRow[], viewerId: number, context: CardContext): Promise<LikedBy[]> {
    const ids = new Set(rows.map((row) => row.card_member_id));
    const reasons = await this.reasons.read(viewerId, [...ids], context);
    return rows.map((row) => {
      const card = this.cards.toCard(row, viewInList(viewerId, row.matched), context);
      const reason = reasons.get(row.card_member_id);
      return {
        ...card,
        ...(reason === undefined ? {} : { reason }),
        matched: row.matched,
        liked_at: row.at.toISOString(),
        like_new: row.isNew,
      };
    });
  }
}
