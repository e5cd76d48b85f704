import type { LedgerFault } from '@rendezvous/contracts/billing/ledger-proofs';
import { Injectable } from '@nestjs/common';
import { type Difference, WalletStore } from '../wallet/wallet.store.js';
import { LedgerProofStore } from './ledger-proof.store.js';
import { SettlementProofStore } from './settlement-proof.store.js';

/** What a proof looked at, and what it found: the order in which faults are looked for is that in which one should look into them. */
export interface Proven {
  readonly wallets: number;
  readonly entries: number;
  readonly orders: number;
  readonly faults: readonly LedgerFault[];
}

/** Looks through the ledger in three ways: chains of hashes, sums, and the lines of settlement. It changes nothing. */
@Injectable()
export class LedgerProofs {
  constructor(
    private readonly chains: LedgerProofStore,
    private readonly wallets: WalletStore,
    private readonly settlement: SettlementProofStore,
  ) {}

  async prove(): Promise<Proven> {
    const chains = await this.proveChains();
    const sums = (await this.wallets.differences()).map(toFault);
    const settlement = await this.proveSettlement();
    return { ...chains, orders: settlement.orders, faults: [...chains.faults, ...sums, ...settlement.faults] };
  }

  private async proveChains(): Promise<Omit<Proven, 'orders'>> {
    let [wallets, entries] = [0, 0];
    const faults: LedgerFault[] = [];
    for (let last: number | null = 0; last !== null;) {
      const batch = await this.chains.chainsAfter(last);
      wallets += batch.wallets;
      entries += batch.entries;
      faults.push(...batch.faults);
      ({ last } = batch);
    }
    return { wallets, entries, faults };
  }

  private async proveSettlement(): Promise<Pick<Proven, 'orders' | 'faults'>> {
    let orders = 0;
    const faults: LedgerFault[] = [];
    for (let last: number | null = 0; last !== null;) {
      const batch = await this.settlement.ordersAfter(last);
      orders += batch.orders;
      faults.push(...batch.faults);
      ({ last } = batch);
    }
    return { orders, faults: [...faults, ...(await this.settlement.wrongEntries()), ...(await this.settlement.missingNumbers())] };
  }
}

const toFault = ({ memberId }: Difference): LedgerFault => ({ kind: 'wallet-sum', wallet: memberId, entry: null, order: null, year: null });
