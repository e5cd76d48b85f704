import { Injectable } from '@nestjs/common';
import { visibleSql } from '@rendezvous/account';
import type { Gender } from '@rendezvous/contracts/reference';
import { Database } from '@rendezvous/server/database';
import { LISTED_FACTS } from '../search-index/listed-facts.rules.js';
import type { Seeks } from '../suitability/suitability.rules.js';
import { suitingSql } from '../suitability/suitability.store.js';
import type { FoundRow } from '../member-search/member-search.store.js';
import { withCards } from '../member-search/search-pages.store.js';
import { REAL_BIT } from '../search-index/trait-bits.rules.js';

/** Whom to look for, as the database is asked. */
export interface Alike {
  readonly viewerId: number | null;
  /** The member whose page it is: not among the similar. */
  readonly memberId: number;
  readonly country: string;
  readonly genders: readonly Gender[];
  /** The words of those who look for the viewer. */
  readonly seekers: readonly Seeks[];
  readonly after: string;
  readonly until: string;
  readonly interests: bigint;
  readonly lat: number | null;
  readonly lon: number | null;
  readonly limit: number;
}

const VISIBLE = visibleSql({
  viewer: '$1',
  member: 'l',
  surface: 'listed',
  known: LISTED_FACTS,
});

/** Nearness within a country: degrees, those of longitude as narrow as they are at that latitude. Only their order counts. */
const NEARNESS = '((l.lat - $8::real) ^ 2 + ((l.lon - $9::real) * cos(radians($8::real))) ^ 2)';

const RANKED = `
  select l.member_id, l.privacy, bit_count((l.interests & $7::bigint)::bit(64)) as shared, ${NEARNESS} as nearness, l.last_active
  from search.listing l
  where l.country = $2 and ${suitingSql({ member: 'l', genders: '$3', seekers: '$11' })}
    and l.birth_date > $4 and l.birth_date <= $5 and l.member_id <> $6 and (l.traits & ${REAL_BIT}) <> 0 and ${VISIBLE}`;

const ORDER = 'k.shared desc, k.nearness asc nulls last, k.last_active desc, k.member_id desc';
const SIMILAR = `${withCards(`select * from (${RANKED}) k order by ${ORDER} limit $10`)} order by ${ORDER}`;

@Injectable()
export class SimilarStore {
  constructor(private readonly database: Database) {}

  /** Most shared interests first, then the nearest; nobody who is made up. */
  async similar({ viewerId, memberId, country, genders, seekers, after, until, interests, lat, lon, limit }: Alike): Promise<FoundRow[]> {
    const values = [viewerId, country, genders, after, until, memberId, interests.toString(), lat, lon, limit, seekers];
    return this.database.read<FoundRow>(SIMILAR, values, { prepared: 'search.similar' });
  }
}
