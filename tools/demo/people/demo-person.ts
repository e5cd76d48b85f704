import { COUNTRIES, DEFAULT_LOCALE, LOCALES, type Language, type Locale } from '@rendezvous/contracts/reference';
import { lookOf } from '@rendezvous/portraits';
import { Random } from '@rendezvous/portraits/random';
import { originOf } from './culture.js';
import { interestsOf } from './interests.js';
import { nameOf } from './names.js';
import type { DemoPerson, DemoSketch } from './person.js';
import { PERSONA_COUNT, personaAt } from './personas.js';
import { demoSketch } from './sketch.js';
import { promptsOf } from './texts/prompt-answers.js';
import { aboutOf } from './texts/texts.js';
import { appearanceOf, statusOf } from './traits.js';

/** People with portraits of their own; in a larger world the others borrow theirs. */
export const PAINTED = 3000;

const localeOf = ({ country, language }: DemoSketch): Locale =>
  LOCALES.find((locale) => locale === language && (COUNTRIES[country].languages as readonly Language[]).includes(locale)) ?? DEFAULT_LOCALE;

/** Somebody of the painted ones who could be taken for the person sketched. */
const paintedFor = (seed: number, sketch: DemoSketch): DemoSketch => {
  if (sketch.index < PAINTED) return sketch;
  const random = Random.of(seed, 'painted', sketch.index);
  const candidates = Array.from({ length: 12 }, () => demoSketch(seed, random.int(PERSONA_COUNT, PAINTED - 1))).filter(
    ({ gender }) => gender === sketch.gender,
  );
  const unlike = (other: DemoSketch): number => Math.abs(other.age - sketch.age) + (other.heritage === sketch.heritage ? 0 : 6);
  // Of twelve strangers one is of the same gender nearly always; if not, the painted ones are walked through.
  let next = random.int(PERSONA_COUNT, PAINTED - 1);
  while (candidates.length === 0) {
    const other = demoSketch(seed, next);
    if (other.gender === sketch.gender) candidates.push(other);
    next = PERSONA_COUNT + ((next + 1) % (PAINTED - PERSONA_COUNT));
  }
  return candidates.reduce((best, other) => (unlike(other) < unlike(best) ? other : best));
};

/** Look and the profile's words for it belong together: both come from the one who was painted. */
const looksOf = (seed: number, { index, gender, age, heritage }: DemoSketch) => {
  const appearance = appearanceOf(Random.of(seed, 'appearance', index), gender, age, heritage);
  return { appearance, look: lookOf(Random.of(seed, 'look', index), { gender, age, heritage, ...appearance }) };
};

/** The member at an index: the same seed and index always give the same person, in any order and without the others. */
export const demoPerson = (seed: number, index: number): DemoPerson => {
  const persona = personaAt(index);
  if (persona) return persona;
  const sketch = demoSketch(seed, index);
  const random = Random.of(seed, 'details', index);
  const { gender, age, heritage, language, premium } = sketch;
  const painted = paintedFor(seed, sketch);
  const { appearance, look } = looksOf(seed, painted);
  const interests = interestsOf(random, age, gender);
  return {
    ...sketch,
    name: nameOf(index, originOf(random, heritage, language), gender),
    email: `member-${index}@demo.test`,
    locale: localeOf(sketch),
    relationshipStatus: statusOf(random, age),
    hairColor: appearance.hair,
    eyeColor: appearance.eyes,
    bodyType: appearance.body,
    tattoos: random.chance(interests.includes('tattoos') ? 0.9 : age < 45 ? 0.24 : 0.1),
    interests,
    about: aboutOf(random, language, { gender, age, city: sketch.city }, interests),
    prompts: promptsOf(Random.of(seed, 'prompts', index), language),
    photos: premium ? random.int(2, 8) : random.int(1, 3),
    credits: premium ? random.int(0, 120) : sketch.unconfirmed ? 0 : random.int(0, 3),
    operator: false,
    look,
    painted: painted.index,
  };
};
