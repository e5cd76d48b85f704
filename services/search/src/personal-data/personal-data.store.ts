import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { exportReader } from '@rendezvous/server/personal-data';

const readExport = exportReader({ listing: { table: 'search.listing', where: 'member_id = $1' } });

@Injectable()
export class PersonalDataStore {
  constructor(private readonly database: Database) {}

  export(memberId: number): Promise<unknown> {
    return readExport(this.database, [memberId]);
  }

  /** The caller holds the search index's lock, as everybody who writes there. */
  async remove(tx: Tx, memberId: number): Promise<void> {
    await tx.change('delete from search.listing where member_id = $1', [memberId]);
  }
}
