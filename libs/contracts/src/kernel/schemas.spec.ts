import * as z from 'zod/mini';
import { PathId } from './schemas.js';

test.each(['0x10', '1e3', ' 5', '5 ', '5.0', '+5', '-5', '05', '0', '', '٣', '1_0', '5n', 'Infinity', '2147483648', '9'.repeat(400)])(
  'an id is written in one way: %j is none',
  (text) => {
    expect(PathId.safeParse(text).success).toBe(false);
  },
);

test.each([['5'], true, null, {}, 5.5, 0, -5, 2_147_483_648])('nothing else is read as one: %j', (value) => {
  expect(PathId.safeParse(value).success).toBe(false);
});

test('text and numbers are the same id, up to the largest', () => {
  for (const id of [1, 42, 2_147_483_647]) expect([z.parse(PathId, String(id)), z.parse(PathId, id)]).toEqual([id, id]);
});

test('where it may be left out it may be', () => {
  expect(z.parse(z.object({ id: z.optional(PathId), to: z.nullable(PathId) }), { to: null })).toEqual({ to: null });
});
