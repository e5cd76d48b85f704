import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { type Claim, LotClaimsService } from './lot-claims.service.js';
import { afterPurchase, type GrantKind, type SpendKind, type Wallet } from './wallet.rules.js';
import { type BoughtLot, type EntryLine, type Held, WalletStore } from './wallet.store.js';

/** Credits that come without a payment. */
interface Grant {
  readonly memberId: number;
  readonly credits: number;
  readonly kind: GrantKind;
  /** What they are for. The same member, kind and reference again grants nothing. */
  readonly reference: string;
  readonly at?: Date;
}

/** A spend that is given back. */
interface GiveBack {
  readonly memberId: number;
  readonly kind: SpendKind;
  /** What the spend stands under in the ledger. */
  readonly spent: string;
  /** What it is given back for. The same member and reference again gives nothing back. */
  readonly reference: string;
}

/** Credits of a lot whose money goes back, or comes back since that failed. */
interface LotRefund {
  readonly memberId: number;
  /** The lot's order. */
  readonly orderId: number;
  readonly refundId: string;
  /** Below 0 to take. */
  readonly bought: number;
  readonly at: Date;
}

/** Credits that an operator gives, or takes as a negative number. */
interface WalletAdjustment {
  readonly memberId: number;
  readonly credits: number;
  readonly reference: string;
  readonly at: Date;
}

/** The credits of members. */
@Injectable()
export class Wallets {
  constructor(
    private readonly store: WalletStore,
    private readonly claims: LotClaimsService,
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

  /** Credits that a member owes, and those that wait for a dispute to be decided: neither is in the balance. */
  async held(memberId: number): Promise<Held> {
    const { debt, frozen } = await this.parts(memberId);
    return { debt, frozen };
  }

  /** All that a wallet holds, and what is owed and frozen beside it; 0 without a wallet. */
  async parts(memberId: number, tx?: Tx): Promise<Wallet & Held> {
    return (await this.store.parts(memberId, tx)) ?? { granted: 0, bought: 0, debt: 0, frozen: 0 };
  }

  /** Makes sure that the member has a wallet. */
  open(tx: Tx, memberId: number): Promise<void> {
    return this.store.open(tx, memberId);
  }

  /**
   * Gives credits that nobody paid for, once for each member, kind and reference.
   * @returns false when this reference was granted before
   */
  async grant(tx: Tx, { memberId, credits, kind, reference, at = this.clock.now() }: Grant): Promise<boolean> {
    if (!Number.isSafeInteger(credits) || credits <= 0) throw new RangeError('A grant is a whole number of credits above 0.');
    await this.lock(tx, memberId);
    if ((await this.store.findEntry(tx, memberId, kind, reference)) !== null) return false;
    await this.store.append(tx, memberId, [{ granted: credits, bought: 0, kind, reference }], at);
    this.tellMember(tx, memberId);
    return true;
  }

  /**
   * Gives a spend back, once for each member and reference: granted credits as granted, bought ones as bought and to their lots; what is disputed
   * or owed of those is frozen or taken at once.
   * @returns false when this was given back before, or there is no such spend
   */
  async giveBack(tx: Tx, { memberId, kind, spent, reference }: GiveBack): Promise<boolean> {
    await this.store.lock(tx, memberId);
    const spend = await this.store.findEntry(tx, memberId, kind, spent);
    if (spend === null || (await this.store.findEntry(tx, memberId, 'returned', reference)) !== null) return false;
    const { id: reverses, granted, bought } = spend;
    await this.store.append(
      tx,
      memberId,
      [{ granted: -granted, bought: -bought, kind: 'returned', reference, reverses }],
      this.clock.now(),
    );
    await this.claims.settle(tx, memberId);
    this.tellMember(tx, memberId);
    return true;
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
    const entry = { granted: 0, lot: orderId, reference: `order:${orderId}` };
    const owed = before.debt - after.debt;
    const purchase: EntryLine = { ...entry, bought: lot.credits, kind: 'purchase' };
    const debt: EntryLine = { ...entry, bought: -owed, kind: 'debt' };
    await this.store.append(tx, memberId, owed > 0 ? [purchase, debt] : [purchase], at);
    if (owed > 0) await this.store.writeDebt(tx, memberId, after.debt);
    await this.store.addLot(tx, lot, owed);
  }

  /**
   * Takes credits of one lot out of the wallet, or puts them back, for a refund. Once for each refund and direction; lock the wallet before it is
   * decided how many.
   */
  async refund(tx: Tx, { memberId, orderId, refundId, bought, at }: LotRefund): Promise<void> {
    await this.store.lock(tx, memberId);
    const entry = { granted: 0, bought, lot: orderId, reference: `refund:${refundId}` };
    const taken = bought > 0 ? await this.store.findEntry(tx, memberId, 'refund', entry.reference) : null;
    const reverses = taken === null ? {} : { reverses: taken.id };
    await this.store.append(tx, memberId, [{ ...entry, ...reverses, kind: bought < 0 ? 'refund' : 'returned' }], at);
    await this.store.takeFromLot(tx, orderId, -bought);
    this.tellMember(tx, memberId);
  }

  /**
   * Gives or takes granted credits: what was paid for goes back by refunds and disputes alone, so that money and credits go together. Once for
   * each reference: a second time throws.
   * @returns null when it is done; what could be taken when that is less
   */
  async adjust(tx: Tx, { memberId, credits, reference, at }: WalletAdjustment): Promise<number | null> {
    await this.store.open(tx, memberId);
    const { granted } = await this.store.lock(tx, memberId);
    if (granted + credits < 0) return granted;
    await this.store.append(tx, memberId, [{ granted: credits, bought: 0, kind: 'adjustment', reference }], at);
    this.tellMember(tx, memberId);
    return null;
  }

  /** Freezes and takes of a lot what disputes lead to, or gives it back. The same again changes nothing. */
  async claim(tx: Tx, memberId: number, claim: Claim): Promise<void> {
    if (await this.claims.settle(tx, memberId, claim)) this.tellMember(tx, memberId);
  }

  /** Lets go of what an open dispute froze of a lot, so that a refund can take it; `claim` freezes the rest again. */
  release(tx: Tx, memberId: number, orderId: number): Promise<void> {
    return this.claims.release(tx, memberId, orderId);
  }

  private tellMember(tx: Tx, memberId: number): void {
    tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'user-changed' }));
  }
}
