import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { exportSql } from '@rendezvous/server/personal-data';

const EXPORT = exportSql({ listing: { table: 'search.listing', where: 'member_id = $1' } });

@Injectable()
export class PersonalDataStore {
  constructor(private readonly database: Database) {}

  async export(memberId: number): Promise<unknown> {
    const [row] = await this.database.read<{ data: unknown }>(EXPORT, [memberId]);
    return row!.data;
  }

  /** The caller holds the listing's lock, as everybody who writes there. */
  async remove(tx: Tx, memberId: number): Promise<void> {
    await tx.query('delete from search.listing where member_id = $1', [memberId]);
  }
}
