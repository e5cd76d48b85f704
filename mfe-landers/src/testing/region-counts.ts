import type { ReplyOf } from '@rendezvous/contracts/route';
import type { CountedRegion, countByRegion, RoughCount } from '@rendezvous/contracts/search/member-counts';

const region = (code: string, name: string, lat: number, lon: number, members: RoughCount): CountedRegion => ({
  code: `CH-${code}`,
  name,
  place: { lat, lon },
  members,
});

/** Some regions of Switzerland: many members, few, and nobody. */
export const swissCounts: ReplyOf<typeof countByRegion> = {
  country: 'CH',
  regions: [
    region('BE', 'Bern', 46.8, 7.6, 120),
    region('GE', 'Geneva', 46.2, 6.1, 90),
    region('GR', 'Grisons', 46.6, 9.6, null),
    region('LU', 'Lucerne', 47.1, 8.1, 30),
    region('NE', 'Neuchâtel', 47, 6.8, 20),
    region('SG', 'St. Gallen', 47.2, 9.2, 40),
    region('TI', 'Ticino', 46.3, 8.8, null),
    region('UR', 'Uri', 46.8, 8.6, 0),
    region('VD', 'Vaud', 46.6, 6.6, 240),
    region('ZH', 'Zurich', 47.4, 8.6, 180),
  ],
};

/** The same country while nobody has named a region. */
export const noCounts: ReplyOf<typeof countByRegion> = {
  ...swissCounts,
  regions: swissCounts.regions.map((one) => ({ ...one, members: 0 })),
};
