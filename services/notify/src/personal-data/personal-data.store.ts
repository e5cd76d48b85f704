import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { exportReader } from '@rendezvous/server/personal-data';

const readExport = exportReader({ deliveries: { table: 'notify.deliveries', where: 'member_id = $1', without: ['claimed_at', 'tries'] } });

@Injectable()
export class PersonalDataStore {
  constructor(private readonly database: Database) {}

  export(memberId: number): Promise<unknown> {
    return readExport(this.database, [memberId]);
  }

  async remove(tx: Tx, memberId: number): Promise<void> {
    await tx.change('delete from notify.deliveries where member_id = $1', [memberId]);
  }
}
