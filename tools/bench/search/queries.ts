import type { CountryCode, Gender } from '@rendezvous/contracts/reference';
import { BUSY_MEMBER } from './world.js';

/** One search of the bench. */
export interface BenchQuery {
  readonly viewerId: number;
  readonly country: CountryCode;
  readonly gender: Gender;
  /** The viewer's own: whoever is found looks for it. */
  readonly own: Gender;
  readonly region: string | null;
  readonly minAge: number;
  readonly maxAge: number;
  readonly page: number;
}

const SHARES: readonly (readonly [CountryCode, number])[] = [
  ['NL', 0.25],
  ['BE', 0.12],
  ['DE', 0.15],
  ['FR', 0.12],
  ['GB', 0.12],
  ['US', 0.15],
  ['CA', 0.03],
  ['IT', 0.02],
  ['ES', 0.04],
];

/** The same numbers every time. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
};

/** 70 % first pages, 25 % pages 2 to 5, 5 % pages 6 to 40. */
const pageOf = (random: () => number): number => {
  const kind = random();
  if (kind < 0.7) return 1;
  return kind < 0.95 ? 2 + Math.floor(random() * 4) : 6 + Math.floor(random() * 35);
};

const countryOf = (at: number): CountryCode => {
  let rest = at;
  for (const [country, share] of SHARES) {
    rest -= share;
    if (rest < 0) return country;
  }
  return 'NL';
};

/** Random searches: mostly for a few years of age and the other gender, four of ten in one region, every tenth by the busy member. */
export const benchQueries = (count: number, members: number): BenchQuery[] => {
  const random = seeded(7);
  const alike = seeded(11);
  return Array.from({ length: count }, () => {
    const country = countryOf(random());
    const youngest = 18 + Math.floor(random() * 40);
    const wide = random() < 0.25;
    const gender: Gender = random() < 0.75 ? 'female' : 'male';
    const other: Gender = gender === 'male' ? 'female' : 'male';
    const own = alike() < 0.12 ? gender : other;
    return {
      country,
      gender,
      own,
      region: random() < 0.4 ? `${country}-${1 + Math.floor(random() * 6)}` : null,
      minAge: wide ? 18 : youngest,
      maxAge: wide ? 99 : youngest + 2 + Math.floor(random() * 15),
      viewerId: random() < 0.1 ? BUSY_MEMBER : 1 + Math.floor(random() * members),
      page: pageOf(random),
    };
  });
};
