import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';

@Injectable()
export class AddressAnswersStore {
  constructor(private readonly database: Database) {}

  /** How many answers a network got since then. */
  async count(network: string, since: Date, on: Statements = this.database): Promise<number> {
    const [counted] = await on.read<{ count: number }>(
      'select count(*)::integer as count from account.address_answers where network = $1 and answered_at > $2',
      [network, since],
      { prepared: 'account.count-address-answers' },
    );
    return counted?.count ?? 0;
  }

  /** Lets one answer at a time count for a network. */
  async lock(tx: Tx, network: string): Promise<void> {
    await tx.lock('account.address-answer', network);
  }

  async add(tx: Tx, network: string, at: Date): Promise<void> {
    await tx.change('insert into account.address_answers (network, answered_at) values ($1, $2)', [network, at]);
  }

  async removeOlder(than: Date): Promise<void> {
    await this.database.change('delete from account.address_answers where answered_at <= $1', [than]);
  }
}
