import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { givenMember } from '@rendezvous/account/testing';
import { sqlState } from '@rendezvous/server/database';
import { RecordedRealtime, TestClock, type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { migrations as siteMigrations } from '@rendezvous/site';
import { array, assert, asyncProperty, constantFrom, integer, nat, oneof, record } from 'fast-check';
import { entities, migrations } from '../index.js';
import { SPEND_SQL } from './spend.store.js';
import { WalletStore } from './wallet.store.js';
import { Wallets } from './wallets.service.js';

/** A statement as chat's: it spends and says what is left. */
const SPEND = `
  with asked as (select * from unnest($1::integer[], $2::integer[], $3::text[]) with ordinality as t (sender_id, cost, reference, o)),
       ${SPEND_SQL.lockWallets('asked')},
       paid as (select a.*, w.granted + w.bought as balance, sum(a.cost) over (partition by a.sender_id order by a.o) as upto
                from asked a join wallet w on w.member_id = a.sender_id),
       accepted as (select sender_id as member_id, cost, 'message' as kind, reference from paid where upto <= balance),
       ${SPEND_SQL.debit('accepted')},
       ${SPEND_SQL.entries('accepted', '$4')}
  select a.member_id, d.balance from accepted a left join debit d on d.member_id = a.member_id`;

let data: TestDatabase;
let wallets: Wallets;
let store: WalletStore;
const clock = new TestClock();
const realtime = new RecordedRealtime();

beforeAll(async () => {
  data = await testDatabase({
    entities: [...accountEntities, ...entities],
    migrations: [...siteMigrations, ...accountMigrations, ...migrations],
  });
  store = new WalletStore(data.database);
  wallets = new Wallets(store, clock, realtime);
});
afterAll(() => data.close());

const transaction: TestDatabase['database']['transaction'] = (work) => data.database.transaction(work);

const givenCredits = async (credits: number): Promise<number> => {
  const memberId = await givenMember(data.database);
  await transaction((tx) => wallets.grant(tx, { memberId, credits, kind: 'signup', reference: 'given' }));
  return memberId;
};

const spend = async (memberId: number, cost: number, reference: string): Promise<boolean> => {
  for (let tries = 0; ; tries += 1) {
    try {
      const rows = await data.database.read(SPEND, [[memberId], [cost], [reference], clock.now()]);
      return rows.length > 0;
    } catch (error) {
      if (!['23514', '40P01'].includes(sqlState(error)) || tries > 20) throw error;
    }
  }
};

let orders = 0;
/** Buys without an order's steps: only what a completed one does to the wallet. */
const buy = async (memberId: number, credits: number): Promise<void> => {
  orders += 1;
  const [order] = await data.database.read<{ id: number }>(
    `insert into billing.orders (member_id, client_id, bundle_id, credits, country, method, currency, price, fee, total, tax_rate, tax, created_at, expires_at)
     values ($1, gen_random_uuid(), '10', $2, 'NL', 'card', 'EUR', 100, 0, 100, 21, 17, $3, $3::timestamptz + interval '1 hour') returning id`,
    [memberId, credits, clock.now()],
  );
  await transaction((tx) => wallets.purchase(tx, { orderId: order!.id, memberId, credits, paid: 100, currency: 'EUR', at: clock.now() }));
};

const ledger = async (memberId: number): Promise<number> => {
  const [row] = await data.database.read<{ sum: number }>(
    'select coalesce(sum(amount), 0)::integer as sum from billing.entries where member_id = $1',
    [memberId],
  );
  return row!.sum;
};

test('a member without a wallet has no credits', async () => {
  const memberId = await givenMember(data.database);
  expect(await wallets.balance(memberId)).toBe(0);
  expect(await wallets.balances([memberId])).toEqual(new Map([[memberId, 0]]));
  expect(await spend(memberId, 1, 'first')).toBe(false);
});

test('a grant of nothing, or of a part of a credit, is refused', async () => {
  const memberId = await givenMember(data.database);
  for (const credits of [0, -1, 1.5]) {
    await expect(transaction((tx) => wallets.grant(tx, { memberId, credits, kind: 'demo', reference: 'x' }))).rejects.toThrow(RangeError);
  }
});

test('the same reference grants once, also 30 times at the same moment', async () => {
  const memberId = await givenMember(data.database);
  const grant = () => transaction((tx) => wallets.grant(tx, { memberId, credits: 3, kind: 'signup', reference: `signup:${memberId}` }));
  const granted = await Promise.all(Array.from({ length: 30 }, grant));
  expect(granted.filter(Boolean)).toHaveLength(1);
  expect(await wallets.balance(memberId)).toBe(3);
  expect(realtime.to(memberId)).toEqual([{ type: 'user-changed' }]);
});

test('the same spend cannot be paid for twice', async () => {
  const memberId = await givenCredits(5);
  expect(await spend(memberId, 1, 'same')).toBe(true);
  await expect(spend(memberId, 1, 'same')).rejects.toMatchObject({ code: '23505' });
  expect(await wallets.balance(memberId)).toBe(4);
  expect(await ledger(memberId)).toBe(4);
});

test('the database refuses a negative wallet and a change of the ledger', async () => {
  const memberId = await givenCredits(1);
  await expect(data.database.read('update billing.wallets set granted = -1 where member_id = $1', [memberId])).rejects.toMatchObject({
    code: '23514',
  });
  await expect(data.database.read('update billing.entries set amount = 9 where member_id = $1', [memberId])).rejects.toThrow('append-only');
  await expect(data.database.read('delete from billing.entries where member_id = $1', [memberId])).rejects.toThrow('append-only');
});

test('one statement spends for several members, as far as each one’s credits go', async () => {
  const [rich, poor] = [await givenCredits(9), await givenCredits(2)];
  const rows = await data.database.read<{ member_id: number; balance: number }>(SPEND, [
    [rich, poor, poor, poor, rich],
    [3, 1, 1, 1, 3],
    ['r1', 'p1', 'p2', 'p3', 'r2'],
    clock.now(),
  ]);
  expect(rows.filter(({ member_id }) => member_id === poor)).toEqual([
    { member_id: poor, balance: 0 },
    { member_id: poor, balance: 0 },
  ]);
  expect(rows.filter(({ member_id }) => member_id === rich)).toEqual([
    { member_id: rich, balance: 3 },
    { member_id: rich, balance: 3 },
  ]);
  expect([await ledger(rich), await ledger(poor)]).toEqual([3, 0]);
});

test('debits racing grants and purchases never go below zero, and every balance is the sum of its entries', async () => {
  const memberId = await givenCredits(5);
  const spends = Array.from({ length: 60 }, (_, index) => spend(memberId, 1, `race:${index}`));
  const grants = Array.from({ length: 10 }, (_, index) =>
    transaction((tx) => wallets.grant(tx, { memberId, credits: 2, kind: 'promotion', reference: `race:${index}` })),
  );
  const results = await Promise.all([...spends, ...grants, buy(memberId, 10)]);
  const paid = results.slice(0, 60).filter((result) => result === true).length;
  const balance = await wallets.balance(memberId);
  expect(balance).toBe(5 + 20 + 10 - paid);
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(await ledger(memberId)).toBe(balance);
  expect(await store.differences()).toEqual([]);
});

test('granted credits are spent before bought ones', async () => {
  const memberId = await givenCredits(3);
  await buy(memberId, 2);
  const kept = async () => (await data.database.read('select granted, bought from billing.wallets where member_id = $1', [memberId]))[0];
  expect(await spend(memberId, 2, 'first')).toBe(true);
  expect(await kept()).toEqual({ granted: 1, bought: 2 });
  expect(await spend(memberId, 2, 'second')).toBe(true);
  expect(await kept()).toEqual({ granted: 0, bought: 1 });
});

test('60 spends at once with 10 credits pay exactly 10', async () => {
  const memberId = await givenCredits(10);
  const results = await Promise.all(Array.from({ length: 60 }, (_, index) => spend(memberId, 1, `ten:${index}`)));
  expect(results.filter(Boolean)).toHaveLength(10);
  expect(await wallets.balance(memberId)).toBe(0);
});

test('a purchase pays what is owed first, and its lot keeps what it cost', async () => {
  const memberId = await givenCredits(1);
  await data.database.read('update billing.wallets set debt = 4 where member_id = $1', [memberId]);
  await buy(memberId, 10);
  expect(await wallets.balance(memberId)).toBe(7);
  const kinds = await data.database.read('select kind, amount from billing.entries where member_id = $1 order by id', [memberId]);
  expect(kinds).toEqual([
    { kind: 'signup', amount: 1 },
    { kind: 'purchase', amount: 10 },
    { kind: 'debt', amount: -4 },
  ]);
  expect(await store.differences()).toEqual([]);
});

test('after any run of operations the balance is the sum of the entries and lots account for what was bought', async () => {
  const operation = oneof(
    record({ kind: constantFrom('grant' as const), credits: integer({ min: 1, max: 20 }), reference: nat(3) }),
    record({ kind: constantFrom('spend' as const), credits: integer({ min: 1, max: 15 }), reference: nat(1_000_000) }),
    record({ kind: constantFrom('buy' as const), credits: constantFrom(10, 25), reference: nat(3) }),
  );
  await assert(
    asyncProperty(array(operation, { maxLength: 12 }), async (operations) => {
      const memberId = await givenMember(data.database);
      let expected = 0;
      let wrong = 0;
      const used = new Set<string>();
      for (const { kind, credits, reference } of operations) {
        const again = used.has(`${kind}:${reference}`);
        if (kind !== 'buy') used.add(`${kind}:${reference}`);
        if (kind === 'grant') {
          await transaction((tx) => wallets.grant(tx, { memberId, credits, kind: 'promotion', reference: String(reference) }));
          if (!again) expected += credits;
        } else if (kind === 'buy') {
          await buy(memberId, credits);
          expected += credits;
        } else if (!again) {
          const paid = await spend(memberId, credits, String(reference));
          if (paid !== credits <= expected) wrong += 1;
          if (paid) expected -= credits;
        }
        expect(await wallets.balance(memberId)).toBe(expected);
      }
      expect([await ledger(memberId), wrong]).toEqual([expected, 0]);
    }),
    { numRuns: 40 },
  );
  expect(await store.differences()).toEqual([]);
}, 60_000);

test('a wallet that differs from its ledger is found', async () => {
  const memberId = await givenCredits(3);
  await data.database.read('update billing.wallets set bought = 2 where member_id = $1', [memberId]);
  expect(await store.differences()).toEqual([{ memberId, balance: 5, entries: 3, bought: 2, lots: 0 }]);
  // as many credits as the ledger says, of which some were never bought
  await data.database.read('update billing.wallets set granted = 1 where member_id = $1', [memberId]);
  expect(await store.differences()).toEqual([{ memberId, balance: 3, entries: 3, bought: 2, lots: 0 }]);
  await data.database.read('update billing.wallets set granted = 3, bought = 0 where member_id = $1', [memberId]);
  expect(await store.differences()).toEqual([]);
});

test('a ledger whose wallet is gone is found', async () => {
  const memberId = await givenCredits(3);
  await data.database.read('delete from billing.wallets where member_id = $1', [memberId]);
  expect(await store.differences()).toEqual([{ memberId, balance: 0, entries: 3, bought: 0, lots: 0 }]);
});
