import { Kept } from './kept.js';

let now = new Date('2026-11-23T12:00:00Z');
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const counts = () => new Kept<number>({ most: 500, lasting: { milliseconds: 300_000, clock: { now: () => now } as never } });

test('a count is kept for five minutes, each by its key', async () => {
  const kept = counts();
  let counted = 0;
  const ask = (key: string) => kept.get(key, () => Promise.resolve((counted += 1)));
  expect([await ask('CH'), await ask('CH'), await ask('FR')]).toEqual([1, 1, 2]);
  later(299);
  expect(await ask('CH')).toBe(1);
  later(1);
  expect(await ask('CH')).toBe(3);
});

test('a count that failed is not kept', async () => {
  const kept = counts();
  await expect(kept.get('CH', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await kept.get('CH', () => Promise.resolve(7))).toBe(7);
});

test('no more than five hundred are kept, and the oldest go first', async () => {
  const kept = counts();
  const ask = (key: number, value: number) => kept.get(String(key), () => Promise.resolve(value));
  for (let key = 0; key <= 500; key += 1) await ask(key, 1);
  expect([await ask(500, 2), await ask(1, 2), await ask(0, 2)]).toEqual([1, 1, 2]);
});

test('without a time each is kept as long as there is room', async () => {
  const kept = new Kept<number>({ most: 1 });
  const ask = (key: string, value: number) => kept.get(key, () => Promise.resolve(value));
  await ask('a', 1);
  later(1e9);
  expect(await ask('a', 2)).toBe(1);
  expect([await ask('b', 2), await ask('a', 3)]).toEqual([2, 3]);
});
