import { Injectable } from '@nestjs/common';
import { Database, type Tx, sharedRead } from '@rendezvous/server/database';
import type { EntryKind, GrantKind, SpendKind, Wallet } from './wallet.rules.js';

/** Credits that come without a payment. */
export interface Grant {
  readonly memberId: number;
  readonly credits: number;
  readonly kind: GrantKind;
  /** What they are for. The same member, kind and reference again grants nothing. */
  readonly reference: string;
  readonly at: Date;
}

/** A spend that is given back. */
export interface GiveBack {
  readonly memberId: number;
  readonly kind: SpendKind;
  /** What the spend stands under in the ledger. */
  readonly spent: string;
  /** What it is given back for. The same member and reference again gives nothing back. */
  readonly reference: string;
  readonly at: Date;
}

/** One entry of the ledger about one lot. */
export interface LotEntry {
  readonly memberId: number;
  /** The lot's order. */
  readonly orderId: number;
  readonly bought: number;
  readonly kind: Extract<EntryKind, 'purchase' | 'debt'>;
  readonly at: Date;
}

/** Credits of a lot whose money goes back, or comes back since that failed. */
export interface RefundEntry {
  readonly memberId: number;
  /** The lot's order. */
  readonly orderId: number;
  readonly refundId: string;
  readonly bought: number;
  readonly at: Date;
}

/** Bought credits and what was paid for them. */
export interface BoughtLot {
  readonly orderId: number;
  readonly memberId: number;
  readonly credits: number;
  /** Minor units, without fee. */
  readonly paid: number;
  readonly currency: string;
  readonly at: Date;
}

/** A wallet whose ledger does not say the same. */
export interface Difference {
  readonly memberId: number;
  /** What the wallet holds. */
  readonly granted: number;
  readonly bought: number;
  /** The sums of its entries. */
  readonly entriesGranted: number;
  readonly entriesBought: number;
  /** Bought credits that its lots can still account for. */
  readonly lots: number;
}

const BALANCES = 'select member_id, granted + bought as balance from billing.wallets where member_id = any($1)';

const GRANT = `
  with entry as (
    insert into billing.entries (member_id, amount, granted, bought, kind, reference, at) values ($1, $2, $2, 0, $3, $4, $5)
    on conflict (member_id, kind, reference) do nothing returning granted)
  update billing.wallets w set granted = w.granted + entry.granted from entry where w.member_id = $1 returning w.member_id`;

const GIVE_BACK = `
  with entry as (
    insert into billing.entries (member_id, amount, granted, bought, kind, reference, reverses, at)
    select member_id, -amount, -granted, -bought, 'returned', $4, id, $5
    from billing.entries where member_id = $1 and kind = $2 and reference = $3
    on conflict (member_id, kind, reference) do nothing returning granted, bought)
  update billing.wallets w set granted = w.granted + entry.granted, bought = w.bought + entry.bought
  from entry where w.member_id = $1 returning w.member_id`;

const DIFFERENCES = `
  with ledger as (
         select member_id, sum(granted)::integer as granted, sum(bought)::integer as bought from billing.entries group by member_id),
       kept as (select member_id, sum(credits - taken_back)::integer as credits from billing.lots group by member_id)
  select coalesce(w.member_id, l.member_id) as "memberId", coalesce(w.granted, 0) as granted, coalesce(w.bought, 0) as bought,
         coalesce(l.granted, 0) as "entriesGranted", coalesce(l.bought, 0) as "entriesBought", coalesce(k.credits, 0) as lots
  from billing.wallets w full join ledger l on l.member_id = w.member_id left join kept k on k.member_id = w.member_id
  where coalesce(w.granted, 0) <> coalesce(l.granted, 0) or coalesce(w.bought, 0) <> coalesce(l.bought, 0)
    or coalesce(w.bought, 0) > coalesce(k.credits, 0)
  order by 1 limit 1000`;

