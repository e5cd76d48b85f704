import type { Interest, Language } from '@rendezvous/contracts/reference';
import type { Random } from '@rendezvous/portraits/random';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { nl } from './nl.js';
import { suits, written, type Dialogue, type Fragment, type Phrasebook, type Writer } from './phrasebook.js';
import { pl } from './pl.js';

export const PHRASEBOOKS: Record<Language, Phrasebook> = { en, fr, nl, de, it, es, pl };

const finish = (book: Phrasebook, text: string): string => (book.repair ? book.repair(text) : text);

/** What somebody writes about themself, in their language: two to five sentences that speak of their own interests. */
export const aboutOf = (random: Random, language: Language, writer: Writer, interests: readonly Interest[]): string => {
  const book = PHRASEBOOKS[language];
  const fitting = (list: readonly Fragment[]): Fragment => random.pick(list.filter((fragment) => suits(fragment, writer.age)));
  const liked = random
    .shuffled(interests)
    .flatMap((interest) => book.interests[interest] ?? [])
    .filter((fragment) => suits(fragment, writer.age));
  const passions = random.sample(liked, 2);
  const shapes: readonly (() => readonly Fragment[])[] = [
    () => [fitting(book.openings), passions[0] ?? '', fitting(book.wishes)],
    () => [passions[0] ?? '', passions[1] ?? '', fitting(book.quirks), fitting(book.wishes)],
    () => [fitting(book.openings), passions[0] ?? '', fitting(book.quirks), fitting(book.wishes), random.pick(book.closings)],
    () => [passions[0] ?? fitting(book.quirks), fitting(book.wishes)],
    () => [fitting(book.quirks), fitting(book.openings), passions[0] ?? '', fitting(book.wishes)],
    () => [
      fitting(book.openings),
      fitting(book.quirks),
      passions[0] ?? '',
      passions[1] ?? '',
      fitting(book.wishes),
      random.pick(book.closings),
    ],
  ];
  const sentences = random
    .pick(shapes)()
    .filter((sentence) => sentence !== '');
  const fillings = { job: fitting(book.jobs) };
  return finish(book, sentences.map((sentence) => written(sentence, writer, fillings)).join(' '));
};

/** A line of a conversation: who writes it (0 began the conversation) and what. */
export interface Line {
  readonly by: 0 | 1;
  readonly text: string;
}

/** A conversation of about `length` lines between two people who write the same language. */
export const conversationOf = (random: Random, language: Language, writers: readonly [Writer, Writer], length: number): Line[] => {
  const book = PHRASEBOOKS[language];
  const near = writers[0].city === writers[1].city;
  const lines: Line[] = [];
  const say = (dialogue: Dialogue, first: 0 | 1): void =>
    dialogue.forEach((fragment, turn) => {
      const by = ((first + turn) % 2) as 0 | 1;
      lines.push({ by, text: finish(book, written(fragment, writers[by])) });
    });
  say(random.pick(book.greetings.filter((greeting) => near || !greeting.some((line) => line.includes('{city}')))), 0);
  const topics = random.shuffled(book.topics);
  while (lines.length < length && topics.length > 0) say(topics.pop() ?? [], random.int(0, 1) as 0 | 1);
  if (length > 14) say(random.pick(book.plans), random.int(0, 1) as 0 | 1);
  if (length > 20) say(random.pick(book.farewells), random.int(0, 1) as 0 | 1);
  return lines.slice(0, Math.max(1, length));
};
