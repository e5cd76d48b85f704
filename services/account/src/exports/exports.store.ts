import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import type { ExportEntity } from './export.entity.js';

const COLUMNS = 'id, member_id as "memberId", key, state, asked_at as "askedAt", ready_at as "readyAt", bytes';

@Injectable()
export class ExportsStore {
  constructor(private readonly database: Database) {}

  async latest(reader: Statements, memberId: number): Promise<ExportEntity | null> {
    const [row] = await reader.read<ExportEntity>(
      `select ${COLUMNS} from account.exports where member_id = $1 order by asked_at desc, id desc limit 1`,
      [memberId],
    );
    return row ?? null;
  }

  async find(exportId: number): Promise<ExportEntity | null> {
    const [row] = await this.database.read<ExportEntity>(`select ${COLUMNS} from account.exports where id = $1`, [exportId]);
    return row ?? null;
  }

  /** How many were asked for since then; those that failed do not count. */
  async count(reader: Statements, memberId: number, since: Date): Promise<number> {
    const [row] = await reader.read<{ count: number }>(
      `select count(*)::integer as count from account.exports where member_id = $1 and asked_at > $2 and state <> 'failed'`,
      [memberId, since],
    );
    return row!.count;
  }

  async add(tx: Tx, memberId: number, key: string, at: Date): Promise<number> {
    const [row] = await tx.change<{ id: number }>(
      'insert into account.exports (member_id, key, asked_at) values ($1, $2, $3) returning id',
      [memberId, key, at],
    );
    return row!.id;
  }

  /** @returns false when it is no longer waited for: somebody else made it, or the member is gone */
  async markReady(tx: Tx, exportId: number, bytes: number, at: Date): Promise<boolean> {
    const rows = await tx.change(
      `update account.exports set state = 'ready', ready_at = $2, bytes = $3 where id = $1 and state = 'preparing' returning id`,
      [exportId, at, bytes],
    );
    return rows.length > 0;
  }

  async markFailed(tx: Tx, exportId: number): Promise<void> {
    await tx.change(`update account.exports set state = 'failed' where id = $1 and state = 'preparing'`, [exportId]);
  }

  /** Those whose file has to go: fetched long enough, or asked for so long ago that nobody waits. */
  async listOver(readyBefore: Date, askedBefore: Date, limit: number): Promise<ExportEntity[]> {
    return this.database.read<ExportEntity>(
      `select ${COLUMNS} from account.exports
       where (state = 'ready' and ready_at <= $1) or (state = 'preparing' and asked_at <= $2) order by id limit $3`,
      [readyBefore, askedBefore, limit],
    );
  }

  async markOver(exportId: number): Promise<void> {
    await this.database.change(
      `update account.exports set state = case state when 'ready' then 'over' else 'failed' end where id = $1 and state in ('ready', 'preparing')`,
      [exportId],
    );
  }

  /** Forgets those that count no longer and have no file. */
  async removeOld(before: Date): Promise<void> {
    await this.database.change(`delete from account.exports where asked_at <= $1 and state in ('over', 'failed')`, [before]);
  }

  /** @returns the names of the files */
  async removeAll(tx: Tx, memberId: number): Promise<string[]> {
    const rows = await tx.change<{ key: string }>('delete from account.exports where member_id = $1 returning key', [memberId]);
    return rows.map(({ key }) => key);
  }
}