/** SQL of wallets, lots and the ledger. Every change of a wallet writes its entry in the same transaction. */
@Injectable()
export class WalletStore {
  private readonly balanceShared = sharedRead<number, number>((memberIds) => this.balances(memberIds));

  constructor(private readonly database: Database) {}

  /** null without a wallet. */
  balance(memberId: number): Promise<number | null> {
    return this.balanceShared(memberId);
  }

  async balances(memberIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.database.read<{ member_id: number; balance: number }>(BALANCES, [memberIds], { prepared: 'billing.balances' });
    return new Map(rows.map((row) => [row.member_id, row.balance]));
  }

  async open(tx: Tx, memberId: number): Promise<void> {
    await tx.change('insert into billing.wallets (member_id) values ($1) on conflict (member_id) do nothing', [memberId]);
  }

  /** Locks the wallet until the transaction ends. */
  async lock(tx: Tx, memberId: number): Promise<Wallet> {
    const [wallet] = await tx.read<Wallet>('select granted, bought, debt from billing.wallets where member_id = $1 for no key update', [
      memberId,
    ]);
    if (wallet === undefined) throw new Error(`Member ${memberId} has no wallet`);
    return wallet;
  }

  /** Writes what a locked wallet has become. */
  async write(tx: Tx, memberId: number, wallet: Wallet): Promise<void> {
    await tx.change('update billing.wallets set granted = $2, bought = $3, debt = $4 where member_id = $1', [
      memberId,
      wallet.granted,
      wallet.bought,
      wallet.debt,
    ]);
  }

  /** Adds granted credits unless this reference already did. */
  async grant(tx: Tx, { memberId, credits, kind, reference, at }: Grant): Promise<boolean> {
    return (await tx.change(GRANT, [memberId, credits, kind, reference, at])).length > 0;
  }

  /** Gives back what a spend took, each part to where it came from, unless this reference already did. Lock the wallet first. */
  async giveBack(tx: Tx, { memberId, kind, spent, reference, at }: GiveBack): Promise<boolean> {
    return (await tx.change(GIVE_BACK, [memberId, kind, spent, reference, at])).length > 0;
  }

  async addLotEntry(tx: Tx, { memberId, orderId, bought, kind, at }: LotEntry): Promise<void> {
    await tx.change(
      `insert into billing.entries (member_id, amount, granted, bought, lot, kind, reference, at) values ($1, $2, 0, $2, $3, $4, $5, $6)`,
      [memberId, bought, orderId, kind, `order:${orderId}`, at],
    );
  }

  /**
   * Takes credits of a lot for a refund, or gives them back when it failed. Write the wallet that became of it.
   * @param bought below 0 to take
   */
  async addRefundEntry(tx: Tx, { memberId, orderId, bought, refundId, at }: RefundEntry): Promise<void> {
    const kind = bought < 0 ? 'refund' : 'returned';
    await tx.change(
      `insert into billing.entries (member_id, amount, granted, bought, lot, kind, reference, at, reverses)
       values ($1, $2, 0, $2, $3, $4, $5, $6,
         case when $2 > 0 then (select id from billing.entries where member_id = $1 and kind = 'refund' and reference = $5) end)`,
      [memberId, bought, orderId, kind, `refund:${refundId}`, at],
    );
    await tx.change('update billing.lots set taken_back = taken_back - $2 where order_id = $1', [orderId, bought]);
  }

  async addLot(tx: Tx, { orderId, memberId, credits, paid, currency, at }: BoughtLot): Promise<void> {
    await tx.change('insert into billing.lots (order_id, member_id, credits, paid, currency, bought_at) values ($1, $2, $3, $4, $5, $6)', [
      orderId,
      memberId,
      credits,
      paid,
      currency,
      at,
    ]);
  }

  /** Wallets whose parts are not the sums of their entries, or that hold more bought credits than their lots. Empty, always. */
  differences(): Promise<Difference[]> {
    return this.database.read<Difference>(DIFFERENCES);
  }
}
