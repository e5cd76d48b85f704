import { Injectable } from '@nestjs/common';
import { mayBeShown } from '@rendezvous/account';
import { ageAt, days } from '@rendezvous/contracts/kernel';
import { AGE_MAX, AGE_MIN, SearchQuery } from '@rendezvous/contracts/search/members';
import { FIVE, type TodaysFive as Five } from '@rendezvous/contracts/search/todays-five';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { birthDates, completeSearch, offeredGenders, searchingAs } from '../member-search/member-search.rules.js';
import { MemberSearch } from '../member-search/member-search.service.js';
import { SAME_AGE_YEARS } from '../member-search/reason.rules.js';
import type { ViewerContext } from '../member-search/viewer-context.service.js';
import type { ViewingMember } from '../member-search/viewer.store.js';
import { interestBits } from '../search-index/interest-bits.rules.js';
import { seekersOf } from '../suitability/suitability.rules.js';
import { TodaysFiveStore } from './todays-five.store.js';

/** How long nobody comes again, in days. */
export const NOT_AGAIN_DAYS = 90;

/** Five members for a day: chosen once, by facts that the viewer may see. */
@Injectable()
export class TodaysFive {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly store: TodaysFiveStore,
    private readonly memberSearch: MemberSearch,
  ) {}

  async list(viewer: ViewingMember, day: string, context: ViewerContext): Promise<Pick<Five, 'members' | 'chosen'>> {
    const now = this.clock.now();
    const { interests, region } = await this.comparedBy(viewer.memberId, context);
    const isChosen = () => this.store.isChosen(this.database, viewer.memberId, day);
    if (!(await isChosen())) await this.choose(viewer, day, { interests, region }, context);
    const cards = this.memberSearch.toCards(await this.store.ofDay(viewer.memberId, day), context, now);
    // whoever is chosen is about the viewer's age: that is left when nothing else holds, also when one of them has had a birthday since
    const members = cards.map((card) => ({ ...card, reason: card.reason ?? { kind: 'age' as const } }));
    return { members, chosen: members.length > 0 || (await isChosen()) };
  }

  /** What the viewer does not see of others is no reason either. */
  private async comparedBy(memberId: number, { site }: ViewerContext): Promise<{ interests: bigint; region: string | null }> {
    const { interests, region } = await this.store.tastes(memberId);
    const sees = (field: 'interests' | 'region') => mayBeShown(field, 'member', site.settings.visible_profile_fields);
    return { interests: sees('interests') ? interestBits(interests) : 0n, region: sees('region') ? region : null };
  }

  private async choose(
    { memberId, birthDate }: ViewingMember,
    day: string,
    compared: { readonly interests: bigint; readonly region: string | null },
    { searcher, scope }: ViewerContext,
  ): Promise<void> {
    const now = this.clock.now();
    const age = ageAt(birthDate, now);
    const { search } = completeSearch(SearchQuery.parse({}), searcher, scope, now);
    const ages = { min_age: Math.max(AGE_MIN, age - SAME_AGE_YEARS), max_age: Math.min(AGE_MAX, age + SAME_AGE_YEARS) };
    await this.database.transaction(async (tx) => {
      await this.store.lock(tx, memberId);
      // another tab may have been first
      if (await this.store.isChosen(tx, memberId, day)) return;
      await this.store.forget(tx, memberId, new Date(now.getTime() - days(NOT_AGAIN_DAYS)));
      await this.store.choose(tx, {
        viewerId: memberId,
        day,
        country: search.country,
        genders: offeredGenders(searcher, scope),
        seekers: seekersOf(searchingAs(searcher, search).gender),
        ...birthDates(ages, now),
        ...compared,
        limit: FIVE,
      });
    });
  }
}
