/**
 * Whoever writes reads the time before waiting for the wallet. So an entry whose time is up to a minute before the one that it follows has that one's
 * time: a statement, in the order of time, then tells balances as they came. A clock that was set back further is told as it is.
 */
const timeOf = (at: string): string => `
  case when w.last_at > ${at}::timestamptz and w.last_at <= ${at}::timestamptz + interval '1 minute' then w.last_at else ${at}::timestamptz end`;

/** What is written of an entry, and of its wallet: the columns of `chained`, and which of its rows say how a wallet is left. */
const written = (columns: string, left: Readonly<Record<'granted' | 'bought' | 'rows', string>>): string => `
  entry as (
    insert into billing.entries (${columns}, amount, balance, hash) overriding system value
    select ${columns}, granted + bought, balance_before + ${left.granted} + ${left.bought}, hash from chained),
  moved as (
    update billing.wallets w set granted = w.granted + c.${left.granted}, bought = w.bought + c.${left.bought}, last_hash = c.hash, last_at = c.at
    from chained c where ${left.rows} returning w.member_id, w.granted + w.bought as balance)`;

/**
 * SQL that appends entries to ledgers and moves the wallets by them. It and `appendOneEach` are all that does either, so a wallet cannot change without
 * its entry, and each entry follows the hash of the one before it. Entries of a `with` list of ONE statement read what the list has before them:
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
  ${written('id, member_id, granted, bought, lot, kind, reference, reverses, at', {
    granted: 'granted_in_all',
    bought: 'bought_in_all',
    rows: 'c.newest and w.member_id = c.member_id',
  })}`;

/**
 * The same where each wallet has ONE entry, of no lot and reversing nothing, which needs neither sums nor an order. Two rows of one member would
 * both follow the same entry, and only one of them would be taken from the wallet: the caller sees to it that there are none.
 * @param line expressions of the entry's columns, over the wallet `w` and what `from` joins with it
 * @param from what stands after `from`, with the wallet as `w`
 * @param at an expression of the time from the Clock
 */
export const appendOneEach = (
  line: Readonly<Record<'granted' | 'bought' | 'kind' | 'reference', string>>,
  from: string,
  at: string,
): string => `
  chained as (
    select n.*, billing.entry_hash(n.last_hash,
      billing.entry_text(n.id, n.member_id, n.granted, n.bought, null, n.kind, null, n.at)) as hash
    from (
      select nextval('billing.entries_id_seq') as id, w.member_id, ${line.granted} as granted, ${line.bought} as bought,
        ${line.kind} as kind, ${line.reference} as reference, w.last_hash, w.granted + w.bought as balance_before, ${timeOf(at)} as at
      from ${from}) n),
  ${written('id, member_id, granted, bought, kind, reference, at', {
    granted: 'granted',
    bought: 'bought',
    rows: 'w.member_id = c.member_id',
  })}`;
