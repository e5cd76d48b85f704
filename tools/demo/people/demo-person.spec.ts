import { createHash } from 'node:crypto';
import { EditableProfile, MemberName } from '@rendezvous/contracts/account/profile';
import { ageAt } from '@rendezvous/contracts/kernel';
import {
  COUNTRIES,
  COUNTRY_CODES,
  EYE_COLORS,
  HAIR_COLORS,
  INTERESTS,
  LANGUAGES,
  RELATIONSHIP_STATUSES,
  type Language,
} from '@rendezvous/contracts/reference';
import { REGIONS } from '@rendezvous/site';
import { demoPerson } from './demo-person.js';
import type { DemoPerson } from './person.js';
import { PERSONA_COUNT, PERSONA_KINDS } from './personas.js';
import { CITIES, citiesOf } from './places.js';
import { REFERENCE_DAY } from './sketch.js';

const SEED = 7;
const people = Array.from({ length: 3000 }, (_, index) => demoPerson(SEED, index));
const crowd = people.slice(PERSONA_COUNT);
const shareOf = (test: (person: DemoPerson) => boolean): number => people.filter(test).length / people.length;
const seen = (pick: (person: DemoPerson) => readonly string[]): string[] => [...new Set(people.flatMap(pick))].toSorted();
const atReferenceDay = (birthDate: string): number => ageAt(birthDate, new Date(`${REFERENCE_DAY}T12:00:00Z`));

test('the same seed and index give the same person, in any order', () => {
  const again = [2999, 12, 700].map((index) => demoPerson(SEED, index));
  expect(again).toEqual([people[2999], people[12], people[700]]);
  expect(demoPerson(SEED + 1, 700)).not.toEqual(people[700]);
});

const hashOf = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 16);

test('the first two hundred people are those they have always been', () => {
  const first = people.slice(0, 200);
  expect(hashOf(first.map((person) => ({ ...person, prompts: undefined })))).toMatchInlineSnapshot(`"3f250c4ebab011bf"`);
  expect(hashOf(first.map(({ prompts }) => prompts))).toMatchInlineSnapshot(`"8134fce2eda108c2"`);
});

test('somebody far away in a world of a million is made without the others', () => {
  const began = process.cpuUsage();
  expect(demoPerson(SEED, 999_999).index).toBe(999_999);
  const { user, system } = process.cpuUsage(began);
  expect(user + system).toBeLessThan(500_000);
});

test('a world larger than the painted one borrows portraits from somebody of the same gender, with the same hair and eyes', () => {
  const wrong = Array.from({ length: 200 }, (_, step) => demoPerson(SEED, 40_000 + step)).filter((person) => {
    const painted = demoPerson(SEED, person.painted);
    const alike = painted.gender === person.gender && painted.hairColor === person.hairColor && painted.eyeColor === person.eyeColor;
    return !(alike && person.painted < 3000 && painted.painted === person.painted && painted.look.seed === person.look.seed);
  });
  expect(wrong).toEqual([]);
});

test('every value is one that a profile may have', () => {
  const { shape } = EditableProfile;
  const fits = (person: DemoPerson): boolean =>
    shape.gender.safeParse(person.gender).success &&
    shape.sexuality.safeParse(person.sexuality).success &&
    shape.hair_color.safeParse(person.hairColor).success &&
    shape.eye_color.safeParse(person.eyeColor).success &&
    shape.body_type.safeParse(person.bodyType).success &&
    shape.relationship_status.safeParse(person.relationshipStatus).success &&
    shape.interests.safeParse(person.interests).success &&
    MemberName.safeParse(person.name).success;
  expect(people.filter((person) => !fits(person))).toEqual([]);
});

test('everybody has three to twenty different interests and a text of some length', () => {
  const wrong = people.filter(
    ({ interests, about }) =>
      interests.length < 3 ||
      interests.length > 20 ||
      new Set(interests).size < interests.length ||
      about.length < 20 ||
      about.length > 2000,
  );
  expect(wrong).toEqual([]);
});

test('all countries, genders, sexualities, languages, hair and eye colours, statuses and interests occur', () => {
  expect(seen(({ country }) => [country])).toEqual(COUNTRY_CODES.toSorted());
  expect(seen(({ gender }) => [gender])).toEqual(['female', 'male']);
  expect(seen(({ sexuality }) => [sexuality])).toEqual(['bi', 'gay', 'hetero', 'lesbian']);
  expect(seen(({ language }) => [language])).toEqual(LANGUAGES.toSorted());
  expect(seen(({ hairColor }) => [hairColor])).toEqual(HAIR_COLORS.toSorted());
  expect(seen(({ eyeColor }) => [eyeColor])).toEqual(EYE_COLORS.toSorted());
  expect(seen(({ relationshipStatus }) => [relationshipStatus])).toEqual(RELATIONSHIP_STATUSES.toSorted());
  expect(seen(({ interests }) => interests)).toEqual(INTERESTS.toSorted());
});

