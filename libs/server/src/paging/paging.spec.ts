import { Cursor } from '@rendezvous/contracts/cursor';
import { readPage } from './index.js';

interface Row {
  readonly at: Date;
  readonly id: number;
}

/** Five rows; two of them of the same millisecond. */
const ROWS: readonly Row[] = [
  { at: new Date(5000), id: 12 },
  { at: new Date(4000), id: 40 },
  { at: new Date(4000), id: 7 },
  { at: new Date(2000), id: 90 },
  { at: new Date(1000), id: 3 },
];
const page = (limit: number, after?: string) =>
  readPage(
    limit,
    after,
    async (most, cursor) =>
      ROWS.filter(({ at, id }) => !cursor || at < cursor.at || (at.getTime() === cursor.at.getTime() && id < cursor.id)).slice(0, most),
    (row) => row,
  );

test.each([1, 2, 3, 4])('pages of %i tell every row once, in order', async (limit) => {
  const told: Row[][] = [];
  const ends: string[] = [];
  do {
    const { rows, next } = await page(limit, ends.at(-1));
    told.push([...rows]);
    if (next === null) break;
    ends.push(next);
  } while (told.length <= ROWS.length);
  expect(told.flat()).toEqual(ROWS);
  expect(told.map(({ length }) => length).slice(0, -1)).toEqual(ends.map(() => limit));
  expect(ends.map((end) => Cursor.parse(end))).toEqual(ends);
});

test('a last page that is just full leads to no empty one', async () => {
  expect((await page(5)).next).toBeNull();
  expect((await page(4)).next).toBe('2000-90');
});

test('an empty list has one page', async () => {
  expect(
    await readPage(
      10,
      undefined,
      async () => [],
      (row: Row) => row,
    ),
  ).toEqual({ rows: [], next: null });
});
