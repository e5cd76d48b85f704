import { soughtGenders, type CountryCode, type Gender } from '@rendezvous/contracts/reference';
import type { Random } from '@rendezvous/portraits/random';
import type { DemoConversation, DemoLike, DemoSketch } from './person.js';
import { distanceBetween } from './places.js';
import { nearInAge, suitTogether } from './suitability.js';

/** Conversations that a free member may start. */
const FREE_STARTS = 2;

/** The people of a world while likes and conversations are made: who is near whom, who has met whom, who may still write first. */
export class Circle {
  readonly likes: DemoLike[] = [];
  readonly conversations: DemoConversation[] = [];
  private readonly pairs = new Set<number>();
  private readonly conversing = new Set<number>();
  private readonly started = new Map<number, number>();
  private readonly groups = new Map<string, DemoSketch[]>();

  constructor(readonly people: readonly DemoSketch[]) {
    for (const person of people) {
      const key = `${person.country} ${person.gender}`;
      const group = this.groups.get(key);
      if (group) group.push(person);
      else this.groups.set(key, [person]);
    }
  }

  private group(country: CountryCode, gender: Gender): readonly DemoSketch[] {
    return this.groups.get(`${country} ${gender}`) ?? [];
  }

  /** Everybody in the country whom the person would suit, the nearest first. */
  suitable(person: DemoSketch): DemoSketch[] {
    return soughtGenders(person.gender, person.sexuality)
      .flatMap((gender) => this.group(person.country, gender))
      .filter((other) => suitTogether(person, other) && nearInAge(person, other))
      .map((other) => ({ other, away: distanceBetween(person, other) }))
      .toSorted((a, b) => a.away - b.away)
      .map(({ other }) => other);
  }

  /** Somebody that the person may have come upon: mostly from the neighbourhood. Null when chance finds nobody. */
  encounter(random: Random, person: DemoSketch): DemoSketch | null {
    let found: DemoSketch | null = null;
    for (let attempt = 0; attempt < 10; attempt++) {
      const group = this.group(person.country, random.pick(soughtGenders(person.gender, person.sexuality)));
      if (group.length === 0) return null;
      const other = random.pick(group);
      if (!suitTogether(person, other) || !nearInAge(person, other) || this.met(person, other)) continue;
      if (found === null || distanceBetween(person, other) < distanceBetween(person, found)) found = other;
    }
    return found;
  }

  private key(a: number, b: number): number {
    return Math.min(a, b) * 4_194_304 + Math.max(a, b);
  }

  met(a: DemoSketch, b: DemoSketch): boolean {
    return this.pairs.has(this.key(a.index, b.index));
  }

  meet(a: DemoSketch, b: DemoSketch): void {
    this.pairs.add(this.key(a.index, b.index));
  }

  mayStart(person: DemoSketch): boolean {
    return person.premium || (this.started.get(person.index) ?? 0) < FREE_STARTS;
  }

  /** A pair has one conversation: a second one would be a mistake of whoever links them. */
  converse(conversation: DemoConversation): void {
    const pair = this.key(conversation.starter, conversation.partner);
    if (this.conversing.has(pair)) throw new Error(`${conversation.starter} and ${conversation.partner} have a conversation already.`);
    this.conversing.add(pair);
    this.started.set(conversation.starter, (this.started.get(conversation.starter) ?? 0) + 1);
    this.conversations.push(conversation);
  }

  /** A like at a time since both are here; seen when the receiver has been here after it. */
  like(from: DemoSketch, to: DemoSketch, minutesAgo: number, seen = to.activeMinutesAgo < minutesAgo): void {
    const since = Math.min(minutesAgo, from.joinedMinutesAgo, to.joinedMinutesAgo);
    this.likes.push({ from: from.index, to: to.index, minutesAgo: Math.round(since), seen });
  }
}

/** A time when somebody may have done something to somebody else: since both are here, and not after their last visit. */
export const momentBetween = (random: Random, actor: DemoSketch, other: DemoSketch): number => {
  const oldest = Math.min(actor.joinedMinutesAgo, other.joinedMinutesAgo);
  const youngest = Math.min(actor.activeMinutesAgo, oldest);
  return youngest + random.next() ** 2 * Math.min(oldest - youngest, 86_400);
};
