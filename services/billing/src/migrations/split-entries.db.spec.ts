import { givenMember } from '@rendezvous/account/testing';
import { migrate } from '@rendezvous/server/database';
import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { billingData } from '../testing/index.js';

type Line = readonly [kind: string, amount: number, reference: string];

/** Writes entries as the version before did, and the wallet that they made. */
const write = async ({ database }: TestDatabase, lines: readonly Line[], granted: number, bought: number): Promise<number> => {
  const memberId = await givenMember(database);
  await database.change('insert into billing.wallets (member_id, granted, bought) values ($1, $2, $3)', [memberId, granted, bought]);
  await add({ database }, memberId, lines);
  return memberId;
};

const add = async ({ database }: Pick<TestDatabase, 'database'>, memberId: number, lines: readonly Line[]): Promise<void> => {
  for (const [kind, amount, reference] of lines) {
    await database.change('insert into billing.entries (member_id, amount, kind, reference, at) values ($1, $2, $3, $4, now())', [
      memberId,
      amount,
      kind,
      reference,
    ]);
  }
};

const parts = async ({ database }: TestDatabase, memberId: number) =>
  (
    await database.read<{ granted: number; bought: number; lot: number | null }>(
      'select granted, bought, lot from billing.entries where member_id = $1 order by id',
      [memberId],
    )
  ).map(({ granted, bought, lot }) => [granted, bought, lot]);

const EVERY_KIND: readonly Line[] = [
  ['signup', 3, 's'],
  ['message', -2, 'a'],
  ['purchase', 10, 'order:5'],
  ['debt', -1, 'order:5'],
  ['message', -3, 'b'],
  ['returned', 1, 'c'],
  ['promotion', 2, 'd'],
  ['message', -4, 'e'],
];

const EVERY_KINDS_PARTS = [
  [3, 0, null],
  [-2, 0, null],
  [0, 10, 5],
  [0, -1, 5],
  [-1, -2, null],
  [1, 0, null],
  [2, 0, null],
  [-3, -1, null],
];

describe('the entries of the version before', () => {
  let data: TestDatabase;
  beforeAll(async () => {
    data = await testDatabase({
      ...billingData,
      migrations: billingData.migrations.slice(
        0,
        billingData.migrations.findIndex(({ name }) => name.startsWith('SplitEntries')),
      ),
    });
  });
  afterAll(() => data.close());

  test('get their parts: what was spent took granted credits first, as far as the wallet agrees', async () => {
    const everyKind = await write(data, EVERY_KIND, 0, 6);
    // The second grant waited for the spends, though its entry was written first: they were paid with bought credits.
    const overtaken = await write(
      data,
      [
        ['signup', 1, 's'],
        ['purchase', 10, 'order:6'],
        ['promotion', 3, 'late'],
        ['message', -2, 'a'],
        ['message', -1, 'b'],
      ],
      3,
      8,
    );
    const unknown = await write(data, [['signup', 5, 's']], 1, 1);
    await migrate(data.url, billingData.migrations);
    expect(await parts(data, everyKind)).toEqual(EVERY_KINDS_PARTS);
    expect(await parts(data, overtaken)).toEqual([
      [1, 0, null],
      [0, 10, 6],
      [3, 0, null],
      [-1, -1, null],
      [0, -1, null],
    ]);
    expect(await parts(data, unknown)).toEqual([[5, 0, null]]);
    await expect(data.database.change('delete from billing.entries')).rejects.toThrow('append-only');
  });
});

describe('what processes of the version before go on writing', () => {
  let data: TestDatabase;
  beforeAll(async () => {
    data = await testDatabase(billingData);
  });
  afterAll(() => data.close());

  test('gets the same parts', async () => {
    const memberId = await write(data, EVERY_KIND, 0, 6);
    expect(await parts(data, memberId)).toEqual(EVERY_KINDS_PARTS);
  });

  test('gets them also when one statement writes several entries', async () => {
    const memberId = await write(data, [['signup', 2, 's']], 0, 0);
    await data.database.change(
      `insert into billing.entries (member_id, amount, kind, reference, at)
       select $1, -1, 'message', n::text, now() from generate_series(1, 3) n`,
      [memberId],
    );
    expect(await parts(data, memberId)).toEqual([
      [2, 0, null],
      [-1, 0, null],
      [-1, 0, null],
      [0, -1, null],
    ]);
  });
});
