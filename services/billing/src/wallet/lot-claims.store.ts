import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { BoughtChange } from './lot-balances.rules.js';
import type { ClaimEntry, LotClaims } from './lot-claims.rules.js';

/** What a lot's row says of claims. */
export type KeptClaims = Omit<LotClaims, 'left' | 'claimed'>;

/** SQL of what disputes freeze and take of lots. */
@Injectable()
export class LotClaimsStore {
  constructor(private readonly database: Database) {}

  /** What happened to the bought credits of a member, in the order in which it happened. */
  boughtChanges(memberId: number, tx?: Tx): Promise<BoughtChange[]> {
    return (tx ?? this.database).read<BoughtChange>(
      `select id::integer, bought, lot, reverses::integer from billing.entries
       where member_id = $1 and (bought <> 0 or reverses is not null) order by billing.entries.id`,
      [memberId],
    );
  }

  /** The lots of a member, oldest purchase first. Hold the wallet. */
  list(tx: Tx, memberId: number): Promise<KeptClaims[]> {
    return tx.read<KeptClaims>(
      `select order_id as lot, disputed, frozen, charged_back as "chargedBack", owed, settled from billing.lots
       where member_id = $1 order by bought_at, order_id`,
      [memberId],
    );
  }

  /** Writes what became of a lot. */
  async write(tx: Tx, { lot, disputed, frozen, chargedBack, owed, settled }: LotClaims): Promise<void> {
    await tx.change('update billing.lots set disputed = $2, frozen = $3, charged_back = $4, owed = $5, settled = $6 where order_id = $1', [
      lot,
      disputed,
      frozen,
      chargedBack,
      owed,
      settled,
    ]);
  }

  /** How often disputes wrote an entry of a kind about a lot: one lot can be frozen, taken and given back many times. */
  async countEntries(tx: Tx, memberId: number): Promise<Map<string, number>> {
    const rows = await tx.read<{ kind: ClaimEntry['kind']; lot: number; n: number }>(
      `select kind, lot, count(*)::integer as n from billing.entries
       where member_id = $1 and lot is not null and reference like 'dispute:%' group by kind, lot`,
      [memberId],
    );
    return new Map(rows.map(({ kind, lot, n }) => [`${kind}:${lot}`, n]));
  }
}
