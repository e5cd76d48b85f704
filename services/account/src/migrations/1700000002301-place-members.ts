import type { CountryCode } from '@rendezvous/contracts/reference';
import { Towns } from '@rendezvous/site';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Home {
  readonly country: CountryCode;
  readonly region: string | null;
  readonly city: string;
}

const PLACE = `
  update account.members m set lat = h.lat, lon = h.lon
  from unnest($1::text[], $2::text[], $3::text[], $4::real[], $5::real[]) as h (country, region, city, lat, lon)
  where m.country = h.country and m.region is not distinct from h.region and m.city = h.city and m.lat is null`;

/** Members from before are where their town is. Whoever was placed already is moved to the grid. The search index follows by its nightly comparison. */
export class PlaceMembers1700000002301 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query(`
      update account.members set lat = round(lat::numeric * 20) / 20, lon = round(lon::numeric * 20) / 20
      where (lat, lon) is distinct from ((round(lat::numeric * 20) / 20)::real, (round(lon::numeric * 20) / 20)::real)`);
    const homes = (await run.query(
      'select distinct country, region, city from account.members where city is not null and lat is null',
    )) as readonly Home[];
    if (homes.length === 0) return;
    const towns = new Towns();
    const points = await Promise.all(homes.map(({ country, region, city }) => towns.pointOf(country, region, city)));
    const known = homes.flatMap((home, index) => {
      const point = points[index];
      return point ? [{ ...home, ...point }] : [];
    });
    const column = (name: keyof (typeof known)[number]) => known.map((home) => home[name]);
    await run.query(PLACE, (['country', 'region', 'city', 'lat', 'lon'] as const).map(column));
  }

  async down(): Promise<void> {
    // where somebody is was never told: nothing to take back
  }
}
