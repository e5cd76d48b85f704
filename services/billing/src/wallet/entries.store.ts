/**
 * Whoever writes reads the time before waiting for the wallet. So an entry whose time is up to a minute before the one that it follows has that one's
 * time: a statement, in the order of time, then tells balances as they came. A clock that was set back further is told as it is.
 */
const timeOf = (at: string): string => `
  case when w.last_at > ${at}::timestamptz and w.last_at <= ${at}::timestamptz + interval '1 minute' then w.last_at else ${at}::timestamptz end`;

/**
 * SQL that appends entries to ledgers and moves the wallets by them: the only one that does either, so a wallet cannot change without its entry,
 * and each entry follows the hash of the one before it. Two entries of a `with` list of ONE statement read what the list has before them:
 *
 * - `wallet(member_id, granted, bought, last_hash, last_at)`: the wallets concerned, LOCKED (`for no key update`), by this statement or earlier in its transaction;
 * - `lines`, named by the caller: `member_id, o, granted, bought, lot, kind, reference, reverses`, one row an entry; those of one wallet follow each
 *   other by `o`.
 *
 * They leave behind `moved(member_id, balance)`: what each wallet holds now. The id is drawn with the wallet locked: entries of one wallet have the
 * order of their ids, whoever writes them. Each is unique by member, kind and reference (SQLSTATE 23505); a wallet below zero breaks its check (23514).
 * @param at an expression of the time from the Clock
 */
export const appendEntries = (lines: string, at: string): string => `
  numbered as (
    select nextval('billing.entries_id_seq') as id, l.* from (select * from ${lines} order by member_id, o) l),
  chained as (
    select n.id, n.member_id, n.granted, n.bought, n.lot, n.kind, n.reference, n.reverses,
      (sum(n.granted) over own)::integer as granted_in_all, (sum(n.bought) over own)::integer as bought_in_all,
      w.granted + w.bought as balance_before, ${timeOf(at)} as at, lead(n.id) over own is null as newest,
      billing.chain_hash(w.last_hash,
        billing.entry_text(n.id, n.member_id, n.granted, n.bought, n.lot, n.kind, n.reverses, ${timeOf(at)})) over own as hash
    from numbered n join wallet w on w.member_id = n.member_id
    window own as (partition by n.member_id order by n.id)),
  entry as (
    insert into billing.entries (id, member_id, amount, granted, bought, lot, kind, reference, reverses, at, balance, hash) overriding system value
    select id, member_id, granted + bought, granted, bought, lot, kind, reference, reverses, at,
      balance_before + granted_in_all + bought_in_all, hash
    from chained),
  moved as (
    update billing.wallets w
    set granted = w.granted + c.granted_in_all, bought = w.bought + c.bought_in_all, last_hash = c.hash, last_at = c.at
    from chained c where c.newest and w.member_id = c.member_id returning w.member_id, w.granted + w.bought as balance)`;
