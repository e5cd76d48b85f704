import type { RevenueRow } from '@rendezvous/contracts/billing/operator-revenue';
import type { REVENUE_GROUPS } from '@rendezvous/contracts/billing/revenue-terms';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { RevenuePeriod } from './revenue-period.rules.js';

export type RevenueGroup = (typeof REVENUE_GROUPS)[number];

const within = (at: string): string => `${at} >= $1::date::timestamp at time zone $3 and ${at} < ($2::date + 1)::timestamp at time zone $3`;

/** What came and what went, each on its day: what a document says, and what cancels it, on theirs. */
const LINES = `
  select o.completed_at as at, o.currency, o.country, o.method, o.member_id, 1 as orders, o.total as gross, o.tax as vat, o.fee as fees,
    0 as refunds, 0 as disputes
  from billing.orders o where ${within('o.completed_at')}
  union all
  select r.decided_at, r.currency, o.country, o.method, o.member_id, 0, 0, -r.tax, 0, r.amount, 0
  from billing.refunds r join billing.orders o on o.id = r.order_id where r.credit_note_number is not null and ${within('r.decided_at')}
  union all
  select r.reversed_at, r.currency, o.country, o.method, o.member_id, 0, 0, r.tax, 0, -r.amount, 0
  from billing.refunds r join billing.orders o on o.id = r.order_id where ${within('r.reversed_at')}
  union all
  select d.decided_at, d.currency, o.country, o.method, o.member_id, 0, 0, 0, 0, 0, d.amount
  from billing.disputes d join billing.orders o on o.id = d.order_id where d.status = 'lost' and ${within('d.decided_at')}`;

const KEYS: Readonly<Record<RevenueGroup, string>> = {
  day: `to_char(l.at at time zone $3, 'YYYY-MM-DD')`,
  country: 'l.country',
  method: 'l.method',
  lander: 'a.first_page',
};

const queryOf = (group: RevenueGroup): string => `
  select ${KEYS[group]} as key, l.currency, sum(l.orders)::integer as orders, sum(l.gross)::float8 as gross, sum(l.vat)::float8 as vat,
    sum(l.fees)::float8 as fees, sum(l.refunds)::float8 as refunds, sum(l.disputes)::float8 as disputes,
    sum(l.gross - l.refunds - l.disputes - l.vat)::float8 as net
  from (${LINES}) l ${group === 'lander' ? 'left join account.member_arrivals a on a.member_id = l.member_id' : ''}
  group by 1, 2 order by ${group === 'day' ? '1, 2' : 'l.currency, gross desc, 1'}`;

/** SQL of revenue. */
@Injectable()
export class RevenueStore {
  constructor(private readonly database: Database) {}

  read(group: RevenueGroup, { from, to, timeZone }: RevenuePeriod): Promise<RevenueRow[]> {
    return this.database.read<RevenueRow>(queryOf(group), [from, to, timeZone]);
  }
}
