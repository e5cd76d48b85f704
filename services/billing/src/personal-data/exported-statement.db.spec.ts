import { readWhole, testApp, type TestApp } from '@rendezvous/server/testing';
import { BillingModule } from '../billing.module.js';
import { billingData, givenMemberWithCredits } from '../testing/index.js';
import { STATEMENT_TEXTS } from '../statement/statement-texts.js';
import { ExportedStatement } from './exported-statement.service.js';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ ...billingData, imports: [BillingModule] });
});
afterAll(() => app.close());

const reader = (memberId: number, locale: 'en' | 'fr' = 'en') => ({ memberId, locale, timeZone: 'Europe/Paris' });
const sections = async (memberId: number, locale?: 'en' | 'fr') => {
  const told = [];
  for await (const section of app.get(ExportedStatement).sections(reader(memberId, locale))) told.push(await readWhole(section));
  return told;
};
const csv = async (memberId: number) => {
  for await (const { name, open } of app.get(ExportedStatement).files(reader(memberId))) {
    let text = '';
    for await (const piece of await open()) text += Buffer.from(piece).toString();
    return [name, text];
  }
  return [];
};
const entry = (memberId: number, amount: number, kind: string) =>
  app.database.change('insert into billing.entries (member_id, amount, kind, reference, at) values ($1, $2, $3, $3, $4)', [
    memberId,
    amount,
    kind,
    new Date('2026-03-01T12:00:00Z'),
  ]);

test('each line of the ledger is told with the balance after it, of this member alone', async () => {
  const [id, other] = [await givenMemberWithCredits(app.database, 0), await givenMemberWithCredits(app.database, 0)];
  await entry(id, 10, 'purchase');
  await entry(other, 5, 'promotion');
  await entry(id, -1, 'message');
  expect(await sections(id)).toEqual([
    {
      title: 'Credit statement',
      kind: 'table',
      columns: ['When', 'What', 'Credits', 'Balance'],
      rows: [
        [expect.stringContaining('Mar 1, 2026, 1:00'), 'Purchase', '10', '10'],
        [expect.stringContaining('Mar 1, 2026, 1:00'), 'Message', '−1', '9'],
      ],
    },
  ]);
  expect((await sections(id, 'fr'))[0]).toMatchObject({
    title: 'Relevé de crédits',
    rows: [{ 0: expect.stringContaining('1er mars 2026'), 1: 'Achat' }, { 1: 'Message' }],
  });
  expect(await csv(id)).toEqual([
    'statement.csv',
    '\ufeff"When","What","Credits","Balance","Order"\r\n"2026-03-01T12:00:00.000Z","Purchase","10","10",""\r\n"2026-03-01T12:00:00.000Z","Message","-1","9",""\r\n',
  ]);
});

test('who never had credits has an empty statement', async () => {
  const id = await givenMemberWithCredits(app.database, 0);
  expect(await sections(id)).toEqual([]);
  expect(await csv(id)).toEqual(['statement.csv', '\ufeff"When","What","Credits","Balance","Order"\r\n']);
});

test('every kind that the ledger takes has a word in each language', async () => {
  const [{ kinds }] = (await app.database.read(
    `select array(select found[1] from regexp_matches(pg_get_constraintdef(c.oid), '''([a-z]+)''', 'g') as found) as kinds
     from pg_constraint c where c.conrelid = 'billing.entries'::regclass and c.contype = 'c' and pg_get_constraintdef(c.oid) like '%kind%'`,
  )) as [{ kinds: string[] }];
  for (const { kinds: words } of Object.values(STATEMENT_TEXTS)) expect(Object.keys(words).toSorted()).toEqual(kinds.toSorted());
});
