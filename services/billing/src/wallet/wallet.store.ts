import type { EntryKind } from '@rendezvous/contracts/billing/statement';
import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx, sharedRead } from '@rendezvous/server/database';
import { appendEntries } from './entries.store.js';
import type { Wallet } from './wallet.rules.js';

/** What one entry of a ledger says. */
export interface EntryLine {
  /** The part that nobody paid for, and the part that was bought; below 0 what goes. */
  readonly granted: number;
  readonly bought: number;
  readonly kind: EntryKind;
  /** What it is for: once for each member and kind. */
  readonly reference: string;
  /** The order whose lot the bought part is of, where it is of one lot only. */
  readonly lot?: number;
  /** The id of the entry that this one gives back. */
  readonly reverses?: number;
}

/** An entry as it was written. */
export interface WrittenEntry {
  readonly id: number;
  readonly granted: number;
  readonly bought: number;
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

/** Credits that are not in the balance. */
export interface Held {
  readonly debt: number;
  readonly frozen: number;
}

/** A wallet whose ledger does not say the same. */
export interface Difference {
  readonly memberId: number;
  /** What the wallet holds. */
  readonly granted: number;
  readonly bought: number;
  readonly debt: number;
  /** The sums of its entries. */
  readonly entriesGranted: number;
  readonly entriesBought: number;
  readonly entriesFrozen: number;
  /** Bought credits that its lots can still account for, those that disputes froze, and what is owed. */
  readonly lots: number;
  readonly lotsFrozen: number;
  readonly lotsDebt: number;
}

const BALANCES = 'select member_id, granted + bought as balance from billing.wallets where member_id = any($1)';

const APPEND = `
  with wallet as (select member_id, granted, bought, last_hash, last_at from billing.wallets where member_id = $1),
  line as (
    select $1::integer as member_id, l.* from rows from (
      jsonb_to_recordset($2::jsonb) as (granted integer, bought integer, lot integer, kind text, reference text, reverses bigint)
    ) with ordinality as l (granted, bought, lot, kind, reference, reverses, o)),
  ${appendEntries('line', '$3')}
  select member_id from moved`;

const DIFFERENCES = `
  with ledger as (
         select member_id, sum(granted)::integer as granted, sum(bought)::integer as bought,
           -coalesce(sum(bought) filter (where kind in ('frozen', 'released')), 0)::integer as frozen
         from billing.entries group by member_id),
       kept as (
         select member_id, sum(credits - taken_back - frozen - charged_back - settled)::integer as credits, sum(frozen)::integer as frozen,
           sum(owed - settled)::integer as debt
         from billing.lots group by member_id)
  select coalesce(w.member_id, l.member_id) as "memberId", coalesce(w.granted, 0) as granted, coalesce(w.bought, 0) as bought,
         coalesce(w.debt, 0) as debt, coalesce(l.granted, 0) as "entriesGranted", coalesce(l.bought, 0) as "entriesBought",
         coalesce(l.frozen, 0) as "entriesFrozen", coalesce(k.credits, 0) as lots, coalesce(k.frozen, 0) as "lotsFrozen",
         coalesce(k.debt, 0) as "lotsDebt"
  from billing.wallets w full join ledger l on l.member_id = w.member_id left join kept k on k.member_id = w.member_id
  where coalesce(w.granted, 0) <> coalesce(l.granted, 0) or coalesce(w.bought, 0) <> coalesce(l.bought, 0)
    or coalesce(w.bought, 0) > coalesce(k.credits, 0)
    or coalesce(k.frozen, 0) <> coalesce(l.frozen, 0)
    or coalesce(w.debt, 0) <> coalesce(k.debt, 0)
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

  /** null without a wallet. */
  async parts(memberId: number, on: Statements = this.database): Promise<(Wallet & Held) | null> {
    const [parts] = await on.read<Wallet & Held>(
      `select w.granted, w.bought, w.debt, (select coalesce(sum(l.frozen), 0)::integer from billing.lots l where l.member_id = w.member_id) as frozen
       from billing.wallets w where w.member_id = $1`,
      [memberId],
    );
    return parts ?? null;
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

  /** Writes what a member owes, of a locked wallet. */
  async writeDebt(tx: Tx, memberId: number, debt: number): Promise<void> {
    await tx.change('update billing.wallets set debt = $2 where member_id = $1', [memberId, debt]);
  }

  /** null without an entry of this kind for this reference. */
  async findEntry(tx: Tx, memberId: number, kind: EntryKind, reference: string): Promise<WrittenEntry | null> {
    const [entry] = await tx.read<WrittenEntry>(
      'select id::integer, granted, bought from billing.entries where member_id = $1 and kind = $2 and reference = $3',
      [memberId, kind, reference],
    );
    return entry ?? null;
  }

  /** Appends entries, in this order, to the ledger of a wallet that this transaction has locked, and moves the wallet by them. */
  async append(tx: Tx, memberId: number, lines: readonly EntryLine[], at: Date): Promise<void> {
    await tx.change(APPEND, [memberId, JSON.stringify(lines), at]);
  }

  /** Notes credits of a lot as taken back, or as there again when below 0. */
  async takeFromLot(tx: Tx, orderId: number, credits: number): Promise<void> {
    await tx.change('update billing.lots set taken_back = taken_back + $2 where order_id = $1', [orderId, credits]);
  }

  /** @param settled credits of it that paid a debt */
  async addLot(tx: Tx, { orderId, memberId, credits, paid, currency, at }: BoughtLot, settled: number): Promise<void> {
    await tx.change(
      'insert into billing.lots (order_id, member_id, credits, paid, currency, bought_at, settled) values ($1, $2, $3, $4, $5, $6, $7)',
      [orderId, memberId, credits, paid, currency, at, settled],
    );
  }

  /**
   * Wallets whose parts are not the sums of their entries, that hold more bought credits than their lots, or whose lots say otherwise what is
   * frozen or owed. Empty, always.
   */
  differences(): Promise<Difference[]> {
    return this.database.read<Difference>(DIFFERENCES);
  }
}
