import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { lotBalances } from './lot-balances.rules.js';
import { type ClaimEntry, type LotClaims, settleClaims } from './lot-claims.rules.js';
import { type KeptClaims, LotClaimsStore } from './lot-claims.store.js';
import { type EntryLine, WalletStore } from './wallet.store.js';

/** What disputes are to do to one lot. */
export interface Claim {
  /** The lot's order. */
  readonly orderId: number;
  /** Credits that lost disputes take. */
  readonly claimed: number;
  /** A dispute is open. */
  readonly disputed: boolean;
}

/** Freezes and takes credits of disputed lots, and gives them back. */
@Injectable()
export class LotClaimsService {
  constructor(
    private readonly clock: Clock,
    private readonly wallets: WalletStore,
    private readonly store: LotClaimsStore,
  ) {}

  /**
   * Brings a member's lots to where the claims on them lead: after a claim has changed, or after credits came back to a lot.
   * @returns whether anything changed
   */
  async settle(tx: Tx, memberId: number, claim: Claim | null = null): Promise<boolean> {
    const wallet = await this.wallets.lock(tx, memberId);
    const kept = await this.store.list(tx, memberId);
    if (claim === null && !kept.some(isClaimed)) return false;
    const left = new Map(lotBalances(await this.store.boughtChanges(memberId, tx)).map(({ lot, credits }) => [lot, credits]));
    const lots = kept.map((lot) => ({ ...lot, ...claimOn(lot, claim), left: left.get(lot.lot) ?? 0 }));
    const settled = settleClaims({ debt: wallet.debt, lots });
    await this.writeChanged(tx, kept, settled.lots);
    if (settled.entries.length > 0) await this.append(tx, memberId, settled.entries);
    if (settled.debt !== wallet.debt) await this.wallets.writeDebt(tx, memberId, settled.debt);
    return settled.entries.length > 0 || settled.debt !== wallet.debt;
  }

  /** Frees what is frozen of a lot until the next claim on it. */
  async release(tx: Tx, memberId: number, orderId: number): Promise<void> {
    const lot = (await this.store.list(tx, memberId)).find(({ lot: id }) => id === orderId);
    if (lot?.disputed === true) await this.settle(tx, memberId, { orderId, claimed: lot.chargedBack + lot.owed, disputed: false });
  }

  private async append(tx: Tx, memberId: number, entries: readonly ClaimEntry[]): Promise<void> {
    const counts = await this.store.countEntries(tx, memberId);
    const lines = entries.map(({ lot, kind, bought }): EntryLine => {
      const count = (counts.get(`${kind}:${lot}`) ?? 0) + 1;
      counts.set(`${kind}:${lot}`, count);
      return { granted: 0, bought, kind, lot, reference: `dispute:${lot}:${count}` };
    });
    await this.wallets.append(tx, memberId, lines, this.clock.now());
  }

  private async writeChanged(tx: Tx, kept: readonly KeptClaims[], lots: readonly LotClaims[]): Promise<void> {
    for (const [index, lot] of lots.entries()) if (isChanged(kept[index]!, lot)) await this.store.write(tx, lot);
  }
}

const isClaimed = ({ disputed, chargedBack, owed }: KeptClaims): boolean => disputed || chargedBack + owed > 0;

/** As it is to be, else as it was. */
const claimOn = ({ lot, disputed, chargedBack, owed }: KeptClaims, claim: Claim | null): Pick<LotClaims, 'claimed' | 'disputed'> =>
  claim !== null && claim.orderId === lot
    ? { claimed: claim.claimed, disputed: claim.disputed }
    : { claimed: chargedBack + owed, disputed };

const PARTS = ['disputed', 'frozen', 'chargedBack', 'owed', 'settled'] as const satisfies readonly (keyof KeptClaims)[];

const isChanged = (before: KeptClaims, after: KeptClaims): boolean => PARTS.some((part) => before[part] !== after[part]);
