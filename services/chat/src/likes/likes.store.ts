import { Injectable } from '@nestjs/common';
import { MEMBER_CARD_COLUMNS, MEMBER_CARD_FIELDS, type MemberCardRow, visibleSql } from '@rendezvous/account';
import { LIKES_COUNTED_MAX, type LikeType } from '@rendezvous/contracts/chat/likes';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Cursor } from '@rendezvous/server/paging';

/** A like with the card of the other member. */
export interface LikeRow extends MemberCardRow {
  readonly at: Date;
  readonly isNew: boolean;
  readonly matched: boolean;
}

/** What is between the viewer and one other member. */
export interface Between {
  readonly liked: boolean;
  readonly likedMe: boolean;
  readonly matched: boolean;
}

export interface LikeCounts {
  readonly received: number;
  readonly sent: number;
  readonly matches: number;
  readonly fresh: number;
}

/** The other member, if the viewer may see them in a list. `limit 1` keeps it a look-up by key for each like, whatever the planner expects. */
const visibleMember = (id: string): string => `
  cross join lateral (select ${MEMBER_CARD_FIELDS('m')} from account.member_cards m where m.member_id = ${id}
    and ${visibleSql({ viewer: '$1', member: 'm', surface: 'likes' })} limit 1) m`;
const BACK = 'chat.likes back on back.from_id = l.to_id and back.to_id = l.from_id';

/** For each list: the likes it begins from, the other member, and whether the like is answered. */
const FROM = {
  received: `from chat.likes l ${visibleMember('l.from_id')} left join ${BACK} where l.to_id = $1`,
  sent: `from chat.likes l ${visibleMember('l.to_id')} left join ${BACK} where l.from_id = $1`,
  matches: `from chat.likes l join ${BACK} ${visibleMember('l.from_id')} where l.to_id = $1`,
} as const satisfies Record<LikeType, string>;

const columns = (type: LikeType): string =>
  `${MEMBER_CARD_COLUMNS('m')}, l.created_at as at, back.from_id is not null as matched,
   ${type === 'sent' ? 'false' : 'l.seen_at is null'} as "isNew"`;

/** New ones and seen ones apart: each half is a short walk along an index, however many likes there are. */
const half = (seen: 'is null' | 'is not null'): string =>
  `(select ${columns('received')} ${FROM.received} and l.seen_at ${seen} order by l.created_at desc, m.member_id desc limit $2)`;
export const RECEIVED = `select * from (${half('is null')} union all ${half('is not null')}) r order by "isNew" desc, at desc, card_member_id desc limit $2`;

const page = (type: LikeType): string =>
  `select ${columns(type)} ${FROM[type]} and ($3::timestamptz is null or (l.created_at, m.member_id) < ($3, $4::integer))
   order by l.created_at desc, m.member_id desc limit $2`;

const counted = (type: LikeType, and = ''): string =>
  `(select count(*)::integer from (select ${FROM[type]} ${and} limit ${LIKES_COUNTED_MAX}) c)`;
export const COUNTS = `select ${counted('received')} as received, ${counted('sent')} as sent, ${counted('matches')} as matches,
  ${counted('received', 'and l.seen_at is null')} as fresh`;

/** The newest like that waits unseen. An unconfirmed member's like waits for their activation. */
const WAITING = `
  select ${columns('received')} ${FROM.received} and l.seen_at is null and m.status = 'activated'
  order by l.created_at desc, l.from_id desc limit 1`;

/** SQL of likes. */
@Injectable()
export class LikesStore {
  constructor(private readonly database: Database) {}

  /** @returns whether the like is new, and whether it is answered; the caller has locked the pair */
  async add(tx: Tx, fromId: number, toId: number, at: Date): Promise<{ readonly added: boolean; readonly matched: boolean }> {
    const added = await tx.change(
      'insert into chat.likes (from_id, to_id, created_at) values ($1, $2, $3) on conflict do nothing returning from_id',
      [fromId, toId, at],
    );
    const back = await tx.read('select from chat.likes where from_id = $2 and to_id = $1', [fromId, toId]);
    return { added: added.length > 0, matched: back.length > 0 };
  }

