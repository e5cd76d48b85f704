import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { afterPurchase } from './wallet.rules.js';
import { type BoughtLot, type GiveBack, type Grant, type RefundEntry, WalletStore } from './wallet.store.js';

/** The credits of members. */
@Injectable()
export class Wallets {
  constructor(
    private readonly store: WalletStore,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
  ) {}

  /** Credits that a member can spend; 0 without a wallet. */
  async balance(memberId: number): Promise<number> {
    return (await this.store.balance(memberId)) ?? 0;
  }

  /** The same for several members; every id is in the answer. */
  async balances(memberIds: readonly number[]): Promise<Map<number, number>> {
    const known = await this.store.balances(memberIds);
    return new Map(memberIds.map((id) => [id, known.get(id) ?? 0]));
  }

  /** Makes sure that the member has a wallet. */
  open(tx: Tx, memberId: number): Promise<void> {
    return this.store.open(tx, memberId);
  }

  /**
   * Gives credits that nobody paid for, once for each member, kind and reference.
   * @returns false when this reference was granted before
   */
  async grant(tx: Tx, grant: Omit<Grant, 'at'> & { readonly at?: Date }): Promise<boolean> {
    if (!Number.isSafeInteger(grant.credits) || grant.credits <= 0) throw new RangeError('A grant is a whole number of credits above 0.');
    await this.store.open(tx, grant.memberId);
    const granted = await this.store.grant(tx, { ...grant, at: grant.at ?? this.clock.now() });
    if (granted) this.tellMember(tx, grant.memberId);
    return granted;
  }

  /**
   * Gives a spend back, once for each member and reference: granted credits as granted, bought ones as bought and to their lots.
   * @returns false when this was given back before, or there is no such spend
   */
  async giveBack(tx: Tx, spend: Omit<GiveBack, 'at'>): Promise<boolean> {
    await this.store.lock(tx, spend.memberId);
    const given = await this.store.giveBack(tx, { ...spend, at: this.clock.now() });
    if (given) this.tellMember(tx, spend.memberId);
    return given;
  }

  /** Holds a member's wallet, opening it if there is none: whoever buys next waits for the end of the transaction. */
  async lock(tx: Tx, memberId: number): Promise<void> {
    await this.store.open(tx, memberId);
    await this.store.lock(tx, memberId);
  }

  /** Puts bought credits into the wallet, after what the member owes. The order's lot and entry are unique: a second time throws. */
  async purchase(tx: Tx, lot: BoughtLot): Promise<void> {
    await this.store.open(tx, lot.memberId);
    const before = await this.store.lock(tx, lot.memberId);
    const after = afterPurchase(before, lot.credits);
    const { orderId, memberId, at } = lot;
    await this.store.addLotEntry(tx, { orderId, memberId, at, bought: lot.credits, kind: 'purchase' });
    const owed = before.debt - after.debt;
    if (owed > 0) await this.store.addLotEntry(tx, { orderId, memberId, at, bought: -owed, kind: 'debt' });
    await this.store.addLot(tx, lot);
    await this.store.write(tx, lot.memberId, after);
  }

  /**
   * Takes credits of one lot out of the wallet, or puts them back, for a refund. Once for each refund and direction; lock the wallet before it is
   * decided how many.
   */
  async refund(tx: Tx, entry: RefundEntry): Promise<void> {
    const wallet = await this.store.lock(tx, entry.memberId);
    await this.store.addRefundEntry(tx, entry);
    await this.store.write(tx, entry.memberId, { ...wallet, bought: wallet.bought + entry.bought });
    this.tellMember(tx, entry.memberId);
  }

  private tellMember(tx: Tx, memberId: number): void {
    tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'user-changed' }));
  }
}
