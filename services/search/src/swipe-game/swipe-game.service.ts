import { Injectable } from '@nestjs/common';
import { Liking } from '@rendezvous/chat';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { SearchQuery } from '@rendezvous/contracts/search/members';
import { type DailyLikes, DECK_SIZE } from '@rendezvous/contracts/search/swipe-game';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/http';
import type { Site } from '@rendezvous/site';
import { birthDates, completeSearch, offeredGenders, searchingAs } from '../member-search/member-search.rules.js';
import { MemberSearch } from '../member-search/member-search.service.js';
import type { ViewerContext } from '../member-search/viewer-context.service.js';
import { seekersOf } from '../suitability/suitability.rules.js';
import { siteDay } from './site-day.rules.js';
import { SwipeGameStore } from './swipe-game.store.js';

/** Members one after the other, with so many likes a day as the site says. */
@Injectable()
export class SwipeGame {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly store: SwipeGameStore,
    private readonly memberSearch: MemberSearch,
    private readonly liking: Liking,
  ) {}

  /** Whom a search finds that chooses nothing, without those who were decided about. */
  async deck(viewerId: number, context: ViewerContext): Promise<FoundMember[]> {
    const now = this.clock.now();
    const { search } = completeSearch(SearchQuery.parse({}), context.searcher, context.scope, now);
    const rows = await this.store.deck({
      viewerId,
      country: search.country,
      genders: offeredGenders(context.searcher, context.scope),
      seekers: seekersOf(searchingAs(context.searcher, search).gender),
      ...birthDates(search, now),
      limit: DECK_SIZE,
    });
    return this.memberSearch.toCards(rows, context, now);
  }

  async likes(viewerId: number, { timeZone, settings }: Site): Promise<DailyLikes> {
    const { day, next } = siteDay(this.clock.now(), timeZone);
    const of = settings.swipes_a_day;
    const used = await this.store.used(this.database, viewerId, day);
    return { left: Math.max(0, of - used), of, next_day: next.toISOString() };
  }

  /**
   * Likes a member and counts it. Both or neither: a like that is refused, for whichever reason, uses none up, and of two at the same
   * moment the later one finds the earlier counted.
   */
  async like(viewerId: number, memberId: number, { timeZone, settings }: Site): Promise<boolean> {
    const now = this.clock.now();
    const { day } = siteDay(now, timeZone);
    return this.database.transaction(async (tx) => {
      await this.store.lock(tx, viewerId);
      const { added, matched } = await this.liking.likeIn(tx, viewerId, memberId, now);
      if (!added) return matched;
      if ((await this.store.used(tx, viewerId, day)) >= settings.swipes_a_day) throw new Refusal('search.daily-likes-used');
      await this.store.count(tx, viewerId, day, memberId);
      return matched;
    });
  }
}
