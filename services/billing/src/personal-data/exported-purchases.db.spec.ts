import { readWhole, testApp, type TestApp } from '@rendezvous/server/testing';
import { BillingModule } from '../billing.module.js';
import { Wallets } from '../index.js';
import { billingData, givenMemberWithCredits, givenPurchase } from '../testing/index.js';
import { BillingPersonalData } from './personal-data.service.js';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ ...billingData, imports: [BillingModule] });
});
afterAll(() => app.close());

const sections = async (memberId: number, locale: 'en' | 'fr' = 'en') => {
  const told = [];
  const reader = { memberId, locale, timeZone: 'Europe/Paris' };
  for await (const section of app.get(BillingPersonalData).sections(reader)) told.push(await readWhole(section));
  return told;
};
const at = new Date('2026-03-01T12:00:00Z');
const buy = (memberId: number) => givenPurchase(app.database, app.get(Wallets), memberId, 10, at);
/** Numbers are given by the database. */
const complete = (orderId: number, method: string) =>
  app.database.change(
    `update billing.orders set state = 'completed', completed_at = $2, invoice_year = 2026, invoice_number = 1, method = $3 where id = $1`,
    [orderId, at, method],
  );

test('what a member paid for is told, with the number of its receipt, and what they did not is not', async () => {
  const id = await givenMemberWithCredits(app.database, 0);
  await complete(await buy(id), 'card');
  await complete(await buy(id), 'ideal');
  await buy(id);
  await buy(await givenMemberWithCredits(app.database, 0));
  expect((await sections(id))[0]).toEqual({
    title: 'Purchases',
    kind: 'table',
    columns: ['When', 'Receipt', 'Credits', 'Paid with', 'Total', 'State'],
    rows: [
      [expect.stringContaining('Mar 1, 2026, 1:00'), '2026-000001', '10', 'Card', '€1.00', 'Paid'],
      [expect.stringContaining('Mar 1, 2026, 1:00'), '2026-000002', '10', 'iDEAL', '€1.00', 'Paid'],
    ],
  });
  expect((await sections(id, 'fr'))[0]).toMatchObject({
    title: 'Achats',
    rows: [
      { 0: expect.stringContaining('1er mars 2026'), 3: 'Carte bancaire', 5: 'Payé' },
      { 3: 'iDEAL', 5: 'Payé' },
    ],
  });
});

test('who bought nothing has no such part', async () => {
  const id = await givenMemberWithCredits(app.database, 5);
  expect((await sections(id)).map(({ title }) => title)).toEqual(['Credit statement']);
});
