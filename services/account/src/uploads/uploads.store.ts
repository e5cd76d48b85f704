import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { UploadEntity } from './upload.entity.js';

const COLUMNS = `id, member_id as "memberId", network, size, received, sha256, parts, draft_id as "draftId", taken_at as "takenAt",
  created_at as "createdAt", expires_at as "expiresAt"`;

type NewUpload = Pick<UploadEntity, 'id' | 'memberId' | 'network' | 'size' | 'sha256' | 'createdAt' | 'expiresAt'>;

/** SQL of files on their way here. */
@Injectable()
export class UploadsStore {
  constructor(private readonly database: Database) {}

  /** null when there is none, or its time is over. */
  async find(id: string, now: Date): Promise<UploadEntity | null> {
    const [row] = await this.database.read<UploadEntity>(`select ${COLUMNS} from account.uploads where id = $1 and expires_at > $2`, [
      id,
      now,
    ]);
    return row ?? null;
  }

  /** The same file of the same member that has not become a photo. */
  async findSame(tx: Tx, memberId: number, size: number, sha256: string, now: Date): Promise<UploadEntity | null> {
    const [row] = await tx.read<UploadEntity>(
      `select ${COLUMNS} from account.uploads
       where member_id = $1 and size = $2 and sha256 = $3 and taken_at is null and expires_at > $4 order by created_at desc limit 1`,
      [memberId, size, sha256, now],
    );
    return row ?? null;
  }

  async countOpen(tx: Tx, network: string, now: Date): Promise<number> {
    const [row] = await tx.read<{ count: number }>(
      'select count(*)::integer as count from account.uploads where network = $1 and taken_at is null and expires_at > $2',
      [network, now],
    );
    return row!.count;
  }

  async add(tx: Tx, { id, memberId, network, size, sha256, createdAt, expiresAt }: NewUpload): Promise<void> {
    await tx.change(
      'insert into account.uploads (id, member_id, network, size, sha256, created_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, memberId, network, size, sha256, createdAt, expiresAt],
    );
  }

  /**
   * Adds a piece behind those that are here.
   * @returns how many bytes are here now; null when others came meanwhile, or nothing more may come
   */
  async append(id: string, offset: number, part: string, bytes: number, partsMax: number): Promise<number | null> {
    return this.database.transaction(async (tx) => {
      const [row] = await tx.change<{ received: number }>(
        `update account.uploads set received = received + $4, parts = parts || $3::text
         where id = $1 and received = $2 and received + $4 <= size and cardinality(parts) < $5 and taken_at is null returning received`,
        [id, offset, part, bytes, partsMax],
      );
      return row?.received ?? null;
    });
  }

  /** @returns the pieces, which nobody needs any more; null when it has become a photo before, or is gone */
  async take(tx: Tx, id: string, at: Date, draftId: string | null): Promise<string[] | null> {
    const [row] = await tx.change<{ parts: string[] }>(
      `update account.uploads u set taken_at = $2, draft_id = $3, parts = '{}' from (select id, parts from account.uploads where id = $1 for update) before
       where u.id = before.id and u.taken_at is null returning before.parts`,
      [id, at, draftId],
    );
    return row?.parts ?? null;
  }

  /** @returns the pieces of what was removed */
  async remove(tx: Tx, id: string): Promise<string[]> {
    return piecesOf(await tx.change<Pieces>('delete from account.uploads where id = $1 and taken_at is null returning parts', [id]));
  }

  async removeOf(tx: Tx, memberId: number): Promise<string[]> {
    return piecesOf(await tx.change<Pieces>('delete from account.uploads where member_id = $1 returning parts', [memberId]));
  }

  /** Of a member's uploads only the newest stay, `kept` of them; what became a photo does not count. */
  async removeOldest(tx: Tx, memberId: number, kept: number): Promise<string[]> {
    return piecesOf(
      await tx.change<Pieces>(
        `delete from account.uploads where id in (
           select id from account.uploads where member_id = $1 and taken_at is null order by created_at desc, id offset $2
         ) returning parts`,
        [memberId, kept],
      ),
    );
  }

  async removeOver(tx: Tx, now: Date): Promise<string[]> {
    return piecesOf(await tx.change<Pieces>('delete from account.uploads where expires_at <= $1 returning parts', [now]));
  }
}

interface Pieces {
  readonly parts: string[];
}

const piecesOf = (rows: readonly Pieces[]): string[] => rows.flatMap(({ parts }) => parts);
