import { Injectable } from '@nestjs/common';
import { choicesOf, mayBeShown, seesField } from '@rendezvous/account';
import { ageAt } from '@rendezvous/contracts/kernel';
import { AGE_MAX, AGE_MIN, type FoundMember } from '@rendezvous/contracts/search/members';
import { SIMILAR_SIZE, type SimilarQuery } from '@rendezvous/contracts/search/profile';
import { Clock } from '@rendezvous/server/clock';
import { SAME_AGE_YEARS } from '../member-search/reason.rules.js';
import type { ViewerContext } from '../member-search/viewer-context.service.js';
import { birthDates, searchingAs } from '../member-search/member-search.rules.js';
import { MemberSearch } from '../member-search/member-search.service.js';
import { interestBits } from '../search-index/interest-bits.rules.js';
import { seekersOf } from '../suitability/suitability.rules.js';
import { similarGenders } from './profile.rules.js';
import { ProfileStore } from './profile.store.js';
import { SimilarStore } from './similar.store.js';

/** Members like one: same country, of those who suit the viewer, nearly the same age; most shared interests first, then the nearest. */
@Injectable()
export class SimilarMembers {
  constructor(
    private readonly clock: Clock,
    private readonly profiles: ProfileStore,
    private readonly store: SimilarStore,
    private readonly memberSearch: MemberSearch,
  ) {}

  async list(memberId: number, asked: SimilarQuery, context: ViewerContext): Promise<FoundMember[]> {
    const viewerId = context.viewer?.memberId ?? null;
    const now = this.clock.now();
    const row = await this.profiles.read(viewerId, memberId);
    if (row === null) return [];
    const { visible_profile_fields: siteFields } = context.site.settings;
    // what others do not see puts nobody in order for them; one's own list is about what one knows of oneself
    const viewerKind = viewerId === null ? 'visitor' : 'member';
    const shown = (field: 'city' | 'interests') =>
      viewerId === memberId ? mayBeShown(field, viewerKind, siteFields) : seesField(field, viewerKind, siteFields, choicesOf(row));
    const age = ageAt(row.card_birth_date, now);
    const rows = await this.store.similar({
      viewerId,
      memberId,
      country: row.card_country,
      genders: similarGenders(row.card_gender, context.viewer),
      seekers: seekersOf(searchingAs(context.searcher, asked).gender),
      ...birthDates({ min_age: Math.max(AGE_MIN, age - SAME_AGE_YEARS), max_age: Math.min(AGE_MAX, age + SAME_AGE_YEARS) }, now),
      interests: interestBits(row.matchable && shown('interests') ? row.interests : []),
      lat: shown('city') ? row.lat : null,
      lon: shown('city') ? row.lon : null,
      limit: SIMILAR_SIZE,
    });
    return this.memberSearch.toCards(rows, context, now);
  }
}
