import type { OrderDebit } from '@rendezvous/contracts/billing/orders';
import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { DirectDebit } from './direct-debit.entity.js';

type SignedState = Exclude<DirectDebit['state'], 'open' | 'given-up'>;

/** What a debit that was signed is to its payer: that it lies in a file for the bank is nothing that moved. */
const TOLD: Readonly<Record<SignedState, OrderDebit['state']>> = {
  registered: 'signed',
  sent: 'signed',
  collected: 'collected',
  withheld: 'uncollected',
  rejected: 'returned',
  returned: 'returned',
};

/** How far the direct debits of orders are, as their payers are told. */
@Injectable()
export class OrderDebits {
  constructor(private readonly database: Database) {}

  /** By order; those that are paid in another way, or are not signed, are not in the answer. */
  async of(orderIds: readonly number[]): Promise<ReadonlyMap<number, OrderDebit>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.database.read<{ id: number; state: SignedState; due: string }>(
      `select order_id as id, state, to_char(due, 'YYYY-MM-DD') as due from billing.direct_debits
       where order_id = any($1) and signed_at is not null`,
      [orderIds],
    );
    return new Map(rows.map(({ id, state, due }) => [id, { state: TOLD[state], due }]));
  }
}
