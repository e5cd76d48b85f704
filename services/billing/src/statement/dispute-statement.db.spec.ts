import { readStatement } from '@rendezvous/contracts/billing/statement';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { DisputingMember } from '../testing/disputing-member.js';
import { BillingModule } from '../index.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { billingData } from '../testing/index.js';

let app: TestApp;
let member: DisputingMember;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await DisputingMember.join(app);
});

const told = async (query: object = {}) =>
  (await app.call(readStatement, query, { as: member.memberId })).body.entries
    .toReversed()
    .map(({ kind, credits, balance, order }) => [kind, credits, balance, order]);
const file = async (language: 'en' | 'fr', kind = '') => {
  const answer = await app.app.inject({
    url: `/api/statement/file?language=${language}${kind}`,
    headers: { 'x-test-viewer': String(member.memberId), 'sec-fetch-site': 'same-origin' },
  });
  return answer.body
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","').slice(1).join(' '));
};
const faults = async () => (await app.get(LedgerProofs).prove()).faults;

test('a purchase disputed, frozen, won, lost and settled by the next one is told in plain words, its balance right after each, and proves itself', async () => {
  const first = await member.buy(10);
  await member.spend(4);
  const name = await member.dispute(first, 'open', 10);
  expect((await told()).at(-1)).toEqual(['frozen', -6, 0, first.orderId]);
  expect(await faults()).toEqual([]);
  await member.dispute(first, 'won', 10, name);
  expect((await told()).at(-1)).toEqual(['released', 6, 6, first.orderId]);
  expect(await faults()).toEqual([]);
  await member.dispute(first, 'lost', 10, name);
  expect((await told()).at(-1)).toEqual(['chargeback', -6, 0, first.orderId]);
  expect(await member.told()).toMatchObject({ balance: 0, debt: 4 });
  expect(await faults()).toEqual([]);
  const next = await member.buy(10);
  expect(await told({ kind: 'disputes' })).toEqual([
    ['frozen', -6, 0, first.orderId],
    ['released', 6, 6, first.orderId],
    ['chargeback', -6, 0, first.orderId],
    ['debt', -4, 6, next.orderId],
  ]);
  expect(await faults()).toEqual([]);
  expect(await file('en')).toEqual([
    'What Credits Balance Order',
    `Purchase 10 10 ${first.orderId}`,
    'Message -4 6 ',
    `Frozen during a dispute -6 0 ${first.orderId}`,
    `No longer frozen 6 6 ${first.orderId}`,
    `Taken back by the bank -6 0 ${first.orderId}`,
    `Purchase 10 10 ${next.orderId}`,
    `Debt settled -4 6 ${next.orderId}`,
  ]);
  expect(await file('fr', '&kind=disputes')).toEqual([
    'Quoi Crédits Solde Commande',
    `Gelés pendant une contestation -6 0 ${first.orderId}`,
    `Fin du gel 6 6 ${first.orderId}`,
    `Repris par la banque -6 0 ${first.orderId}`,
    `Dette réglée -4 6 ${next.orderId}`,
  ]);
});

test('a loss that is reversed after it was settled gives back what was taken and what later purchases paid', async () => {
  const first = await member.buy(10);
  await member.spend(4);
  const name = await member.dispute(first, 'lost', 10);
  const next = await member.buy(10);
  await member.dispute(first, 'won', 10, name);
  expect((await told()).slice(2)).toEqual([
    ['chargeback', -6, 0, first.orderId],
    ['purchase', 10, 10, next.orderId],
    ['debt', -4, 6, next.orderId],
    ['returned', 6, 12, first.orderId],
    ['returned', 4, 16, next.orderId],
  ]);
  expect(await member.told()).toMatchObject({ balance: 16, debt: 0 });
  expect(await faults()).toEqual([]);
});