  /** @returns false when there was none */
  async remove(tx: Tx, fromId: number, toId: number): Promise<boolean> {
    return (await tx.change('delete from chat.likes where from_id = $1 and to_id = $2 returning from_id', [fromId, toId])).length > 0;
  }

  /** Everything that a member likes or is liked by; answers who the others are. */
  async removeAllOf(tx: Tx, memberId: number): Promise<number[]> {
    const rows = await tx.change<{ other: number }>(
      `delete from chat.likes where from_id = $1 or to_id = $1 returning case from_id when $1 then to_id else from_id end as other`,
      [memberId],
    );
    return [...new Set(rows.map(({ other }) => other))];
  }

  /** Whom a member likes, and by whom they are liked. */
  async othersOf(memberId: number): Promise<number[]> {
    const rows = await this.database.read<{ other: number }>(
      'select to_id as other from chat.likes where from_id = $1 union select from_id from chat.likes where to_id = $1',
      [memberId],
    );
    return rows.map(({ other }) => other);
  }

  /** Who likes the viewer, new ones first. */
  received(viewerId: number, limit: number): Promise<LikeRow[]> {
    return this.database.read<LikeRow>(RECEIVED, [viewerId, limit], { prepared: 'chat.likes-received' });
  }

  /** One list, latest first, from a cursor on. */
  page(type: LikeType, viewerId: number, limit: number, after: Cursor | null): Promise<LikeRow[]> {
    return this.database.read<LikeRow>(page(type), [viewerId, limit, after?.at ?? null, after?.id ?? null], {
      prepared: `chat.likes-page-${type}`,
    });
  }

  async counts(viewerId: number): Promise<LikeCounts> {
    const [row] = await this.database.read<LikeCounts>(COUNTS, [viewerId], { prepared: 'chat.likes-counts' });
    return row!;
  }

  async between(viewerId: number, memberIds: readonly number[]): Promise<Map<number, Between>> {
    const rows = await this.database.read<Between & { memberId: number }>(
      `select member_id as "memberId", mine.from_id is not null as liked, theirs.from_id is not null as "likedMe",
         mine.from_id is not null and theirs.from_id is not null as matched
       from unnest($2::integer[]) as asked (member_id)
       left join chat.likes mine on mine.from_id = $1 and mine.to_id = member_id
       left join chat.likes theirs on theirs.from_id = member_id and theirs.to_id = $1`,
      [viewerId, memberIds],
      { prepared: 'chat.likes-between' },
    );
    return new Map(rows.map(({ memberId, ...between }) => [memberId, between]));
  }

  /** @returns false when there was no new like */
  async markSeen(viewerId: number, memberId: number, at: Date): Promise<boolean> {
    const rows = await this.database.change(
      'update chat.likes set seen_at = $3 where from_id = $2 and to_id = $1 and seen_at is null returning from_id',
      [viewerId, memberId, at],
      { prepared: 'chat.like-seen' },
    );
    return rows.length > 0;
  }

  /** The newest waiting like; null when none waits. */
  async waiting(viewerId: number): Promise<LikeRow | null> {
    const [row] = await this.database.read<LikeRow>(WAITING, [viewerId], { prepared: 'chat.like-waiting' });
    return row ?? null;
  }

  /** Likes that a member gave and nobody has seen yet. */
  async unseenFrom(tx: Tx, memberId: number): Promise<{ readonly toId: number; readonly match: boolean }[]> {
    return tx.read(
      `select l.to_id as "toId", exists (select from chat.likes back where back.from_id = l.to_id and back.to_id = l.from_id) as match
       from chat.likes l where l.from_id = $1 and l.seen_at is null order by l.to_id`,
      [memberId],
    );
  }
}
