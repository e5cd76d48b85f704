import { placeholderOf } from '@rendezvous/portraits';
import { demoPerson, PAINTED } from '../people/demo-person.js';
import { Placeholders } from './placeholders.js';

const SEED = 7;
const everybody = [12, 2999, ...Array.from({ length: 300 }, (_, step) => PAINTED + step * 1000)].map((index) => demoPerson(SEED, index));

test('everybody has the placeholder of their own pictures, also who borrows them', () => {
  const placeholders = new Placeholders();
  const wrong = everybody
    .flatMap(({ look, painted, photos }) => Array.from({ length: photos }, (_, shot) => ({ look, painted, shot })))
    .filter(({ look, painted, shot }) => placeholders.of({ index: painted, shot }, look) !== placeholderOf(look, shot));
  expect(wrong).toEqual([]);
});

test('a picture that many have is painted once', () => {
  const placeholders = new Placeholders();
  const { look, painted } = demoPerson(SEED, 40_000);
  const first = placeholders.of({ index: painted, shot: 0 }, look);
  const unseen = new Proxy(look, {
    get: () => {
      throw new Error('It was looked at again.');
    },
  });
  expect(placeholders.of({ index: painted, shot: 0 }, unseen)).toBe(first);
});
