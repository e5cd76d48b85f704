import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** SQL of what comes once for an address. */
@Injectable()
export class KeptAddressesStore {
  constructor(private readonly database: Database) {}

  async noteGivenOnce(tx: Tx, memberId: number, what: string): Promise<void> {
    await tx.change('update account.members set given_once = array_append(given_once, $2) where id = $1 and not $2 = any(given_once)', [
      memberId,
      what,
    ]);
  }

  /** What a member got, and with which address; null for whoever is no member any more. */
  async read(memberId: number): Promise<{ readonly email: string | null; readonly givenOnce: readonly string[] } | null> {
    const [row] = await this.database.read<{ email: string | null; givenOnce: string[] }>(
      'select email, given_once as "givenOnce" from account.members where id = $1',
      [memberId],
    );
    return row ?? null;
  }

  async isKept(addressHash: Buffer): Promise<boolean> {
    return (await this.database.read('select from account.kept_addresses where address_hash = $1', [addressHash])).length > 0;
  }

  /** Whether somebody who was erased got it with this address. */
  async hadOnce(addressHash: Buffer, what: string): Promise<boolean> {
    const rows = await this.database.read('select from account.kept_addresses where address_hash = $1 and $2 = any(given_once)', [
      addressHash,
      what,
    ]);
    return rows.length > 0;
  }
}