test('gay is said of men and lesbian of women', () => {
  expect(
    people.filter(
      ({ gender, sexuality }) => (gender === 'female' && sexuality === 'gay') || (gender === 'male' && sexuality === 'lesbian'),
    ),
  ).toEqual([]);
});

test('everybody is an adult at the reference day, and so at any later one', () => {
  const ages = people.map(({ birthDate }) => atReferenceDay(birthDate));
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(18);
  expect(Math.max(...ages)).toBeLessThan(90);
  expect(ages.filter((age) => age >= 50).length / ages.length).toBeGreaterThan(0.12);
});

test('the portrait has the age, gender, hair, eyes and figure of the profile', () => {
  const unlike = people.filter(
    ({ look, age, birthDate, hairColor, eyeColor, gender, bodyType }) =>
      look.age !== age ||
      Math.abs(atReferenceDay(birthDate) - age) > 1 ||
      look.gender !== gender ||
      look.hair.color !== hairColor ||
      look.eyes.color !== eyeColor ||
      look.body !== bodyType,
  );
  expect(unlike).toEqual([]);
});

const tops = (bald: boolean): string[] => [
  ...new Set(people.filter(({ hairColor }) => (hairColor === 'bald') === bald).map(({ look }) => look.hair.style)),
];

test('the bald have no hair on top, and nobody else is bald', () => {
  expect(tops(true).toSorted()).toEqual(['bald', 'horseshoe']);
  expect(tops(false)).not.toContain('bald');
});

test('names are unique, whatever their case, also in a large world', () => {
  const names = [...people.map(({ name }) => name), ...Array.from({ length: 5000 }, (_, index) => demoPerson(SEED, 3000 + index).name)];
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test('everybody writes a language that is visible in their country', () => {
  expect(people.filter(({ country, language }) => !(COUNTRIES[country].languages as readonly Language[]).includes(language))).toEqual([]);
});

test('every city lies in a region of its country that the site knows', () => {
  const codes = new Set(REGIONS.map(({ code }) => code));
  expect(CITIES.filter(({ region, country }) => !codes.has(region) || !region.startsWith(`${country}-`))).toEqual([]);
  for (const country of COUNTRY_CODES) expect(citiesOf(country).length).toBeGreaterThanOrEqual(12);
});

test('people live near the city they name', () => {
  const away = people.filter(({ city, region, lat, lon }) => {
    const place = CITIES.find((other) => other.name === city && other.region === region);
    return !place || Math.abs(place.lat - lat) > 0.1 || Math.abs(place.lon - lon) > 0.1;
  });
  expect(away).toEqual([]);
});

test('fictional, premium and hidden people are the minority', () => {
  expect(shareOf(({ fictional }) => fictional)).toBeGreaterThan(0.01);
  expect(shareOf(({ fictional }) => fictional)).toBeLessThan(0.06);
  expect(shareOf(({ premium }) => premium)).toBeGreaterThan(0.1);
  expect(shareOf(({ premium }) => premium)).toBeLessThan(0.3);
  expect(shareOf(({ invisible, privacy, unconfirmed }) => invisible || privacy || unconfirmed)).toBeLessThan(0.14);
});

test('nobody was active before joining, and free members have three photos at most', () => {
  expect(crowd.filter(({ activeMinutesAgo, joinedMinutesAgo }) => activeMinutesAgo > joinedMinutesAgo)).toEqual([]);
  expect(crowd.filter(({ photos, premium }) => photos < 1 || photos > (premium ? 8 : 3))).toEqual([]);
});

test('an unconfirmed account is young, free and without credits', () => {
  const unconfirmed = crowd.filter((person) => person.unconfirmed);
  expect(unconfirmed.length).toBeGreaterThan(20);
  expect(unconfirmed.filter(({ premium, credits, joinedMinutesAgo }) => premium || credits > 0 || joinedMinutesAgo > 14 * 1440)).toEqual(
    [],
  );
});

test('the personas are the first people of every world', () => {
  for (const [index, kind] of PERSONA_KINDS.entries()) {
    expect(demoPerson(1, index)).toBe(demoPerson(99, index));
    expect(demoPerson(1, index).email).toBe(`${kind}@demo.test`);
  }
  const [free, premium, broke, unconfirmed, hidden, ...operators] = PERSONA_KINDS.map((_, index) => demoPerson(1, index));
  expect(free).toMatchObject({ premium: false, credits: 3, city: 'Lyon', language: 'fr', photos: 3 });
  expect(premium).toMatchObject({ premium: true, country: 'GB', language: 'en' });
  expect(broke).toMatchObject({ premium: true, credits: 0 });
  expect(unconfirmed).toMatchObject({ unconfirmed: true, credits: 0 });
  expect(hidden).toMatchObject({ invisible: true });
  expect(operators).toMatchObject([{ operator: true }, { operator: true }]);
});
