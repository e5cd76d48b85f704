import type { CountryCode, Gender, Sexuality } from '@rendezvous/contracts/reference';
import { Random } from '@rendezvous/portraits/random';
import { CULTURES, languageOf } from './culture.js';
import type { DemoSketch } from './person.js';
import { pickCity } from './places.js';

/** Ages are counted at this day. Nobody here is younger than 19 on it, so that everybody is an adult at any later one. */
export const REFERENCE_DAY = '2026-01-01';

const YEAR = 365.25;
const DAY = 1440;

const REFERENCE_TIME = Date.parse(`${REFERENCE_DAY}T00:00:00Z`);

const dates: string[] = [];

/** The date some days before the reference day. There are few of them and millions of people, so each is written once. */
const dayBefore = (days: number): string => (dates[days] ??= new Date(REFERENCE_TIME - days * 86_400_000).toISOString().slice(0, 10));

const ageFrom = (random: Random): number => 19 + Math.floor(random.next() ** 1.55 * 40 + random.next() ** 2 * 20);

const sexualityFrom = (random: Random, gender: Gender): Sexuality =>
  random.weighted<Sexuality>({ hetero: 79, bi: 10, [gender === 'male' ? 'gay' : 'lesbian']: 11 });

const minutesSinceActive = (random: Random): number => {
  const kind = random.next();
  if (kind < 0.07) return random.between(0, 5);
  if (kind < 0.32) return random.between(5, DAY);
  if (kind < 0.7) return random.between(DAY, 7 * DAY);
  return random.between(7 * DAY, 120 * DAY);
};

const countryWeights = Object.fromEntries(Object.entries(CULTURES).map(([country, { members }]) => [country, members])) as Record<
  CountryCode,
  number
>;

/** The sketch of the member at an index. Pure, and no other member is needed for it. */
export const demoSketch = (seed: number, index: number): DemoSketch => {
  const random = Random.of(seed, 'person', index);
  const country = random.weighted(countryWeights);
  const heritage = random.weighted(CULTURES[country].heritages);
  const gender: Gender = random.chance(0.5) ? 'female' : 'male';
  const age = ageFrom(random);
  const place = pickCity(random, country);
  const joined = random.chance(0.06) ? random.between(60, 7 * DAY) : random.between(7 * DAY, 900 * DAY);
  const unconfirmed = random.chance(0.03);
  return {
    index,
    gender,
    sexuality: sexualityFrom(random, gender),
    age,
    birthDate: dayBefore(Math.ceil(age * YEAR) + random.int(1, 363)),
    country,
    region: place.region,
    city: place.name,
    lat: Math.round((place.lat + random.bell(-0.06, 0.06)) * 1e4) / 1e4,
    lon: Math.round((place.lon + random.bell(-0.08, 0.08)) * 1e4) / 1e4,
    heritage,
    language: languageOf(random, country, place.region, heritage),
    premium: !unconfirmed && random.chance(0.2),
    unconfirmed,
    invisible: !unconfirmed && random.chance(0.02),
    privacy: !unconfirmed && random.chance(0.03),
    fictional: random.chance(0.03),
    // An unconfirmed account is erased after 14 days, so it is younger than that.
    joinedMinutesAgo: Math.round(unconfirmed ? random.between(60, 12 * DAY) : joined),
    activeMinutesAgo: Math.round(Math.min(minutesSinceActive(random), unconfirmed ? 60 : joined)),
  };
};
