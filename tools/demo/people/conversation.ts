import { Random } from '@rendezvous/portraits/random';
import type { DemoConversation, DemoMessage, DemoSketch } from './person.js';
import { conversationOf, type Line } from './texts/texts.js';

/** The time of each line, in minutes before now: bursts with pauses of hours between, the last line at `end`. */
const timesOf = (random: Random, count: number, start: number, end: number): number[] => {
  const gaps = Array.from({ length: count - 1 }, () => (random.chance(0.22) ? random.between(200, 1500) : random.between(1, 22)));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  // A young acquaintance has no room for long pauses.
  const scale = Math.min(1, (start - end) / Math.max(1, total));
  let at = end + total * scale;
  return [Math.round(at), ...gaps.map((gap) => Math.round((at -= gap * scale)))];
};

/** How many messages somebody has read: all up to their own last one, and what came before they were last here. */
const readBy = (reader: DemoSketch, messages: readonly DemoMessage[]): number => {
  const seen = messages.map(({ from, minutesAgo }) => from === reader.index || minutesAgo > reader.activeMinutesAgo);
  return seen.lastIndexOf(true) + 1;
};

const between = (starter: DemoSketch, partner: DemoSketch, lines: readonly Line[], times: readonly number[]): DemoConversation => {
  const messages = lines.map(({ by, text }, index) => ({
    from: (by === 0 ? starter : partner).index,
    text,
    minutesAgo: times[index] ?? 0,
  }));
  return {
    starter: starter.index,
    partner: partner.index,
    messages,
    readByStarter: readBy(starter, messages),
    readByPartner: readBy(partner, messages),
  };
};

/** Somebody wrote last when they were here; so no line is younger than its writer's last visit. */
const latest = (starter: DemoSketch, partner: DemoSketch, lines: readonly Line[]): number => {
  const last = lines[lines.length - 1];
  const writes = new Set(lines.map(({ by }) => by));
  const active = [writes.has(0) ? starter.activeMinutesAgo : 0, writes.has(1) ? partner.activeMinutesAgo : 0];
  return last && writes.size === 1 ? (last.by === 0 ? starter : partner).activeMinutesAgo : Math.max(...active);
};

/** A conversation that the two might have had in their language. */
export const chatBetween = (seed: number, starter: DemoSketch, partner: DemoSketch): DemoConversation => {
  const random = Random.of(seed, 'chat', starter.index, partner.index);
  const length = random.chance(0.14) ? 1 : Math.round(2 + random.next() ** 1.7 * 38);
  const lines = conversationOf(random, starter.language, [starter, partner], length);
  return timed(random, starter, partner, lines);
};

/** Lines put in time. The tail of one writer may be younger than the other's last visit: then it is unread. */
export const timed = (random: Random, starter: DemoSketch, partner: DemoSketch, lines: readonly Line[]): DemoConversation => {
  const known = Math.min(starter.joinedMinutesAgo, partner.joinedMinutesAgo);
  const last = lines[lines.length - 1]?.by ?? 0;
  const tail = lines.length - (lines.map(({ by }) => by).lastIndexOf(last === 0 ? 1 : 0) + 1);
  const writer = last === 0 ? starter : partner;
  const both = Math.min(latest(starter, partner, lines), known * 0.9);
  const end = Math.min(random.between(0, 1) < 0.5 ? writer.activeMinutesAgo : both, known * 0.9);
  const times = timesOf(random, lines.length, known * 0.98, both);
  if (both - end > tail * 3) {
    // The last writer's lines after the other had left.
    for (let index = lines.length - tail; index < lines.length; index++) times[index] = Math.round(end + (lines.length - 1 - index) * 2);
  }
  return between(starter, partner, lines, times);
};
