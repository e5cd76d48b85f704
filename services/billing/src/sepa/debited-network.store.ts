import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** What was signed from a network. Keys are hashes; the amount is cents. */
interface CountedDebit {
  readonly networkKey: string;
  readonly debitKey: string;
  readonly amount: number;
  readonly at: Date;
}

/** SQL of what was signed from networks within some time. */
@Injectable()
export class DebitedNetworkStore {
  constructor(private readonly database: Database) {}

  async sum(networkKey: string, since: Date, tx?: Tx): Promise<number> {
    const [row] = await (tx ?? this.database).read<{ sum: number }>(
      'select coalesce(sum(amount), 0)::integer as sum from billing.direct_debit_networks where network_key = $1 and at > $2',
      [networkKey, since],
    );
    return row!.sum;
  }

  async count(tx: Tx, { networkKey, debitKey, amount, at }: CountedDebit): Promise<void> {
    await tx.change('insert into billing.direct_debit_networks (network_key, debit_key, amount, at) values ($1, $2, $3, $4)', [
      networkKey,
      debitKey,
      amount,
      at,
    ]);
  }

  /** A debit counts no more. */
  async forget(tx: Tx, debitKey: string): Promise<void> {
    await tx.change('delete from billing.direct_debit_networks where debit_key = $1', [debitKey]);
  }

  /** Forgets what is too old to count. */
  async forgetUntil(until: Date): Promise<void> {
    await this.database.change('delete from billing.direct_debit_networks where at <= $1', [until]);
  }
}
