import { ENTRY_KINDS, type EntryKind, type StatementEntry } from '@rendezvous/contracts/billing/statement';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

/** Which entries of a member's ledger. */
export interface StatementFilter {
  readonly memberId: number;
  /** null for all. */
  readonly kinds: readonly EntryKind[] | null;
  /** The first and the last day in this time zone; null without an end. */
  readonly from: string | null;
  readonly to: string | null;
  readonly timeZone: string;
}

export interface StatementRow extends Omit<StatementEntry, 'at' | 'kind'> {
  readonly at: Date;
  readonly kind: EntryKind;
}

/**
 * Some entries of each kind, as many as the page has, and of these the page: whatever is asked for, each kind is read from where the page begins to
 * where it ends by the index for statements, however many entries lie before, after and between. Each entry keeps the balance after it.
 */
const page = (direction: 'asc' | 'desc'): string => `
  select e.* from unnest($3::text[]) as k (kind) cross join lateral (
    select own.id::integer, own.at, own.kind, own.amount as credits, own.balance, own.lot as "order",
      case when own.kind in ('message', 'returned') and own.lot is null
        then substring(own.reference from '^(?:held:)?([0-9]{1,9}):[0-9a-f-]{36}$')::integer end as conversation
    from billing.entries own
    where own.member_id = $1 and own.kind = k.kind
      and ($2::bigint is null or (own.at, own.id) ${direction === 'asc' ? '>' : '<'}
        ((select beside.at from billing.entries beside where beside.id = $2 and beside.member_id = $1), $2))
      and ($4::date is null or own.at >= $4::date::timestamp at time zone $6)
      and ($5::date is null or own.at < ($5::date + 1)::timestamp at time zone $6)
    order by own.at ${direction}, own.id ${direction} limit $7) e
  order by e.at ${direction}, e.id ${direction} limit $7`;

export const BEFORE = page('desc');
export const AFTER = page('asc');

/** SQL of the statement. The order is that of time; of one moment, that in which entries were written. */
@Injectable()
export class StatementStore {
  constructor(private readonly database: Database) {}

  /** Latest first, before one of the member's entries: nothing before any other. */
  before(filter: StatementFilter, before: number | null, limit: number): Promise<StatementRow[]> {
    return this.read(BEFORE, filter, before, limit);
  }

  /** The first one first, after one of the member's entries. */
  after(filter: StatementFilter, after: number | null, limit: number): Promise<StatementRow[]> {
    return this.read(AFTER, filter, after, limit);
  }

  private read(sql: string, filter: StatementFilter, beside: number | null, limit: number): Promise<StatementRow[]> {
    const { memberId, kinds, from, to, timeZone } = filter;
    return this.database.read<StatementRow>(sql, [memberId, beside, kinds ?? ENTRY_KINDS, from, to, timeZone, limit]);
  }
}
