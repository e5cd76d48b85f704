import { Injectable } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { SAVED_SEARCHES_MAX, type SavedSearch } from '@rendezvous/contracts/search/saved-searches';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/http';
import type { ViewerContext } from '../member-search/viewer-context.service.js';
import { MemberSearch } from '../member-search/member-search.service.js';
import { askedBy, keptQuery } from '../search-query/search-query.rules.js';
import { SavedSearchesStore } from './saved-searches.store.js';

/** Who joined longer ago is new in no search, however long it was not looked at. */
const NEW_MS = days(60);

/** Searches that a member keeps; nobody else hears of them. */
@Injectable()
export class SavedSearches {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly store: SavedSearchesStore,
    private readonly memberSearch: MemberSearch,
  ) {}

  async list(memberId: number, context: ViewerContext): Promise<SavedSearch[]> {
    const rows = await this.store.list(memberId);
    const latest = this.clock.now().getTime() - NEW_MS;
    const listed: SavedSearch[] = [];
    // one after the other: a member's list takes one connection of the pool
    for (const { id, name, query, visited_at: visitedAt } of rows) {
      const asked = askedBy(query);
      const since = new Date(Math.max(visitedAt.getTime(), latest));
      listed.push({ id, name, query, new_members: asked === null ? 0 : await this.memberSearch.joinedSince(since, asked, context) });
    }
    return listed;
  }

  async save(memberId: number, { name, query }: { name: string; query: string }): Promise<void> {
    const search = keptQuery(query);
    await this.database.transaction(async (tx) => {
      await this.store.lock(tx, memberId);
      if ((await this.store.others(tx, memberId, search)) >= SAVED_SEARCHES_MAX) throw new Refusal('search.saved-limit');
      await this.store.save(tx, { memberId, name, query: search, at: this.clock.now() });
    });
  }

  async rename(memberId: number, id: number, name: string): Promise<void> {
    if (!(await this.store.rename(memberId, id, name))) throw new Refusal('search.saved-not-found');
  }

  async visit(memberId: number, id: number): Promise<void> {
    if (!(await this.store.visit(memberId, id, this.clock.now()))) throw new Refusal('search.saved-not-found');
  }

  async remove(memberId: number, id: number): Promise<void> {
    await this.store.remove(memberId, id);
  }
}
