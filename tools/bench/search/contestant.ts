import { Cards, PhotoUrls, Visibility } from '@rendezvous/account';
import { COUNTRY_CODES, GENDERS } from '@rendezvous/contracts/reference';
import { SearchQuery } from '@rendezvous/contracts/search/members';
import { type ViewerContext, MemberSearch, MemberSearchStore } from '@rendezvous/search';
import { Clock } from '@rendezvous/server/clock';
import type { Database } from '@rendezvous/server/database';
import { PathSigner } from '@rendezvous/server/storage';
import { Regions, type Site } from '@rendezvous/site';
import type { BenchQuery } from './queries.js';
import { LINES_A_DEGREE, NOW } from './world.js';

/** Stands still at the bench world's moment. */
export class BenchClock extends Clock {
  override now(): Date {
    return NOW;
  }
}

/** The product's search, from a parsed query to the answer's body. */
export const ourSearch = (database: Database): ((query: BenchQuery) => Promise<{ ids: number[]; total: number }>) => {
  const clock = new BenchClock();
  const regions = new Regions();
  const cards = new Cards(database, regions, new PhotoUrls(new PathSigner('bench'), clock), new Visibility(database));
  const memberSearch = new MemberSearch(clock, new MemberSearchStore(database), cards, regions);
  return async (query) => {
    const asked = SearchQuery.parse({
      gender: query.gender,
      country: query.country,
      countryregion: query.region ?? undefined,
      min_age: query.minAge,
      max_age: query.maxAge,
      page: query.page,
      order: query.kind === 'near' ? 'near' : 'active',
      photo: query.further.photo ? 'yes' : undefined,
      hair_color: query.further.hair.join(),
      eye_color: query.further.eyes.join(),
      interests: query.further.interests.join(),
    });
    const { members, total } = await memberSearch.search(asked, contextOf(query));
    return { ids: members.map(({ id }) => id), total };
  };
};

const contextOf = ({ viewerId, country, own, at }: BenchQuery): ViewerContext => ({
  viewer: {
    memberId: viewerId,
    gender: own,
    sexuality: 'bi',
    birthDate: '1990-01-01',
    country,
    region: null,
    premium: false,
    interests: [],
    cell: (90 * LINES_A_DEGREE + at.row) * 10_000 + 180 * LINES_A_DEGREE + at.column,
    joinedAt: NOW,
    hides: [],
    lastSearch: '',
  },
  operator: false,
  searcher: { member: { gender: own, sexuality: 'bi', birthDate: '1990-01-01', hides: [] }, country },
  scope: {
    countries: COUNTRY_CODES,
    defaultCountry: 'CH',
    visitorGenders: GENDERS,
    isRegion: () => true,
    searchable: () => true,
    fields: [],
    near: true,
    interestName: (interest) => interest,
  },
  // a site that lists no details: both sides read the same columns
  site: { settings: { visible_profile_fields: [], visible_profile_notes: [] } } as unknown as Site,
  locale: 'en',
});
