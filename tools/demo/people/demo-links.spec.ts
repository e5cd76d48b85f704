import { SEED as WORLD_SEED } from '../seed.js';
import { demoLinks } from './demo-links.js';
import { demoPerson } from './demo-person.js';
import { PERSONA_COUNT, PERSONA_KINDS } from './personas.js';
import { nearInAge, suitTogether } from './suitability.js';

const SEED = 7;
const COUNT = 1500;
const people = Array.from({ length: COUNT }, (_, index) => demoPerson(SEED, index));
const links = demoLinks(SEED, COUNT);
const person = (index: number) => people[index] ?? demoPerson(SEED, index);
const liked = new Set(links.likes.map(({ from, to }) => `${from}>${to}`));

test('the same seed and count give the same links', () => {
  expect(demoLinks(SEED, 300)).toEqual(demoLinks(SEED, 300));
  expect(demoLinks(SEED + 1, 300)).not.toEqual(demoLinks(SEED, 300));
});

test('there are about as many as a lively site has', () => {
  expect(links.likes.length).toBeGreaterThan(COUNT * 2);
  expect(links.conversations.length).toBeGreaterThan(COUNT * 0.4);
});

test('nobody likes the same person twice, or themself', () => {
  expect(liked.size).toBe(links.likes.length);
  expect(links.likes.filter(({ from, to }) => from === to)).toEqual([]);
});

test('likes and conversations are between people of one country who look for each other', () => {
  const pairs = [
    ...links.likes.map(({ from, to }) => [from, to]),
    ...links.conversations.map(({ starter, partner }) => [starter, partner]),
  ];
  const wrong = pairs.filter(([from = 0, to = 0]) => {
    const [a, b] = [person(from), person(to)];
    return !suitTogether(a, b) || !nearInAge(a, b) || a.country !== b.country;
  });
  expect(wrong).toEqual([]);
});

const hides = (index: number): boolean => person(index).unconfirmed || person(index).invisible || person(index).privacy;

test('whoever hides is liked or written to only by those to whom they turned first', () => {
  expect(links.likes.filter(({ from, to }) => hides(to) && !liked.has(`${to}>${from}`))).toEqual([]);
  expect(links.conversations.filter(({ starter, partner }) => hides(partner) && !liked.has(`${partner}>${starter}`))).toEqual([]);
});

test('nothing happens before both have joined, nor after the last visit of the one who does it', () => {
  const early = links.likes.filter(
    ({ from, to, minutesAgo }) => minutesAgo > Math.min(person(from).joinedMinutesAgo, person(to).joinedMinutesAgo),
  );
  const late = links.likes.filter(
    ({ from, to, minutesAgo }) => minutesAgo < Math.min(person(from).activeMinutesAgo, person(to).joinedMinutesAgo),
  );
  expect(early).toEqual([]);
  expect(late.filter(({ to }) => to >= PERSONA_COUNT)).toEqual([]);
});

test('a free member starts two conversations at most', () => {
  const started = new Map<number, number>();
  for (const { starter } of links.conversations) started.set(starter, (started.get(starter) ?? 0) + 1);
  expect([...started].filter(([starter, times]) => !person(starter).premium && times > 2)).toEqual([]);
});

const SIZES = [10, 40, 100, 150, 299, 300, 301, 600, 1200, 2000];

test.each([SEED, WORLD_SEED])('a pair has one conversation and each likes the other once, in worlds of every size (seed %d)', (seed) => {
  const twice = SIZES.filter((size) => {
    const { conversations, likes } = demoLinks(seed, size);
    const pairs = conversations.map(({ starter, partner }) => [starter, partner].toSorted((a, b) => a - b).join());
    const directed = likes.map(({ from, to }) => `${from}>${to}`);
    return new Set(pairs).size < pairs.length || new Set(directed).size < directed.length;
  });
  expect(twice).toEqual([]);
});

test('messages are in order, by the two of them, the first by who began, read at least up to one’s own last', () => {
  for (const { starter, partner, messages, readByStarter, readByPartner } of links.conversations) {
    expect(messages.length).toBeGreaterThanOrEqual(1);
    expect(messages.length).toBeLessThanOrEqual(40);
    expect(messages[0]?.from).toBe(starter);
    const wrong = messages.filter(
      ({ from, text, minutesAgo }, index) =>
        (from !== starter && from !== partner) ||
        text === '' ||
        [...text].length > 1000 ||
        minutesAgo > (messages[index - 1]?.minutesAgo ?? Number.POSITIVE_INFINITY),
    );
    expect(wrong).toEqual([]);
    const ownLast = (index: number): number => messages.findLastIndex(({ from }) => from === index) + 1;
    expect(readByStarter).toBeGreaterThanOrEqual(ownLast(starter));
    expect(readByPartner).toBeGreaterThanOrEqual(ownLast(partner));
    expect(Math.max(readByStarter, readByPartner)).toBe(messages.length);
  }
});

test('some conversations have an unread tail, most have none', () => {
  const unread = links.conversations.filter(
    ({ messages, readByStarter, readByPartner }) => Math.min(readByStarter, readByPartner) < messages.length,
  );
  expect(unread.length).toBeGreaterThan(links.conversations.length * 0.1);
  expect(unread.length).toBeLessThan(links.conversations.length * 0.75);
});

const pageOf = (index: number) => {
  const received = links.likes.filter(({ to }) => to === index);
  const chats = links.conversations.filter(({ starter, partner }) => starter === index || partner === index);
  const unread = chats.filter(
    ({ starter, messages, readByStarter, readByPartner }) => (starter === index ? readByStarter : readByPartner) < messages.length,
  );
  return {
    received: received.length,
    fresh: received.filter(({ seen }) => !seen).length,
    matches: received.filter(({ from }) => liked.has(`${index}>${from}`)).length,
    chats: chats.length,
    unread: unread.length,
    started: chats.filter(({ starter }) => starter === index).length,
  };
};

describe('the personas find full pages', () => {
  const pages = Object.fromEntries(PERSONA_KINDS.map((kind, index) => [kind, pageOf(index)]));

  test('free, premium and broke have new likes, matches, conversations and unread messages', () => {
    for (const kind of ['free', 'premium', 'broke'] as const) {
      expect(pages[kind]?.fresh).toBeGreaterThanOrEqual(3);
      expect(pages[kind]?.received).toBeGreaterThanOrEqual(12);
      expect(pages[kind]?.matches).toBeGreaterThanOrEqual(4);
      expect(pages[kind]?.chats).toBeGreaterThanOrEqual(5);
      expect(pages[kind]?.unread).toBeGreaterThanOrEqual(2);
    }
  });

  test('the free one may still start a conversation', () => expect(pages.free?.started).toBe(1));

  test('answers to the unconfirmed one wait', () => expect(pages.unconfirmed).toMatchObject({ received: 0, unread: 2 }));

  test('the hidden one has written first to everybody', () => expect(pages.hidden?.started).toBe(pages.hidden?.chats));
});
