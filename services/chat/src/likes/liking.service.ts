import { Injectable } from '@nestjs/common';
import { Members, Visibility } from '@rendezvous/account';
import { Database, type Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { lockPair } from '../pair-lock.store.js';
import { readPartner, refusalAbout } from '../partner.store.js';
import { likeRefusal } from './likes.rules.js';
import { LikesStore } from './likes.store.js';

/** A like that others may learn of. */
export interface GivenLike {
  readonly fromId: number;
  readonly toId: number;
  readonly match: boolean;
}

/** Giving likes and taking them back. */
@Injectable()
export class Liking {
  constructor(
    private readonly database: Database,
    private readonly visibility: Visibility,
    private readonly members: Members,
    private readonly store: LikesStore,
    private readonly realtime: Realtime,
  ) {}

  /**
   * Likes a member. The pair is locked throughout: of two members who like each other at the same moment, the later one finds the match,
   * and only that one.
   * @returns whether the like is answered
   */
  async like(viewerId: number, memberId: number, at: Date): Promise<boolean> {
    return this.database.transaction(async (tx) => (await this.likeIn(tx, viewerId, memberId, at)).matched);
  }

  /** The same as a part of something larger, which may still refuse: then nothing has happened, and nobody hears of it. */
  async likeIn(tx: Tx, viewerId: number, memberId: number, at: Date): Promise<{ readonly added: boolean; readonly matched: boolean }> {
    await lockPair(tx, viewerId, memberId);
    const code = likeRefusal(viewerId, memberId, await this.visibility.relation(tx, viewerId, memberId));
    if (code !== null) throw await refusalAbout(tx, code, memberId);
    const like = await this.store.add(tx, viewerId, memberId, at);
    if (!like.added) return like;
    await this.members.recordContact(tx, { ownerId: viewerId, viewerId: memberId, liked: true });
    await this.announce(tx, { fromId: viewerId, toId: memberId, match: like.matched });
    return like;
  }

  /** Takes a like back; ends a match, never a conversation. Nothing happens when there was none. */
  async unlike(viewerId: number, memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockPair(tx, viewerId, memberId);
      if (!(await this.store.remove(tx, viewerId, memberId))) return;
      await this.members.recordContact(tx, { ownerId: viewerId, viewerId: memberId, liked: false });
      tx.afterCommit(() => this.realtime.toMembers([viewerId, memberId], { type: 'likes-changed' }));
    });
  }

  /** After activation the likes that a member gave before are announced. */
  async announceAllOf(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      for (const { toId, match } of await this.store.unseenFrom(tx, memberId)) {
        // A match was announced when it came about.
        if (!match) await this.announce(tx, { fromId: memberId, toId, match });
      }
    });
  }

  /** An unconfirmed member's like waits for their activation, unless it makes a match. */
  private async announce(tx: Tx, like: GivenLike): Promise<void> {
    const { fromId, toId, match } = like;
    const withMatch = (memberId: number) => ({ type: 'likes-changed' as const, ...(match ? { match: { memberId } } : {}) });
    tx.afterCommit(() => this.realtime.toMembers([fromId], withMatch(toId)));
    if (!match && (await readPartner(tx, fromId))?.status === 'not_confirmed') return;
    await tx.publish('chat.liked', like);
    tx.afterCommit(() => this.realtime.toMembers([toId], withMatch(fromId)));
  }
}
