import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

export interface SavedRow {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly visited_at: Date;
}

@Injectable()
export class SavedSearchesStore {
  constructor(private readonly database: Database) {}

  list(memberId: number): Promise<SavedRow[]> {
    return this.database.read<SavedRow>(
      'select id, name, query, visited_at from search.saved_searches where member_id = $1 order by id',
      [memberId],
      { prepared: 'search.saved' },
    );
  }

  /** One at a time for each member, to the end of the transaction. */
  async lock(tx: Tx, memberId: number): Promise<void> {
    await tx.lock('search.saved', memberId);
  }

  /** @returns how many others the member keeps */
  async others(tx: Tx, memberId: number, query: string): Promise<number> {
    const [row] = await tx.read<{ count: number }>(
      'select count(*)::integer as count from search.saved_searches where member_id = $1 and query <> $2',
      [memberId, query],
    );
    return row!.count;
  }

  async save(tx: Tx, { memberId, name, query, at }: { memberId: number; name: string; query: string; at: Date }): Promise<void> {
    await tx.change(
      `insert into search.saved_searches (member_id, name, query, created_at, visited_at) values ($1, $2, $3, $4, $4)
       on conflict (member_id, query) do update set name = excluded.name`,
      [memberId, name, query, at],
    );
  }

  /** @returns whether the member keeps such a search */
  async rename(memberId: number, id: number, name: string): Promise<boolean> {
    const rows = await this.database.change('update search.saved_searches set name = $3 where id = $2 and member_id = $1 returning id', [
      memberId,
      id,
      name,
    ]);
    return rows.length > 0;
  }

  /** @returns whether the member keeps such a search */
  async visit(memberId: number, id: number, at: Date): Promise<boolean> {
    const rows = await this.database.change(
      'update search.saved_searches set visited_at = greatest(visited_at, $3) where id = $2 and member_id = $1 returning id',
      [memberId, id, at],
    );
    return rows.length > 0;
  }

  async remove(memberId: number, id: number): Promise<void> {
    await this.database.change('delete from search.saved_searches where id = $2 and member_id = $1', [memberId, id]);
  }
}
