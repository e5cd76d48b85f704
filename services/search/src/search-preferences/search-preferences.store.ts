import { Injectable } from '@nestjs/common';
import type { SearchPreferences, SearchPreferencesChange } from '@rendezvous/contracts/search/search-preferences';
import { Database } from '@rendezvous/server/database';
import { lastQuery } from '../search-query/search-query.rules.js';

const KEEP = `
  insert into search.preferences as p (member_id, hide_passed, hide_seen, last_search)
  values ($1, coalesce($2, false), coalesce($3, false), coalesce($4, ''))
  on conflict (member_id) do update
  set hide_passed = coalesce($2, p.hide_passed), hide_seen = coalesce($3, p.hide_seen), last_search = coalesce($4, p.last_search)
  returning hide_passed, hide_seen`;

@Injectable()
export class SearchPreferencesStore {
  constructor(private readonly database: Database) {}

  /** What is not said stays. */
  async keep(memberId: number, change: SearchPreferencesChange): Promise<SearchPreferences> {
    const { hide_passed: passed = null, hide_seen: seen = null, last_search: last } = change;
    const values = [memberId, passed, seen, last === undefined ? null : lastQuery(last)];
    const [kept] = await this.database.change<SearchPreferences>(KEEP, values);
    return kept!;
  }
}
