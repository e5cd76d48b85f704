import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { ENTRY_KINDS, readStatement, STATEMENT_KINDS } from '@rendezvous/contracts/billing/statement';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { billingData, givenMemberWithCredits } from '../testing/index.js';
import { WalletStore } from '../wallet/wallet.store.js';
import { kindsOf } from './statement-kinds.rules.js';
import { Statements } from './statements.service.js';

let app: TestApp;
let as: number;
const AT = new Date('2026-03-02T12:00:00Z');
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
afterAll(() => app.close());
beforeEach(async () => {
  as = await givenMemberWithCredits(app.database, 0);
  await append([{ granted: 500, bought: 0, kind: 'demo', reference: 'given' }], new Date('2026-03-01T00:00:00Z'));
});

type Line = Parameters<WalletStore['append']>[2][number];
const append = (lines: readonly Line[], at = AT, memberId = as) =>
  app.database.transaction(async (tx) => {
    await app.get(Wallets).lock(tx, memberId);
    await app.get(WalletStore).append(tx, memberId, lines, at);
  });
const message = (reference: string = randomUUID()): Line => ({ granted: -1, bought: 0, kind: 'message', reference });
const read = async (query: object = {}) => (await app.call(readStatement, query, { as })).body;
const csv = async (query = 'language=en') => {
  const answer = await app.app.inject({
    url: `/api/statement/file?${query}`,
    headers: { 'x-test-viewer': String(as), 'sec-fetch-site': 'same-origin' },
  });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    name: answer.headers['content-disposition'],
    lines: answer.body.trimEnd().split('\r\n'),
  };
};

test('pages follow each other without a gap or a double, also where all entries are of one moment', async () => {
  await append(Array.from({ length: 120 }, () => message()));
  const seen = [];
  for (let before: number | undefined; ;) {
    const { entries, more } = await read(before === undefined ? {} : { before });
    seen.push(...entries);
    if (!more) break;
    before = entries.at(-1)!.id;
  }
  expect(seen.map(({ balance }) => balance)).toEqual([...Array.from({ length: 120 }, (_, place) => 380 + place), 500]);
});

test('entries stand in the order of time, page by page, where a clock was set back, too', async () => {
  const moments = Array.from({ length: 60 }, (_, place) => new Date(AT.getTime() - place * 3_600_000));
  for (const at of moments) await append([message()], at);
  const first = await read();
  const next = await read({ before: first.entries.at(-1)!.id });
  const seen = [...first.entries, ...next.entries].filter(({ kind }) => kind === 'message').map(({ at }) => at);
  expect([first.more, next.more, first.entries.length]).toEqual([true, false, 50]);
  expect(seen).toEqual(moments.map((at) => at.toISOString()));
  expect((await csv()).lines.slice(1).map((line) => line.slice(1, 25))).toEqual(
    [...first.entries, ...next.entries].map(({ at }) => at).toReversed(),
  );
});

test('nothing stands before an entry that is another member’s', async () => {
  const other = await givenMemberWithCredits(app.database, 0);
  await append([{ granted: 9, bought: 0, kind: 'demo', reference: 'given' }], AT, other);
  const { id } = (await app.call(readStatement, {}, { as: other })).body.entries[0]!;
  expect(await read({ before: id })).toEqual({ entries: [], more: false });
});

test('an entry leads to its purchase, to the one that was withdrawn from, or to its conversation', async () => {
  const held = `17:${randomUUID()}`;
  await append([
    message(held),
    { granted: 1, bought: 0, kind: 'returned', reference: `held:${held}` },
    { granted: 0, bought: 10, kind: 'purchase', reference: 'order:7', lot: 7 },
    { granted: 0, bought: -4, kind: 'refund', reference: `refund:${randomUUID()}`, lot: 7 },
  ]);
  const { entries } = await read();
  expect(entries.map(({ kind, credits, order, conversation }) => [kind, credits, order, conversation])).toEqual([
    ['refund', -4, 7, null],
    ['purchase', 10, 7, null],
    ['returned', 1, null, 17],
    ['message', -1, null, 17],
    ['demo', 500, null, null],
  ]);
});

