import type { EntryKind, StatementEntry } from '@rendezvous/contracts/billing/statement';
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
 * Each entry keeps the balance after it, so a page costs the same however many entries there are; as long as it is put in order by the table's own id,
 * which has an index, and not by the number that is answered under the same name.
 */
const PAGE = `
  select id::integer, at, kind, amount as credits, balance, lot as "order",
    case when kind in ('message', 'returned') and lot is null
      then substring(reference from '^(?:held:)?([0-9]{1,9}):[0-9a-f-]{36}$')::integer end as conversation
  from billing.entries
  where member_id = $1 and ($2::bigint is null or id < $2) and id > $3
    and ($4::text[] is null or kind = any($4))
    and ($5::date is null or at >= $5::date::timestamp at time zone $7)
    and ($6::date is null or at < ($6::date + 1)::timestamp at time zone $7)`;

/** SQL of the statement. */
@Injectable()
export class StatementStore {
  constructor(private readonly database: Database) {}

  /** Latest first. */
  before(filter: StatementFilter, before: number | null, limit: number): Promise<StatementRow[]> {
    return this.read(`${PAGE} order by billing.entries.id desc limit $8`, filter, before, 0, limit);
  }

  /** In the order in which they were written, after one of them. */
  after(filter: StatementFilter, after: number, limit: number): Promise<StatementRow[]> {
    return this.read(`${PAGE} order by billing.entries.id limit $8`, filter, null, after, limit);
  }

  private read(sql: string, filter: StatementFilter, before: number | null, after: number, limit: number): Promise<StatementRow[]> {
    const { memberId, kinds, from, to, timeZone } = filter;
    return this.database.read<StatementRow>(sql, [memberId, before, after, kinds, from, to, timeZone, limit]);
  }
}
