import type { LedgerFault } from '@rendezvous/contracts/billing/ledger-proofs';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

/** So many wallets are looked at by one statement: none runs long, and each sees wallets and entries of one moment. */
const BATCH = 1000;

export interface ProvenBatch {
  readonly wallets: number;
  readonly entries: number;
  readonly faults: readonly LedgerFault[];
  /** The last wallet of the batch; null when there was none. */
  readonly last: number | null;
}

const FAULT = `jsonb_build_object('kind', kind, 'wallet', wallet, 'entry', entry, 'order', null, 'year', null)`;

/**
 * Of each wallet the first entry that does not follow the one before it, the first whose balance is not the sum so far, and whether the newest is
 * the one that the wallet names. An entry that is missing shows at the one after it.
 */
const CHAINS = `
  with members as (
    select member_id from (
      select member_id from billing.wallets where member_id > $1
      union select member_id from billing.entries where member_id > $1) m order by member_id limit ${BATCH}),
  line as (
    select e.member_id, e.id, e.hash,
      e.hash is distinct from billing.entry_hash(lag(e.hash) over own,
        billing.entry_text(e.id, e.member_id, e.granted, e.bought, e.lot, e.kind, e.reverses, e.at)) as broken,
      e.balance <> sum(e.amount) over own as unbalanced, lead(e.id) over own is null as newest
    from billing.entries e where e.member_id in (select member_id from members)
    window own as (partition by e.member_id order by e.id)),
  fault as (
    select 'entry-hash' as kind, member_id as wallet, min(id) as entry from line where broken group by member_id
    union all
    select 'last-hash', m.member_id, null from members m
      left join billing.wallets w on w.member_id = m.member_id left join line l on l.member_id = m.member_id and l.newest
      where w.last_hash is distinct from l.hash
    union all
    select 'entry-balance', member_id, min(id) from line where unbalanced group by member_id)
  select (select count(*)::integer from members) as wallets, (select count(*)::integer from line) as entries,
    (select max(member_id) from members) as last,
    coalesce((select jsonb_agg(${FAULT} order by wallet, entry nulls last) from fault), '[]'::jsonb) as faults`;

/** SQL that looks whether each wallet's entries are those that were written, all of them, in their order. */
@Injectable()
export class LedgerProofStore {
  constructor(private readonly database: Database) {}

  /** The wallets that follow one, by member. */
  async chainsAfter(wallet: number): Promise<ProvenBatch> {
    const [batch] = await this.database.read<ProvenBatch>(CHAINS, [wallet]);
    return batch!;
  }
}
