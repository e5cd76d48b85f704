import { randomUUID } from 'node:crypto';
import type { GivenMember } from '@rendezvous/account/testing';
import { givenMemberWithCredits } from '@rendezvous/billing/testing';
import { Given } from '@rendezvous/server/testing';
import { pairOf } from '../pair-lock.store.js';

export interface GivenConversation {
  readonly id: number;
  /** Who started it, and the other one. */
  readonly starter: number;
  readonly partner: number;
}

/** What tests of chat start from. */
export class GivenChat extends Given {
  /** A member with credits; activated and free unless said otherwise. */
  member({ credits = 0, ...member }: GivenMember & { readonly credits?: number } = {}): Promise<number> {
    const now = this.parts.clock.now();
    return givenMemberWithCredits(this.parts.database, credits, { joinedAt: now, lastActiveAt: now, ...member });
  }

  /** A like, not yet seen. */
  async like(fromId: number, toId: number, at = this.parts.clock.now()): Promise<void> {
    await this.parts.database.change('insert into chat.likes (from_id, to_id, created_at) values ($1, $2, $3)', [fromId, toId, at]);
    await this.reach(fromId, toId, 'liked');
  }

  /**
   * A conversation, answered unless said otherwise: then the starter has written one message and the partner none.
   * Nothing was paid for its messages.
   */
  async conversation(
    starter: number,
    partner: number,
    { answered = true }: { readonly answered?: boolean } = {},
  ): Promise<GivenConversation> {
    const { database, clock } = this.parts;
    const [row] = await database.change<{ id: number }>(
      `insert into chat.conversations (member_a, member_b, started_by, answered, last_seq, last_at) values ($1, $2, $3, $4, $5, $6) returning id`,
      [...pairOf(starter, partner), starter, answered, answered ? 2 : 1, clock.now()],
    );
    const id = row!.id;
    const senders = answered ? [starter, partner] : [starter];
    for (const [index, sender] of senders.entries()) {
      await database.change(
        `insert into chat.messages (conversation_id, seq, client_id, sender_id, body, cost, sent_at) values ($1, $2, $3, $4, $5, 0, $6)`,
        [id, index + 1, randomUUID(), sender, `Message ${index + 1}`, clock.now()],
      );
    }
    for (const [owner, viewer] of [
      [starter, partner],
      [partner, starter],
    ] as const) {
      await this.reach(owner, viewer, 'conversation');
      if (senders.includes(owner)) await this.reach(owner, viewer, 'wrote');
    }
    return { id, starter, partner };
  }

  /** What `owner` did that makes them reachable for `viewer`. */
  async reach(ownerId: number, viewerId: number, fact: 'liked' | 'wrote' | 'conversation'): Promise<void> {
    await this.parts.database.change(
      `insert into account.reach (owner_id, viewer_id, ${fact}) values ($1, $2, true)
       on conflict (owner_id, viewer_id) do update set ${fact} = true`,
      [ownerId, viewerId],
    );
  }

  async block(blockerId: number, blockedId: number): Promise<void> {
    await this.parts.database.change('insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3)', [
      blockerId,
      blockedId,
      this.parts.clock.now(),
    ]);
  }
}
