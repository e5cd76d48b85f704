import type { Database } from '@rendezvous/server/database';

/** What has to be true of a member after every step; one row, of which each column is a fault. */
const FAULTS = `
  with wallet as (select granted + bought as balance, bought, debt, last_hash from billing.wallets where member_id = $1),
    entry as (
      select coalesce(sum(amount), 0)::integer as balance, coalesce(sum(bought), 0)::integer as bought,
        coalesce(bool_or(unbalanced), false) as unbalanced, coalesce(bool_or(broken), false) as broken, (array_agg(hash order by id desc))[1] as newest
      from (
        select id, amount, bought, hash, balance <> sum(amount) over own as unbalanced,
          hash is distinct from billing.entry_hash(lag(hash) over own, billing.entry_text(id, member_id, granted, bought, lot, kind, reverses, at)) as broken
        from billing.entries where member_id = $1 window own as (order by id)) line),
    lot as (
      select coalesce(sum(frozen), 0)::integer as frozen, coalesce(sum(owed - settled), 0)::integer as debt,
        coalesce(min(least(frozen, charged_back, owed, settled)), 0) as least from billing.lots where member_id = $1),
    spent as (
      select -coalesce(sum(e.bought), 0)::integer as bought from billing.entries e
      where e.member_id = $1 and (e.kind = 'message' or e.reverses in (select id from billing.entries where member_id = $1 and kind = 'message'))),
    kept as (
      select coalesce(sum(credits - taken_back - frozen - charged_back - settled), 0)::integer as bought from billing.lots where member_id = $1),
    own as (select o.*, p.amount, p.refunding, p.refunded, p.lost, p.captured_at from billing.orders o join billing.payments p on p.order_id = o.id
      where o.member_id = $1)
  select wallet.balance <> entry.balance or wallet.bought <> entry.bought as entries, wallet.bought <> kept.bought - spent.bought as lots,
    wallet.debt <> lot.debt or wallet.debt < 0 as debt, lot.least < 0 or wallet.balance < 0 as negative,
    entry.broken or wallet.last_hash is distinct from entry.newest as chain, entry.unbalanced as running,
    exists (select from own where refunding + refunded + lost > amount) as money,
    exists (select from own o where (o.completed_at is not null)::integer <> (
        select count(*) from billing.entries e where e.member_id = $1 and e.kind = 'purchase' and e.lot = o.id and e.bought = o.credits)
      or (o.completed_at is null) <> (o.captured_at is null) or (o.completed_at is null) <> (o.invoice_number is null)) as settled,
    exists (select from own where discount_code is not null and completed_at is not null group by discount_code having count(*) > 1)
      or exists (select from billing.discount_codes c where c.maximum_uses < (
        select count(distinct member_id) from billing.orders where discount_code = c.code and completed_at is not null)) as discount,
    (select premium_since is not null from account.members where id = $1) <> exists (
      select from own where completed_at is not null and state not in ('refunded', 'charged_back')) as premium,
    exists (select from billing.lots l where l.member_id = $1 and l.disputed <> exists (
      select from billing.disputes d where d.order_id = l.order_id and d.status = 'open'
        union all select from billing.reversals w join billing.payments p on p.id = w.payment_id
          where p.order_id = l.order_id and w.settle_after is not null)) as frozen
  from wallet, entry, lot, spent, kept`;

/** The invariants of a member's money that do not hold, by their names; a member without a wallet has nothing to prove. */
export const brokenInvariants = async (database: Database, memberId: number): Promise<string[]> => {
  const [row] = await database.read<Record<string, boolean>>(FAULTS, [memberId]);
  return Object.entries(row ?? {}).flatMap(([name, fault]) => (fault ? [name] : []));
};
