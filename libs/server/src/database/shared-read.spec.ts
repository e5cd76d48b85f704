import { sharedPairRead, sharedRead } from './shared-read.js';

const rows = new Map([
  [1, 'one'],
  [2, 'two'],
]);

const given = () => {
  const readAll = jest.fn(async (keys: readonly number[]) => new Map([...rows].filter(([key]) => keys.includes(key))));
  return { readAll, read: sharedRead<number, string>(readAll) };
};

test('who asks in the same turn shares a statement, and each gets their own row, or none', async () => {
  const { readAll, read } = given();
  expect(await Promise.all([read(2), read(1), read(2), read(9)])).toEqual(['two', 'one', 'two', null]);
  expect(readAll.mock.calls).toEqual([[[2, 1, 9]]]);
});

test('nothing is kept: who asks while a statement runs, or after it, gets one that began later', async () => {
  const { readAll, read } = given();
  const late = new Promise<string | null>((resolve) => {
    readAll.mockImplementationOnce(async () => {
      resolve(read(1));
      return new Map([[1, 'before']]);
    });
  });
  expect(await read(1)).toBe('before');
  expect(await late).toBe('one');
  expect(await read(1)).toBe('one');
  expect(readAll).toHaveBeenCalledTimes(3);
});

test('a statement that fails is told to everybody who shared it, and to nobody after', async () => {
  const { readAll, read } = given();
  readAll.mockRejectedValueOnce(new Error('the database is away'));
  const both = await Promise.allSettled([read(1), read(2)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(1)).toBe('one');
});

test('very many who ask at once are answered by several statements', async () => {
  const { readAll, read } = given();
  await Promise.all(Array.from({ length: 450 }, (_, key) => read(key)));
  expect(readAll.mock.calls.map(([keys]) => keys.length)).toEqual([200, 200, 50]);
});

test('pairs share a statement, too, those of a visitor among them; each gets what is between these two', async () => {
  const readAll = jest.fn(async (viewerIds: readonly (number | null)[], memberIds: readonly number[]) =>
    memberIds
      .flatMap((memberId, place) => (memberId === 9 ? [] : [{ viewerId: viewerIds[place] ?? null, memberId, at: place }]))
      .toReversed(),
  );
  const read = sharedPairRead(readAll);
  const found = await Promise.all([read(1, 2), read(2, 1), read(null, 2), read(1, 9), read(1, 2)]);
  expect(found.map((row) => row?.at)).toEqual([0, 1, 2, undefined, 0]);
  expect(readAll.mock.calls).toEqual([
    [
      [1, 2, null, 1],
      [2, 1, 2, 9],
    ],
  ]);
});
