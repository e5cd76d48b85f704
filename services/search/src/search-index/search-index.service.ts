import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { SearchIndexStore } from './search-index.store.js';

/** Members refreshed in one transaction: others wait for it. */
const BATCH = 500;

/** Part of all members. */
const MANY = 0.01;

/** The search index, a read model of the account area in `search.listing` and `search.totals`: who may be found, and how many there are. */
@Injectable()
export class SearchIndex {
  private readonly logger = new Logger(SearchIndex.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: SearchIndexStore,
  ) {}

  /** Makes the rows of these members say what the account area says now. */
  async refresh(memberIds: readonly number[], inside?: Tx): Promise<void> {
    if (memberIds.length === 0) return;
    const work = async (tx: Tx): Promise<void> => {
      await this.store.lock(tx);
      await this.store.refresh(tx, memberIds);
    };
    await (inside === undefined ? this.database.transaction(work) : work(inside));
  }

  /** Makes the whole index anew, for example after members were loaded past the events. */
  async rebuild(): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.store.lock(tx);
      await this.store.rebuild(tx);
    });
    // Index-only scans need the visibility map, and plans need statistics: both are empty after a load.
    for (const table of ['search.listing', 'search.totals', 'search.squares']) await this.database.change(`vacuum analyze ${table}`);
  }

  /**
   * Takes over who was active lately, for the order of the results. After many the index is vacuumed at once: until then searches look into the table for
   * each entry of a page of it that was written to, and the database itself would come to it a minute later, and slowly.
   */
  async takePresence(): Promise<void> {
    const began = this.clock.now();
    const seen = await this.database.transaction((tx) => this.store.seen(tx));
    await this.refreshAll(seen);
    await this.database.transaction((tx) => this.store.presenceRead(tx, began));
    if (seen.length > 0 && seen.length >= (await this.store.size(this.database)) * MANY)
      await this.database.change('vacuum search.listing');
  }

  /** Compares all rows with the account area and puts right what an event did not; answers how many those were. */
  async compare(): Promise<number> {
    const wrong = await this.database.transaction((tx) => this.store.wrong(tx));
    await this.refreshAll(wrong);
    if (wrong.length > 0) this.logger.warn({ msg: 'Rows of the search index were not right and were made again.', members: wrong.length });
    const totals = await this.database.transaction((tx) => this.store.wrongTotals(tx));
    if (totals.length === 0) {
      await this.countSquares();
      return wrong.length;
    }
    this.logger.error({ msg: 'Totals of the search index were not right: it is made anew.', groups: totals.length });
    await this.rebuild();
    return wrong.length;
  }

  private async countSquares(): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.store.lock(tx);
      await this.store.countSquares(tx);
    });
  }

  private async refreshAll(memberIds: readonly number[]): Promise<void> {
    for (let from = 0; from < memberIds.length; from += BATCH) await this.refresh(memberIds.slice(from, from + BATCH));
  }
}
