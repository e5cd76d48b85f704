import type { LedgerFault } from '@rendezvous/contracts/billing/ledger-proofs';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import { isReversalWaiting } from '../order/reversal.store.js';
import { OF_ORDERS, OF_THEIR_KIND } from './entry-kinds.store.js';

/** So many orders are looked at by one statement. */
const BATCH = 1000;

export interface SettledBatch {
  readonly orders: number;
  readonly faults: readonly LedgerFault[];
  /** The last order of the batch; null when there was none. */
  readonly last: number | null;
}

/** Each order that was paid: the money is what was asked for, its credits came once, and what went back of them, was frozen or was taken is what refunds and disputes say. */
const ORDERS = `
  with sold as (
    select * from billing.orders where completed_at is not null and id > $1 order by id limit ${BATCH}),
  fault as (
    select o.id, o.member_id,
      case
        when p.id is null or p.captured_at is null or p.amount <> o.total or p.currency <> o.currency then 'order-payment'
        when e.id is null or e.granted <> 0 or e.bought <> o.credits or e.lot <> o.id or l.order_id is null or l.credits <> o.credits
          or l.member_id <> o.member_id or l.currency <> o.currency then 'order-entry'
        when p.refunded <> r.refunded or p.refunding <> r.refunding or r.unnoted then 'order-refund'
        when p.lost <> least(d.lost, p.amount - p.refunded - p.refunding) or l.disputed <> d.open or l.frozen <> t.frozen
          or l.charged_back + l.settled <> t.gone then 'order-dispute'
      end as kind, e.id as entry
    from sold o
    left join billing.payments p on p.order_id = o.id
    left join billing.lots l on l.order_id = o.id
    left join billing.entries e on e.member_id = o.member_id and e.kind = 'purchase' and e.reference = 'order:' || o.id
    cross join lateral (
      select coalesce(sum(amount) filter (where state = 'succeeded'), 0) as refunded,
        coalesce(sum(amount) filter (where state in ('requested', 'pending', 'unknown')), 0) as refunding,
        coalesce(bool_or(
          f.credits > 0 and not exists (select from billing.entries t where t.member_id = f.member_id and t.kind = 'refund'
            and t.reference = 'refund:' || f.id and t.bought = -f.credits)
          or (f.state = 'failed' and f.credits > 0) <> exists (select from billing.entries b where b.member_id = f.member_id and b.kind = 'returned'
            and b.reference = 'refund:' || f.id)
          or f.state = 'succeeded' and f.credit_note_number is null), false) as unnoted
      from billing.refunds f where f.order_id = o.id) r
    cross join lateral (
      select coalesce(sum(case when b.currency = p.currency then b.amount else p.amount end) filter (where b.status = 'lost'), 0) as lost,
        coalesce(bool_or(b.status = 'open'), false) or ${isReversalWaiting('p.id')} as open
      from billing.disputes b where b.order_id = o.id) d
    cross join lateral (
      select -coalesce(sum(x.bought) filter (where x.kind in ('frozen', 'released')), 0) as frozen,
        -coalesce(sum(x.bought) filter (where x.kind in ('chargeback', 'debt') or x.reference like 'dispute:%' and x.kind = 'returned'), 0) as gone
      from billing.entries x
      where x.member_id = o.member_id and x.lot = o.id and x.kind in ('frozen', 'released', 'chargeback', 'debt', 'returned')) t)
  select (select count(*)::integer from sold) as orders, (select max(id) from sold) as last,
    coalesce((select jsonb_agg(
      jsonb_build_object('kind', kind, 'wallet', member_id, 'entry', entry, 'order', id, 'year', null) order by id) from fault where kind is not null),
      '[]'::jsonb) as faults`;

/** Entries about a purchase that nobody paid, the first of each, and those whose amount is none of their kind. */
const ENTRIES = `
  select kind, member_id as wallet, entry, null as "order", null as year from (
    select distinct on (e.member_id, e.lot) 'entry-order' as kind, e.member_id, e.id::integer as entry
    from billing.entries e
    where (e.lot is not null or ${OF_ORDERS}) and not exists (
      select from billing.orders o where o.id = e.lot and o.member_id = e.member_id and o.completed_at is not null
        and (e.kind <> 'purchase' or e.reference = 'order:' || o.id))
    order by e.member_id, e.lot, e.id) unpaid
  union all
  select 'entry-kind', e.member_id, e.id::integer, null, null from billing.entries e where not (${OF_THEIR_KIND})
  order by entry limit 100`;

/**
 * Years in which a company's numbers are not 1 to the last, each once, but for those that were purged; of a series that several shared before, from
 * there on.
 */
const numbersOf = (kind: string, document: string, table: string, column: string): string => `
  select distinct '${kind}' as kind, null as wallet, null as entry, null as "order", coalesce(d.year, n.year)::integer as year
  from (select * from billing.document_numbers where kind = '${document}') d full join (
    select t.company_id, t.${column}_year as year, max(t.${column}_number) as last,
      count(*) filter (where t.${column}_number > coalesce(s.shared, 0))::integer as count
    from billing.${table} t left join billing.document_numbers s
      on s.company_id = t.company_id and s.kind = '${document}' and s.year = t.${column}_year
    where t.${column}_number is not null group by 1, 2) n on n.company_id = d.company_id and n.year = d.year
  where d.last is null or n.last > d.last or d.purged = 0 and n.last is distinct from d.last
    or coalesce(n.count, 0) + d.purged <> d.last - d.shared`;

const NUMBERS = `
  ${numbersOf('invoice-numbers', 'invoice', 'orders', 'invoice')}
  union all ${numbersOf('credit-note-numbers', 'credit-note', 'refunds', 'credit_note')}
  union all ${numbersOf('reversal-numbers', 'reversal', 'refunds', 'reversal')} order by year`;

/** SQL that looks whether payment, order, entry and receipt say the same of each purchase. */
@Injectable()
export class SettlementProofStore {
  constructor(private readonly database: Database) {}

  /** The paid orders that follow one. */
  async ordersAfter(order: number): Promise<SettledBatch> {
    const [batch] = await this.database.read<SettledBatch>(ORDERS, [order]);
    return batch!;
  }

  wrongEntries(): Promise<LedgerFault[]> {
    return this.database.read<LedgerFault>(ENTRIES);
  }

  missingNumbers(): Promise<LedgerFault[]> {
    return this.database.read<LedgerFault>(NUMBERS);
  }
}
