import { readRepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import { listLedgerProofs, startLedgerProof } from '@rendezvous/contracts/billing/ledger-proofs';
import { listOperatorDisputes } from '@rendezvous/contracts/billing/operator-disputes';
import { listOperatorRefunds } from '@rendezvous/contracts/billing/operator-refunds';
import { listOrders } from '@rendezvous/contracts/billing/orders';
import { listOperatorComplaints } from '@rendezvous/contracts/account/operator-complaints';
import { days } from '@rendezvous/contracts/kernel';
import { Complaints } from '@rendezvous/account';
import { DemoPurchases, Wallets } from '@rendezvous/billing';
import { searchApp } from '@rendezvous/search/testing';
import type { TestApp } from '@rendezvous/server/testing';
import { demoLinks } from '../people/demo-links.js';
import { type PersonaKind, personaIndex } from '../people/personas.js';
import { BOUGHT_BY, CROWD_PURCHASES, PERSONA_PURCHASES } from '../people/purchases.js';
import { SEED } from '../seed.js';
import { loadLinks } from './load-links.js';
import { type Ids, loadPeople } from './load-people.js';
import { loadPurchases } from './load-purchases.js';

const PEOPLE = 600;
let app: TestApp;
let ids: Ids;

const backThen = async <Result>(at: Date, work: () => Promise<Result>): Promise<Result> => {
  const now = app.clock.now();
  app.clock.set(at);
  try {
    return await work();
  } finally {
    app.clock.set(now);
  }
};

beforeAll(async () => {
  app = await searchApp();
  const { database, clock } = app;
  const world = { database, clock, seed: SEED, passwordHash: 'none', sells: true };
  ids = await loadPeople(world, PEOPLE, () => undefined);
  await loadLinks(world, ids, demoLinks(SEED, PEOPLE));
  await loadPurchases(world, ids, { purchases: app.get(DemoPurchases), complaints: app.get(Complaints), backThen });
});
afterAll(() => app.close());

const idOf = (kind: PersonaKind): number => ids[personaIndex(kind)]!;
const operator = () => ({ memberId: idOf('operator'), operator: true });

test('nothing of it is collected by a company: the loader fills the world with it', () => {
  expect(app.get(DemoPurchases).arePlayed(BOUGHT_BY)).toBe(true);
});

test('personas have the credits of their character, and bought what they have beyond what was given', async () => {
  const balances = await app.get(Wallets).balances([idOf('premium'), idOf('broke'), idOf('hidden'), idOf('free')]);
  expect([...balances.values()]).toEqual([42, 0, 18, 3]);
  const bought = await Promise.all(
    (['premium', 'broke', 'hidden', 'free'] as const).map(async (kind) => (await app.call(listOrders, {}, { as: idOf(kind) })).body.orders),
  );
  expect(bought.map((orders) => orders.map(({ state, credits }) => [state, credits]))).toEqual([
    [
      ['completed', 25],
      ['completed', 10],
    ],
    [['completed', 10]],
    [['completed', 10]],
    [],
  ]);
  const again = await app.call(readRepeatOrder, undefined, { as: idOf('broke') });
  expect(again.body.offer?.bundle.credits).toBe(10);
});

test('the ledger proves itself: chains, sums, payments, receipts without a gap', async () => {
  await app.call(startLedgerProof, undefined, { as: operator() });
  await app.bus.drain();
  const [proof] = (await app.call(listLedgerProofs, {}, { as: operator() })).body.proofs;
  expect(proof).toMatchObject({ fault: null, orders: PERSONA_PURCHASES.length + CROWD_PURCHASES.length });
});

test('what a persona spent went into messages that name it', async () => {
  const spent = await app.database.read(
    `select e.amount from billing.entries e join chat.messages m on m.sender_id = e.member_id and e.reference = m.conversation_id || ':' || m.client_id
     where e.member_id = $1 and e.kind = 'message' and m.cost = 1`,
    [idOf('broke')],
  );
  expect(spent).toHaveLength(10);
});

test('operators find purchases of the month in many countries, a refund that waits for them, an open dispute and a complaint', async () => {
  const sold = await app.database.read<{ countries: number; methods: number }>(
    `select count(distinct country)::integer as countries, count(distinct method)::integer as methods from billing.orders
     where completed_at between $1 and $2`,
    [new Date(app.clock.now().getTime() - days(30)), app.clock.now()],
  );
  expect(sold).toEqual([{ countries: 11, methods: 8 }]);
  const as = operator();
  const refunds = (await app.call(listOperatorRefunds, {}, { as })).body;
  expect(refunds.refunds.map(({ state, waits }) => [state, waits])).toEqual([
    ['unknown', true],
    ['succeeded', false],
  ]);
  expect((await app.call(listOperatorDisputes, {}, { as })).body.disputes.map(({ status }) => status)).toEqual(['open']);
  expect((await app.call(listOperatorComplaints, {}, { as })).body.complaints).toMatchObject([{ category: 'payment', state: 'open' }]);
});
