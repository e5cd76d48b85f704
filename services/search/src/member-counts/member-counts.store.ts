import { Injectable } from '@nestjs/common';
import type { CountryCode, Gender } from '@rendezvous/contracts/reference';
import { Database } from '@rendezvous/server/database';

/** Members of open profiles, which are those whom the search lists to visitors. Whoever names no region is in none of these. */
const BY_REGION = `
  select t.region, sum(t.members)::integer as members from search.totals t
  where t.country = $1 and t.gender = any($2::text[]) and t.region not in ('*', '')
  group by t.region`;

/** The same members by their interests. The index by birth date holds what is asked for. */
const SHARING = `
  select count(*)::integer as members from search.listing l
  where l.country = $1 and l.gender = any($2::text[]) and not l.privacy and (l.interests & $3::bigint) = $3::bigint`;

@Injectable()
export class MemberCountsStore {
  constructor(private readonly database: Database) {}

  /** How many visitors may find, by the code of the region. */
  async byRegion(country: CountryCode, genders: readonly Gender[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.read<{ region: string; members: number }>(BY_REGION, [country, genders], {
      prepared: 'search.counts-by-region',
    });
    return new Map(rows.map(({ region, members }) => [region, members]));
  }

  /** How many visitors may find who have all of some interests. @param bits of these */
  async sharing(country: CountryCode, genders: readonly Gender[], bits: bigint): Promise<number> {
    const [row] = await this.database.read<{ members: number }>(SHARING, [country, genders, bits.toString()], {
      prepared: 'search.counts-sharing',
    });
    return row?.members ?? 0;
  }
}
