import { Random } from '@rendezvous/portraits/random';
import { Circle, momentBetween } from './circle.js';
import { chatBetween } from './conversation.js';
import { linkPersonas } from './persona-links.js';
import type { DemoLinks, DemoSketch } from './person.js';
import { PERSONA_COUNT, personaAt } from './personas.js';
import { demoSketch } from './sketch.js';
import { listed } from './suitability.js';

/** How many people somebody comes upon: many a few, few many. */
const encountersOf = (random: Random, person: DemoSketch): number => {
  if (person.unconfirmed) return random.int(0, 2);
  const eager = person.premium ? 9 : 5;
  return Math.floor(random.next() ** 1.8 * eager * 2);
};

/** What comes of an encounter: a like, two, a conversation, or any of these together. */
const link = (circle: Circle, random: Random, seed: number, person: DemoSketch, other: DemoSketch): void => {
  circle.meet(person, other);
  // Who is not listed is only found by those to whom they turned first.
  const [first, second] = listed(other) ? [person, other] : [other, person];
  if (!listed(second)) return;
  const mutual = random.chance(0.34);
  const silent = random.chance(0.08);
  if (!silent) circle.like(first, second, momentBetween(random, first, second));
  if (mutual && !silent && listed(first)) circle.like(second, first, momentBetween(random, second, first));
  const writes = silent || random.chance(mutual ? 0.5 : 0.07);
  if (!writes || person.language !== other.language || first.unconfirmed) return;
  const [starter, partner] = listed(first) && mutual && random.chance(0.5) ? [second, first] : [first, second];
  if (circle.mayStart(starter)) circle.converse(chatBetween(seed, starter, partner));
};

/** Who likes whom and who writes to whom among the first `count` people: always between people who suit each other. */
export const demoLinks = (seed: number, count: number): DemoLinks => {
  const people = Array.from({ length: count }, (_, index) => personaAt(index) ?? demoSketch(seed, index));
  const circle = new Circle(people);
  linkPersonas(circle, seed);
  for (const person of people.slice(PERSONA_COUNT)) {
    const random = Random.of(seed, 'links', person.index);
    const encounters = encountersOf(random, person);
    for (let step = 0; step < encounters; step++) {
      const other = circle.encounter(random, person);
      // The personas' pages are written by hand.
      if (other !== null && other.index >= PERSONA_COUNT) link(circle, random, seed, person, other);
    }
  }
  return { likes: circle.likes, conversations: circle.conversations };
};
