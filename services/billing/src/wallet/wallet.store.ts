import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { type EntryKind, type GrantKind, type Wallet } from './wallet.rules.js';

/** Credits that come without a payment. */
export interface Grant {
  readonly memberId: number;
  readonly credits: number;
  readonly kind: GrantKind;
  /** What they are for. The same member, kind and reference again grants nothing. */
  readonly reference: string;
  readonly at: Date;
}

/** One line of the ledger. */
export interface Entry {
  readonly memberId: number;
  readonly amount: number;
  readonly kind: EntryKind;
  readonly reference: string;
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
  readonly balance: number;
  readonly entries: number;
  readonly bought: number;
  /** Bought credits that its lots can still account for. */
  readonly lots: number;
}

const BALANCES = 'select member_id, granted + bought as balance from billing.wallets where member_id = any($1)';

const GRANT = `
  with entry as (
    insert into billing.entries (member_id, amount, kind, reference, at) values ($1, $2, $3, $4, $5)
    on conflict (member_id, kind, reference) do nothing returning amount)
  update billing.wallets set granted = granted + entry.amount from entry where member_id = $1 returning member_id`;

const DIFFERENCES = `
  with ledger as (select member_id, sum(amount)::integer as amount from billing.entries group by member_id),
       kept as (select member_id, sum(credits - taken_back)::integer as credits from billing.lots group by member_id)
  select coalesce(w.member_id, l.member_id) as "memberId", coalesce(w.granted + w.bought, 0) as balance, coalesce(l.amount, 0) as entries,
         coalesce(w.bought, 0) as bought, coalesce(k.credits, 0) as lots
  from billing.wallets w full join ledger l on l.member_id = w.member_id left join kept k on k.member_id = w.member_id
  where coalesce(w.granted + w.bought, 0) <> coalesce(l.amount, 0) or coalesce(w.bought, 0) > coalesce(k.credits, 0)
  order by 1 limit 1000`;

/** SQL of wallets, lots and the ledger. Every change of a wallet writes its entry in the same transaction. */
@Injectable()
export class WalletStore {
  constructor(private readonly database: Database) {}

  async balances(memberIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.database.named<{ member_id: number; balance: number }>('billing-balances', BALANCES, [memberIds]);
    return new Map(rows.map((row) => [row.member_id, row.balance]));
  }

  async open(tx: Tx, memberId: number): Promise<void> {
    await tx.query('insert into billing.wallets (member_id) values ($1) on conflict (member_id) do nothing', [memberId]);
  }

  /** Locks the wallet until the transaction ends. */
  async lock(tx: Tx, memberId: number): Promise<Wallet> {
    const [wallet] = await tx.query<Wallet>('select granted, bought, debt from billing.wallets where member_id = $1 for no key update', [
      memberId,
    ]);
    if (wallet === undefined) throw new Error(`Member ${memberId} has no wallet`);
    return wallet;
  }

  /** Writes what a locked wallet has become. */
  async write(tx: Tx, memberId: number, wallet: Wallet): Promise<void> {
    await tx.query('update billing.wallets set granted = $2, bought = $3, debt = $4 where member_id = $1', [
      memberId,
      wallet.granted,
      wallet.bought,
      wallet.debt,
    ]);
  }

  /** Adds granted credits unless this reference already did. */
  async grant(tx: Tx, { memberId, credits, kind, reference, at }: Grant): Promise<boolean> {
    return (await tx.query(GRANT, [memberId, credits, kind, reference, at])).length > 0;
  }

  async addEntry(tx: Tx, { memberId, amount, kind, reference, at }: Entry): Promise<void> {
    await tx.query('insert into billing.entries (member_id, amount, kind, reference, at) values ($1, $2, $3, $4, $5)', [
      memberId,
      amount,
      kind,
      reference,
      at,
    ]);
  }

  async addLot(tx: Tx, { orderId, memberId, credits, paid, currency, at }: BoughtLot): Promise<void> {
    await tx.query('insert into billing.lots (order_id, member_id, credits, paid, currency, bought_at) values ($1, $2, $3, $4, $5, $6)', [
      orderId,
      memberId,
      credits,
      paid,
      currency,
      at,
    ]);
  }

  /** Wallets whose balance is not the sum of their entries, or that hold more bought credits than their lots. Empty, always. */
  differences(): Promise<Difference[]> {
    return this.database.read<Difference>(DIFFERENCES);
  }
}
