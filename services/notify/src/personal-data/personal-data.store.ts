import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { exportSql } from '@rendezvous/server/personal-data';

const EXPORT = exportSql({ deliveries: { table: 'notify.deliveries', where: 'member_id = $1', without: ['claimed_at', 'tries'] } });

@Injectable()
export class PersonalDataStore {
  constructor(private readonly database: Database) {}

  async export(memberId: number): Promise<unknown> {
    const [row] = await this.database.read<{ data: unknown }>(EXPORT, [memberId]);
    return row!.data;
  }

  async remove(tx: Tx, memberId: number): Promise<void> {
    await tx.query('delete from notify.deliveries where member_id = $1', [memberId]);
  }
}
