import { Injectable } from '@nestjs/common';
import type { SearchPreferences } from '@rendezvous/contracts/search/search-preferences';
import { Database } from '@rendezvous/server/database';

const KEEP = `
  insert into search.preferences (member_id, hide_passed, hide_seen) values ($1, $2, $3)
  on conflict (member_id) do update set hide_passed = excluded.hide_passed, hide_seen = excluded.hide_seen`;

@Injectable()
export class SearchPreferencesStore {
  constructor(private readonly database: Database) {}

  async keep(memberId: number, { hide_passed: passed, hide_seen: seen }: SearchPreferences): Promise<void> {
    await this.database.change(KEEP, [memberId, passed, seen]);
  }
}
