import { jsonPieces } from './json-pieces.js';

const piecesOf = async (told: unknown): Promise<string[]> => {
  const pieces: string[] = [];
  for await (const piece of jsonPieces(told)) pieces.push(piece);
  return pieces;
};

async function* listed<T>(...items: readonly T[]) {
  yield* items;
}

test.each<[string, unknown]>([
  [
    'lists of rows',
    { members: [{ id: 1, about: 'two\nlines', tags: ['a'] }, { id: 2 }], likes: [], count: 3, nested: { deep: [1, { x: null }] } },
  ],
  ['nothing', {}],
  ['a list', [1, 2]],
  ['null', null],
  ['a text', 'Hello'],
])('%s are laid out as JSON is', async (_, told) => {
  expect((await piecesOf(told)).join('')).toBe(`${JSON.stringify(told, null, 2)}\n`);
});

test('so are lists that are read piece by piece', async () => {
  const pieces = await piecesOf({ messages: listed({ seq: 1 }, { seq: 2 }), likes: listed(), count: 2 });
  expect(pieces.join('')).toBe(`${JSON.stringify({ messages: [{ seq: 1 }, { seq: 2 }], likes: [], count: 2 }, null, 2)}\n`);
});

test('no piece is longer than its row', async () => {
  const messages = Array.from({ length: 500 }, (_, id) => ({ id, body: 'x'.repeat(100) }));
  const longest = Math.max(...(await piecesOf({ messages })).map(({ length }) => length));
  expect(longest).toBeLessThan(200);
});
