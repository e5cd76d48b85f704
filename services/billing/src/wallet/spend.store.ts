import { appendOneEach } from './entries.store.js';
import { takenFromBought, takenFromGranted } from './spend-priority.rules.js';

/**
 * SQL that another area's statement includes to spend credits together with what they pay for. All but `paid` are entries of a `with`
 * list of ONE statement, in this order, after every other row that may refuse (lock order: order → conversation → wallet, ascending id):
 *
 * ```sql
 * with asked as (… sender_id integer, cost integer, AT MOST ONE ROW A MEMBER …),
 *      ${SPEND_SQL.lockWallets('asked')},                 -- wallet(member_id, granted, bought, last_hash, last_at)
 *      accepted as (select a.sender_id as member_id, a.cost, 'message' as kind, <reference> as reference
 *                   from asked a join wallet w on w.member_id = a.sender_id where a.cost <= w.granted + w.bought),
 *      ${SPEND_SQL.spend('accepted', '$7')}               -- the ledger and the wallets; $7 is the time from the Clock
 * select … from … left join moved …                       -- moved(member_id, balance): what is left, one row a member that paid
 * ```
 *
 * A wallet pays once a statement (decision 73): of two rows of one member only one would be taken from it. Whoever gathers several things to pay in
 * one statement refuses a second one of the same member.
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
   * Takes the cost of each accepted row from its member's wallet and writes one ledger entry for each that costs something, with its granted and
   * its bought part. `from` names a CTE with `member_id, cost, kind, reference`.
   */
  spend: (from: string, at: string): string =>
    appendOneEach(
      {
        granted: `-${takenFromGranted('w.granted', 's.cost')}`,
        bought: `-${takenFromBought('w.granted', 's.cost')}`,
        kind: 's.kind',
        reference: 's.reference',
      },
      `${from} s join wallet w on w.member_id = s.member_id where s.cost > 0`,
      at,
    ),

  /**
   * A whole statement, of what is paid for by itself. It answers `member_id, balance` of each that could pay.
   * @param asked a query of `sender_id, cost, reference`, at most one row a member
   */
  alone: (asked: string, at: string): string => `
    with asked as (${asked}),
      ${SPEND_SQL.lockWallets('asked')},
      accepted as (
        select a.sender_id as member_id, a.cost, 'message' as kind, a.reference
        from asked a join wallet w on w.member_id = a.sender_id where a.cost <= w.granted + w.bought),
      ${SPEND_SQL.spend('accepted', at)}
    select member_id, balance from moved`,
} as const;
