import { jsonPieces } from './json-pieces.js';

test.each<[string, unknown]>([
  [
    'lists of rows',
    { members: [{ id: 1, about: 'two\nlines', tags: ['a'] }, { id: 2 }], likes: [], count: 3, nested: { deep: [1, { x: null }] } },
  ],
  ['nothing', {}],
  ['a list', [1, 2]],
  ['null', null],
  ['a text', 'Hello'],
])('%s are laid out as JSON is', (_, told) => {
  expect([...jsonPieces(told)].join('')).toBe(`${JSON.stringify(told, null, 2)}\n`);
});

test('no piece is longer than its row', () => {
  const messages = Array.from({ length: 500 }, (_, id) => ({ id, body: 'x'.repeat(100) }));
  const longest = Math.max(...[...jsonPieces({ messages })].map(({ length }) => length));
  expect(longest).toBeLessThan(200);
});
