import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

@Injectable()
export class AddressAnswersStore {
  constructor(private readonly database: Database) {}

  /** How many answers a network got since then. */
  async count(network: string, since: Date, on: Database | Tx = this.database): Promise<number> {
    const [counted] = await on.named<{ count: number }>(
      'account.count-address-answers',
      'select count(*)::integer as count from account.address_answers where network = $1 and answered_at > $2',
      [network, since],
    );
    return counted?.count ?? 0;
  }

  /** Lets one answer at a time count for a network. */
  async lock(tx: Tx, network: string): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 21))', [`account.address:${network}`]);
  }

  async add(tx: Tx, network: string, at: Date): Promise<void> {
    await tx.query('insert into account.address_answers (network, answered_at) values ($1, $2)', [network, at]);
  }

  async removeOlder(than: Date): Promise<void> {
    await this.database.read('delete from account.address_answers where answered_at <= $1', [than]);
  }
}
