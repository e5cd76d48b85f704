import type { Gender, RELATIONSHIP_STATUSES } from '@rendezvous/contracts/reference';
import type { BodyType, EyeColor, HairColor, Heritage } from '@rendezvous/portraits';
import type { Random } from '@rendezvous/portraits/random';

type Weights<K extends string> = Readonly<Partial<Record<K, number>>>;

const HAIR: Record<Heritage, Weights<HairColor>> = {
  northern: { blond: 5, 'dark blond': 5, brown: 5, brunette: 2, 'dark brown': 2, red: 1.8, black: 0.4, other: 0.4 },
  southern: { 'dark brown': 5, brunette: 4, brown: 4, black: 2.4, 'dark blond': 1, blond: 0.5, red: 0.4, other: 0.3 },
  eastern: { 'dark blond': 5, blond: 4, brown: 5, brunette: 3, 'dark brown': 2, red: 0.8, black: 0.5, other: 0.4 },
  middleeastern: { black: 5, 'dark brown': 4, brunette: 2, brown: 0.6 },
  african: { black: 8, 'dark brown': 2, brunette: 0.5, other: 0.3 },
  southasian: { black: 8, 'dark brown': 3 },
  eastasian: { black: 8, 'dark brown': 2.4, brown: 0.4, other: 0.4 },
  latin: { black: 4, 'dark brown': 5, brunette: 3, brown: 2, blond: 0.3, other: 0.2 },
};

const EYES: Record<Heritage, Weights<EyeColor>> = {
  northern: { blue: 5, green: 2, hazel: 2, brown: 2.4 },
  southern: { brown: 6, hazel: 2.4, green: 1.4, blue: 0.8 },
  eastern: { blue: 4, green: 2.4, hazel: 2, brown: 2.6 },
  middleeastern: { brown: 8, hazel: 1.6, green: 0.5 },
  african: { brown: 14, hazel: 0.6 },
  southasian: { brown: 12, hazel: 1, green: 0.2 },
  eastasian: { brown: 1 },
  latin: { brown: 8, hazel: 2, green: 0.6 },
};

/** Hair turns grey, then white, and some men lose it. */
const hairFor = (random: Random, gender: Gender, age: number, heritage: Heritage): HairColor => {
  const young = random.weighted(HAIR[heritage]);
  const coloured = gender === 'female' ? 0.55 : 0.12;
  if (gender === 'male' && age > 28 && random.chance(Math.min(0.2, (age - 28) * 0.006))) return 'bald';
  if (random.chance((age - 44) / 30) && !random.chance(coloured * Math.max(0.2, (78 - age) / 34)))
    return age > 60 && random.chance((age - 60) / 24) ? 'white' : 'gray';
  return young === 'other' && age > 48 ? 'brown' : young;
};

export interface Appearance {
  readonly hair: HairColor;
  readonly eyes: EyeColor;
  readonly body: BodyType;
}

/** How somebody looks by the profile's own words; the portrait follows them. */
export const appearanceOf = (random: Random, gender: Gender, age: number, heritage: Heritage): Appearance => ({
  hair: hairFor(random, gender, age, heritage),
  eyes: random.weighted(EYES[heritage]),
  body: random.weighted<BodyType>({ slim: age < 40 ? 4 : 2.4, normal: 6, fat: age < 40 ? 1.4 : 2.4 }),
});

type Status = (typeof RELATIONSHIP_STATUSES)[number];

export const statusOf = (random: Random, age: number): Status => {
  if (age < 30) return random.weighted<Status>({ single: 8, unmarried: 2, 'living together': 0.4, divorced: 0.1 });
  if (age < 50)
    return random.weighted<Status>({ single: 5, divorced: 3, unmarried: 2, 'living together': 0.4, married: 0.5, widowed: 0.2 });
  return random.weighted<Status>({ divorced: 5, single: 3, widowed: 2, unmarried: 1, married: 0.4, 'living together': 0.2 });
};
