import { appendEntries } from './entries.store.js';
import { takenFromBought, takenFromGranted } from './spend-priority.rules.js';

/**
 * SQL that another area's statement includes to spend credits together with what they pay for. All but `paid` are entries of a `with`
 * list of ONE statement, in this order, after every other row that may refuse (lock order: order → conversation → wallet, ascending id):
 *
 * ```sql
 * with asked as (… sender_id integer, cost integer, at most one row a thing to pay, numbered by o …),
 *      ${SPEND_SQL.lockWallets('asked')},                 -- wallet(member_id, granted, bought, last_hash, last_at)
 *      paid as (select a.*, w.granted + w.bought as balance, sum(a.cost) over (partition by a.sender_id order by a.o) as upto
 *               from asked a join wallet w on w.member_id = a.sender_id),
 *      accepted as (select sender_id as member_id, cost, upto, 'message' as kind, <reference> as reference from paid where upto <= balance),
 *      ${SPEND_SQL.spend('accepted', '$7')}               -- the ledger and the wallets; $7 is the time from the Clock
 * select … from … left join moved …                       -- moved(member_id, balance): what is left, one row a member that paid
 * ```
 *
 * `upto` is what a row and all accepted rows of its member before it cost together: it says which of them the granted credits pay for.
 *
 * `reference` must be unique for the member and kind, for example `<conversation>:<client id>`: an unpaid replay is impossible, because the
 * second entry breaks the unique key (SQLSTATE 23505) and the whole statement rolls back. Never add `on conflict do nothing`: it would debit
 * without an entry. A wallet that would go below zero breaks its check (23514). On 23505, 23514 and 40P01 run the statement again.
 * A member without a wallet row has no credits; a thing that costs 0 needs no wallet, so do not join it to `wallet`.
 */
export const SPEND_SQL = {
  /** True when the member has paid for this before, whatever became of the thing; null when not. `member` and `reference` are expressions. */
  paid: (member: string, kind: 'message', reference: string): string => `(
    select true from billing.entries paid where paid.member_id = ${member} and paid.kind = '${kind}' and paid.reference = ${reference} limit 1)`,

  /** Locks the wallets of the senders, ascending. `from` names a CTE with `sender_id`. */
  lockWallets: (from: string): string => `wallet as materialized (
    select w.member_id, w.granted, w.bought, w.last_hash, w.last_at from billing.wallets w
    where w.member_id in (select sender_id from ${from}) order by w.member_id for no key update of w)`,

  /**
   * Takes the cost of all accepted rows from the wallets and writes one ledger entry for each that costs something, with its granted and its
   * bought part. `from` names a CTE with `member_id, cost, upto, kind, reference`.
   */
  spend: (from: string, at: string): string => `spent_line as (
    select s.member_id, s.upto as o,
      (${takenFromGranted('w.granted', 's.upto - s.cost')} - ${takenFromGranted('w.granted', 's.upto')})::integer as granted,
      (${takenFromBought('w.granted', 's.upto - s.cost')} - ${takenFromBought('w.granted', 's.upto')})::integer as bought,
      null::integer as lot, s.kind, s.reference, null::bigint as reverses
    from ${from} s join wallet w on w.member_id = s.member_id where s.cost > 0),
  ${appendEntries('spent_line', at)}`,
} as const;
