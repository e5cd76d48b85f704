import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** Of whom nothing happened with money since then. @param member,since SQL of who, and of the moment */
const quietSql = (member: string, since: string): string => `
  not exists (select from billing.orders o where o.member_id = ${member} and greatest(o.created_at, o.completed_at) > ${since})
  and not exists (select from billing.refunds r where r.member_id = ${member}
    and (r.decided_at is null or greatest(r.requested_at, r.decided_at, r.reversed_at) > ${since}))
  and not exists (select from billing.disputes d where d.member_id = ${member}
    and (d.status in ('warning', 'open') or greatest(d.heard_at, d.decided_at) > ${since}))
  and not exists (select from billing.orders o join billing.payments p on p.order_id = o.id
    join billing.payment_incidents i on i.payment_id = p.id
    where o.member_id = ${member} and (i.resolved_at > ${since} or i.resolved_at is null and i.kind <> 'payment-disputed'))`;

const PAYMENTS = 'select p.id from billing.payments p join billing.orders o on o.id = p.order_id where o.member_id = $1';

/** In this order: what refers to something goes before it. The wallet goes before its entries, which nobody could delete otherwise. */
const ROWS = [
  `billing.payment_incidents where payment_id in (${PAYMENTS})`,
  `billing.direct_debit_refunds where payment_id in (${PAYMENTS})`,
  `billing.direct_debits where payment_id in (${PAYMENTS})`,
  'billing.mandates where member_id = $1',
  'billing.disputes where member_id = $1',
  'billing.refund_decisions where refund_id in (select id from billing.refunds where member_id = $1)',
  'billing.refunds where member_id = $1',
  'billing.lots where member_id = $1',
  `billing.payments where id in (${PAYMENTS})`,
  'billing.orders where member_id = $1',
  'billing.adjustments where member_id = $1',
  'billing.method_blocks where member_id = $1',
  'billing.wallets where member_id = $1',
  'billing.entries where member_id = $1',
];

/** The numbers that go with a member's documents: the proof of the night misses none of them. */
const noteNumbersSql = (kind: string, table: string, column: string): string => `
  update billing.document_numbers d set purged = d.purged + gone.count
  from (
    select t.company_id, t.${column}_year as year, count(*)::integer as count
    from billing.${table} t join billing.document_numbers n
      on n.company_id = t.company_id and n.kind = '${kind}' and n.year = t.${column}_year and t.${column}_number > n.shared
    where t.member_id = $1 group by 1, 2) gone
  where d.kind = '${kind}' and d.company_id = gone.company_id and d.year = gone.year`;

/** SQL that ends what is kept of an erased member's money. */
@Injectable()
export class PurgesStore {
  constructor(private readonly database: Database) {}

  /** @returns the next erased members whose time is over, by their ids */
  async listOver(since: Date, after: number, limit: number): Promise<number[]> {
    const rows = await this.database.read<{ memberId: number }>(
      `select m.member_id as "memberId" from account.member_cards m
       where m.status = 'erased' and m.member_id > $2
         and (exists (select from billing.wallets w where w.member_id = m.member_id) or exists (select from billing.orders o where o.member_id = m.member_id))
         and ${quietSql('m.member_id', '$1')}
       order by m.member_id limit $3`,
      [since, after, limit],
    );
    return rows.map(({ memberId }) => memberId);
  }

  /** Whether a member is erased and their time over; nobody moves their credits until the transaction ends. */
  async lockOver(tx: Tx, memberId: number, since: Date): Promise<boolean> {
    await tx.read('select from billing.wallets where member_id = $1 for update', [memberId]);
    const rows = await tx.read(
      `select from account.member_cards m where m.member_id = $1 and m.status = 'erased' and ${quietSql('$1', '$2')}`,
      [memberId, since],
    );
    return rows.length > 0;
  }

  async purge(tx: Tx, memberId: number): Promise<void> {
    await tx.change(noteNumbersSql('invoice', 'orders', 'invoice'), [memberId]);
    await tx.change(noteNumbersSql('credit-note', 'refunds', 'credit_note'), [memberId]);
    await tx.change(noteNumbersSql('reversal', 'refunds', 'reversal'), [memberId]);
    for (const rows of ROWS) await tx.change(`delete from ${rows}`, [memberId]);
  }
}