test('the filter takes a kind, and days by the site’s calendar from the first moment to the last; balances stay those of all entries', async () => {
  // Midnight in Amsterdam is 23:00 of the day before.
  await append([message()], new Date('2026-03-01T22:59:59.999Z'));
  await append([message(), { granted: 2, bought: 0, kind: 'promotion', reference: 'x' }], new Date('2026-03-01T23:00:00Z'));
  await append([message()], new Date('2026-03-02T22:59:59.999Z'));
  await append([message()], new Date('2026-03-02T23:00:00Z'));
  const day = { from: '2026-03-02', to: '2026-03-02' };
  expect((await read(day)).entries.map(({ balance }) => balance)).toEqual([499, 500, 498]);
  expect((await read({ ...day, kind: 'bonuses' })).entries).toMatchObject([{ kind: 'promotion', balance: 500 }]);
  expect((await read({ kind: 'messages' })).entries).toHaveLength(4);
  expect((await read({ from: '2026-03-03' })).entries.map(({ kind }) => kind)).toEqual(['message']);
  expect((await read({ to: '2026-03-01' })).entries.map(({ kind }) => kind)).toEqual(['message', 'demo']);
  expect(await app.call(readStatement, { from: '2026-02-30' }, { as })).toMatchObject({ status: 400 });
});

test('a day that no calendar has is refused, in the page and in the file', async () => {
  expect(await app.call(readStatement, { from: '0000-01-01' }, { as })).toMatchObject({ status: 400 });
  expect(await csv('language=en&to=0000-12-31')).toMatchObject({ status: 400 });
});

test('a file that cannot be read on breaks off: nothing but its own reader hears of it', async () => {
  const filter = { memberId: as, kinds: null, from: null, to: null, timeZone: 'Nowhere/At-all' };
  await expect(text(app.get(Statements).csv({ ...filter, from: '2026-03-02' }, 'en'))).rejects.toThrow(/time zone/);
});

test('nobody sees another member’s entries', async () => {
  const other = await givenMemberWithCredits(app.database, 9);
  expect((await read()).entries).toHaveLength(1);
  expect((await app.call(readStatement, {}, { as: other })).body.entries).toMatchObject([{ credits: 9 }]);
  expect((await app.call(readStatement, {})).status).toBe(403);
});

test('the file begins with the first entry, past one piece too, and no cell is a formula', async () => {
  await append(Array.from({ length: 300 }, () => message()));
  for (let times = 0; times < 4; times++)
    await append([
      { granted: 300, bought: 0, kind: 'promotion', reference: String(times) },
      ...Array.from({ length: 250 }, () => message()),
    ]);
  const { status, type, lines } = await csv();
  expect([status, type, lines.length]).toEqual([200, 'text/csv; charset=utf-8', 1306]);
  expect(lines.slice(0, 3)).toEqual([
    '\ufeff"When","What","Credits","Balance","Order"',
    expect.stringMatching(/^"2026.*","Demo credits","500","500",""$/),
    '"2026-03-02T12:00:00.000Z","Message","-1","499",""',
  ]);
  expect((await csv('language=fr&kind=bonuses')).lines.map((line) => line.split(',')[1])).toEqual([
    '"Quoi"',
    '"Crédits de démo"',
    ...Array.from({ length: 4 }, () => '"Bonus"'),
  ]);
});

test('a spreadsheet reads its accents, and its name is in its language', async () => {
  const [english, french] = [await csv(), await csv('language=fr')];
  expect(french.lines.map((line) => line.split(',')[1])).toEqual(['"Quoi"', '"Crédits de démo"']);
  for (const { lines } of [english, french]) expect(lines[0]).toMatch(/^\ufeff"/);
  expect([english.name, french.name]).toEqual(['attachment; filename="statement.csv"', 'attachment; filename="releve-de-credits.csv"']);
});

test('each kind that the database lets in stands under one word of the filter', async () => {
  const [{ kinds }] = (await app.database.read<{ kinds: string }>(
    `select pg_get_constraintdef(oid) as kinds from pg_constraint where conrelid = 'billing.entries'::regclass and conname = 'entries_kind_check'`,
  )) as [{ kinds: string }];
  const allowed = [...kinds.matchAll(/'(\w+)'/g)].map(([, kind]) => kind).toSorted();
  expect([...ENTRY_KINDS].toSorted()).toEqual(allowed);
  expect(STATEMENT_KINDS.flatMap(kindsOf).toSorted()).toEqual(allowed);
});
