import type { CountryCode, EYE_COLORS, Gender, HAIR_COLORS, Interest } from '@rendezvous/contracts/reference';
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
  readonly kind: BenchKind;
  /** Where the viewer is, in lines of the grid from 0° north, 0° east. */
  readonly at: { readonly row: number; readonly column: number };
  /** Only with further filters. */
  readonly further: {
    readonly photo: boolean;
    readonly hair: readonly Hair[];
    readonly eyes: readonly Eyes[];
    readonly interests: readonly Interest[];
  };
}

/** Who, where and age; the same with more filters; the same, nearest first. */
export const BENCH_KINDS = ['plain', 'further', 'near'] as const;

export type BenchKind = (typeof BENCH_KINDS)[number];

type Hair = (typeof HAIR_COLORS)[number];
type Eyes = (typeof EYE_COLORS)[number];

const HAIR: readonly Hair[] = ['blond', 'brown', 'black', 'red'];
const EYES: readonly Eyes[] = ['blue', 'green', 'brown'];
const LIKED: readonly Interest[] = ['tea', 'art', 'hiking', 'reading'];

/** One or two filters more, seldom three. */
const furtherOf = (random: () => number): BenchQuery['further'] => {
  const some = <T>(all: readonly T[], share: number): readonly T[] => (random() < share ? [all[Math.floor(random() * all.length)]!] : []);
  const photo = random() < 0.4;
  const [eyes, interests] = [some(EYES, 0.3), some(LIKED, 0.4)];
  const hair = some(HAIR, photo || eyes.length > 0 || interests.length > 0 ? 0.3 : 1);
  return { photo, hair, eyes, interests };
};

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
export const benchQueries = (count: number, members: number, kind: BenchKind = 'plain'): BenchQuery[] => {
  const places = seeded(13);
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
      kind,
      at: { row: 900 + Math.floor(places() * 120), column: 40 + Math.floor(places() * 160) },
      further: kind === 'further' ? furtherOf(places) : { photo: false, hair: [], eyes: [], interests: [] },
    };
  });
};
