import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { givenMember } from '@rendezvous/account/testing';
import { sqlState } from '@rendezvous/server/database';
import { RecordedRealtime, TestClock, type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import { migrations as siteMigrations } from '@rendezvous/site';
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check';
import { entities, migrations } from '../index.js';
import { givenPurchase } from '../testing/index.js';
import { type BoughtChange, lotBalances } from './lot-balances.rules.js';
import { LotClaimsService } from './lot-claims.service.js';
import { LotClaimsStore } from './lot-claims.store.js';
import { SPEND_SQL } from './spend.store.js';
import { WalletStore } from './wallet.store.js';
import { Wallets } from './wallets.service.js';

/** A statement as chat's: it spends and says what is left. */
const SPEND = SPEND_SQL.alone('select * from unnest($1::integer[], $2::integer[], $3::text[]) as t (sender_id, cost, reference)', '$4');

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
  wallets = new Wallets(store, new LotClaimsService(clock, store, new LotClaimsStore(data.database)), clock, realtime);
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

const buy = (memberId: number, credits: number): Promise<number> => givenPurchase(data.database, wallets, memberId, credits, clock.now());

const giveBack = (memberId: number, spent: string): Promise<boolean> =>
  transaction((tx) => wallets.giveBack(tx, { memberId, kind: 'message', spent, reference: `back:${spent}` }));

const kept = async (memberId: number) =>
  (
    await data.database.read<{ granted: number; bought: number }>('select granted, bought from billing.wallets where member_id = $1', [
      memberId,
    ])
  )[0]!;

/** The parts of one entry. */
const parts = async (memberId: number, reference: string) =>
  (
    await data.database.read<{ granted: number; bought: number }>(
      'select granted, bought from billing.entries where member_id = $1 and reference = $2',
      [memberId, reference],
    )
  )[0]!;

/** What the ledger says is left of each lot, oldest first. */
const lots = async (memberId: number) =>
  lotBalances(
    await data.database.read<BoughtChange>(
      'select id::integer, bought, lot, reverses::integer from billing.entries where member_id = $1 order by entries.id',
      [memberId],
    ),
  );

const ledger = async (memberId: number): Promise<number> => {
  const [row] = await data.database.read<{ sum: number }>(
    'select coalesce(sum(amount), 0)::integer as sum from billing.entries where member_id = $1',
    [memberId],
  );
  return row!.sum;
};

test('an entry of a writer who waited for the wallet has the time of the one that it follows; a clock set back by more is told as it is', async () => {
  const memberId = await givenCredits(5);
  const noon = new Date('2026-03-02T12:00:00Z').getTime();
  const take = (cost: number, reference: string, seconds: number) =>
    data.database.change(SPEND, [[memberId], [cost], [reference], new Date(noon + seconds * 1000)]);
  await take(1, '1', 0);
  await take(1, '2', -60);
  await transaction((tx) => store.append(tx, memberId, [{ granted: 1, bought: 0, kind: 'promotion', reference: '3' }], new Date(noon - 1)));
  await take(1, '4', -60.001);
  await take(1, '5', -59);
  await take(1, '6', 1);
  const rows = await data.database.read<{ seconds: number }>(
    `select extract(epoch from at)::float - $2 as seconds from billing.entries where member_id = $1 and reference = any('{1,2,3,4,5,6}') order by entries.id`,
    [memberId, noon / 1000],
  );
  expect(rows.map(({ seconds }) => Math.round(seconds * 1000) / 1000)).toEqual([0, 0, 0, -60.001, -59, 1]);
});

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
  await expect(data.database.change('update billing.wallets set granted = -1 where member_id = $1', [memberId])).rejects.toMatchObject({
    code: '23514',
  });
  await expect(data.database.change('update billing.entries set amount = 9 where member_id = $1', [memberId])).rejects.toThrow(
    'append-only',
  );
  await expect(data.database.change('delete from billing.entries where member_id = $1', [memberId])).rejects.toThrow('append-only');
});

test('one statement spends for several members, as far as each one’s credits go', async () => {
  const [rich, poor, broke] = [await givenCredits(9), await givenCredits(2), await givenCredits(1)];
  const rows = await data.database.read<{ member_id: number; balance: number }>(SPEND, [
    [rich, poor, broke],
    [3, 2, 2],
    ['r', 'p', 'b'],
    clock.now(),
  ]);
  expect(rows.toSorted((one, other) => one.member_id - other.member_id)).toEqual([
    { member_id: rich, balance: 6 },
    { member_id: poor, balance: 0 },
  ]);
  expect([await ledger(rich), await ledger(poor), await ledger(broke)]).toEqual([6, 0, 1]);
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
  expect(await spend(memberId, 2, 'first')).toBe(true);
  expect(await kept(memberId)).toEqual({ granted: 1, bought: 2 });
  expect(await spend(memberId, 2, 'second')).toBe(true);
  expect(await kept(memberId)).toEqual({ granted: 0, bought: 1 });
});

test('60 spends at once with 10 credits pay exactly 10', async () => {
  const memberId = await givenCredits(10);
  const results = await Promise.all(Array.from({ length: 60 }, (_, index) => spend(memberId, 1, `ten:${index}`)));
  expect(results.filter(Boolean)).toHaveLength(10);
  expect(await wallets.balance(memberId)).toBe(0);
});

test('a purchase pays what is owed first, and its lot keeps what it cost', async () => {
  const memberId = await givenCredits(1);
  const lost = await buy(memberId, 5);
  await spend(memberId, 5, 'spent');
  await transaction((tx) => wallets.claim(tx, memberId, { orderId: lost, claimed: 5, disputed: false }));
  expect(await wallets.held(memberId)).toEqual({ debt: 4, frozen: 0 });
  await buy(memberId, 10);
  expect([await wallets.balance(memberId), await wallets.held(memberId)]).toEqual([6, { debt: 0, frozen: 0 }]);
  const entries = await data.database.read('select kind, granted, bought from billing.entries where member_id = $1 order by id', [
    memberId,
  ]);
  expect(entries).toEqual([
    { kind: 'signup', granted: 1, bought: 0 },
    { kind: 'purchase', granted: 0, bought: 5 },
    { kind: 'message', granted: -1, bought: -4 },
    { kind: 'chargeback', granted: 0, bought: -1 },
    { kind: 'purchase', granted: 0, bought: 10 },
    { kind: 'debt', granted: 0, bought: -4 },
  ]);
  expect((await lots(memberId)).map(({ credits }) => credits)).toEqual([0, 6]);
  expect(await store.differences()).toEqual([]);
});

test('each entry says which part of it was granted and which was bought', async () => {
  const memberId = await givenCredits(3);
  await buy(memberId, 10);
  for (const reference of ['a', 'b', 'c']) await spend(memberId, 2, reference);
  expect(await Promise.all(['a', 'b', 'c'].map((reference) => parts(memberId, reference)))).toEqual([
    { granted: -2, bought: 0 },
    { granted: -1, bought: -1 },
    { granted: 0, bought: -2 },
  ]);
});

test('an entry whose parts are not its amount, or go both ways, is refused', async () => {
  const memberId = await givenCredits(1);
  const add = (granted: number, bought: number) =>
    data.database.change(
      `insert into billing.entries (member_id, amount, granted, bought, kind, reference, at) values ($1, 2, $2, $3, 'demo', 'wrong', now())`,
      [memberId, granted, bought],
    );
  for (const [granted, bought] of [
    [1, 0],
    [3, -1],
  ] as const) {
    await expect(add(granted, bought)).rejects.toMatchObject({ code: '23514' });
  }
});

describe('a spend that is given back', () => {
  test('returns each part to where it came from', async () => {
    const memberId = await givenCredits(1);
    const [first, second] = [await buy(memberId, 1), await buy(memberId, 10)];
    await spend(memberId, 4, 'both');
    await spend(memberId, 3, 'later');
    expect(await giveBack(memberId, 'both')).toBe(true);
    expect(await kept(memberId)).toEqual({ granted: 1, bought: 8 });
    expect(await lots(memberId)).toEqual([
      { lot: first, credits: 1 },
      { lot: second, credits: 7 },
    ]);
  });

  test('is given back once, also 20 times at the same moment, and tells the member’s tabs once', async () => {
    const memberId = await givenCredits(5);
    await spend(memberId, 2, 'once');
    const before = realtime.to(memberId).length;
    const given = await Promise.all(Array.from({ length: 20 }, () => giveBack(memberId, 'once')));
    expect(given.filter(Boolean)).toHaveLength(1);
    expect([await wallets.balance(memberId), realtime.to(memberId).length - before]).toEqual([5, 1]);
  });

  test('under another reference is refused by the database', async () => {
    const memberId = await givenCredits(5);
    await spend(memberId, 2, 'once');
    await giveBack(memberId, 'once');
    const again = transaction((tx) => wallets.giveBack(tx, { memberId, kind: 'message', spent: 'once', reference: 'other' }));
    await expect(again).rejects.toMatchObject({ code: '23505' });
    expect(await wallets.balance(memberId)).toBe(5);
  });

  test('must be the member’s own', async () => {
    const [memberId, other] = [await givenCredits(5), await givenCredits(5)];
    await spend(memberId, 2, 'own');
    expect(await giveBack(other, 'own')).toBe(false);
    expect(await giveBack(memberId, 'unknown')).toBe(false);
    expect([await wallets.balance(memberId), await wallets.balance(other)]).toEqual([3, 5]);
  });
});

/** What a wallet should hold, kept by hand: granted credits and lots, oldest first. */
class ExpectedWallet {
  granted = 0;
  readonly lots: { readonly lot: number; credits: number }[] = [];
  private readonly grants = new Set<string>();
  private readonly spent = new Map<string, { granted: number; shares: number[]; back: boolean }>();

  get bought(): number {
    return this.lots.reduce((sum, { credits }) => sum + credits, 0);
  }

  grant(reference: string, credits: number): boolean {
    if (this.grants.has(reference)) return false;
    this.grants.add(reference);
    this.granted += credits;
    return true;
  }

  isSpent(reference: string): boolean {
    return this.spent.has(reference);
  }

  spend(reference: string, cost: number): boolean {
    if (this.spent.has(reference) || cost > this.granted + this.bought) return false;
    const granted = Math.min(this.granted, cost);
    this.granted -= granted;
    let missing = cost - granted;
    const shares = this.lots.map((one) => {
      const share = Math.min(one.credits, missing);
      one.credits -= share;
      missing -= share;
      return share;
    });
    this.spent.set(reference, { granted, shares, back: false });
    return true;
  }

  giveBack(reference: string): boolean {
    const was = this.spent.get(reference);
    if (was === undefined || was.back) return false;
    this.granted += was.granted;
    was.shares.forEach((share, index) => void (this.lots[index]!.credits += share));
    this.spent.set(reference, { ...was, back: true });
    return true;
  }
}

type Operation = { readonly kind: 'grant' | 'spend' | 'give back' | 'buy'; readonly credits: number; readonly reference: number };

/** Does it to the wallet and to what is expected of it. @returns what either answered */
const operate = async (memberId: number, expected: ExpectedWallet, { kind, credits, reference }: Operation): Promise<unknown[]> => {
  const name = String(reference);
  if (kind === 'buy') return [expected.lots.push({ lot: await buy(memberId, credits), credits }), expected.lots.length];
  if (kind === 'give back') return [await giveBack(memberId, name), expected.giveBack(name)];
  if (kind === 'spend') return [expected.isSpent(name) ? false : await spend(memberId, credits, name), expected.spend(name, credits)];
  return [
    await transaction((tx) => wallets.grant(tx, { memberId, credits, kind: 'promotion', reference: name })),
    expected.grant(name, credits),
  ];
};

test('after any run of operations the wallet is the sum of its entries, part by part and lot by lot', async () => {
  const kind = constantFrom<Operation['kind'][]>('grant', 'spend', 'give back', 'buy');
  const operation = record({ kind, credits: integer({ min: 1, max: 15 }), reference: nat(5) });
  await assert(
    asyncProperty(array(operation, { maxLength: 20 }), async (operations) => {
      const memberId = await givenMember(data.database);
      await transaction((tx) => wallets.open(tx, memberId));
      const expected = new ExpectedWallet();
      for (const one of operations) {
        const [answer, expectedAnswer] = await operate(memberId, expected, one);
        expect(answer).toBe(expectedAnswer);
        expect(await kept(memberId)).toEqual({ granted: expected.granted, bought: expected.bought });
        expect(await ledger(memberId)).toBe(expected.granted + expected.bought);
        expect(await lots(memberId)).toEqual(expected.lots);
      }
    }),
    { numRuns: 60 },
  );
  expect(await store.differences()).toEqual([]);
}, 60_000);

test('spends that race with what is given back, granted and bought leave parts that add up', async () => {
  const memberId = await givenCredits(5);
  await buy(memberId, 10);
  for (let index = 0; index < 10; index += 1) await spend(memberId, 1, `before:${index}`);
  await Promise.all([
    ...Array.from({ length: 30 }, (_, index) => spend(memberId, 1, `while:${index}`)),
    ...Array.from({ length: 10 }, (_, index) => giveBack(memberId, `before:${index}`)),
    ...Array.from({ length: 5 }, (_, index) =>
      transaction((tx) => wallets.grant(tx, { memberId, credits: 1, kind: 'promotion', reference: `while:${index}` })),
    ),
    buy(memberId, 10),
  ]);
  const { bought } = await kept(memberId);
  expect((await lots(memberId)).reduce((sum, { credits }) => sum + credits, 0)).toBe(bought);
  expect(await store.differences()).toEqual([]);
});

test('a wallet that differs from its ledger is found', async () => {
  const memberId = await givenCredits(3);
  const none = { debt: 0, entriesFrozen: 0, lotsFrozen: 0, lotsDebt: 0 };
  const said = { ...none, memberId, entriesGranted: 3, entriesBought: 0, lots: 0 };
  await data.database.change('update billing.wallets set bought = 2 where member_id = $1', [memberId]);
  expect(await store.differences()).toEqual([{ ...said, granted: 3, bought: 2 }]);
  // as many credits as the ledger says, of which some were never bought
  await data.database.change('update billing.wallets set granted = 1 where member_id = $1', [memberId]);
  expect(await store.differences()).toEqual([{ ...said, granted: 1, bought: 2 }]);
  await data.database.change('update billing.wallets set granted = 3, bought = 0 where member_id = $1', [memberId]);
  expect(await store.differences()).toEqual([]);
});

test('bought credits that no lot, or no entry, accounts for are found', async () => {
  const memberId = await givenCredits(1);
  const order = await buy(memberId, 10);
  await data.database.change('update billing.lots set taken_back = 4 where order_id = $1', [order]);
  expect(await store.differences()).toMatchObject([{ memberId, granted: 1, bought: 10, entriesGranted: 1, entriesBought: 10, lots: 6 }]);
  await data.database.change('update billing.lots set taken_back = 0 where order_id = $1', [order]);
  await data.database.change('update billing.wallets set bought = 9 where member_id = $1', [memberId]);
  expect(await store.differences()).toMatchObject([{ memberId, bought: 9, entriesBought: 10 }]);
  await data.database.change('update billing.wallets set bought = 10 where member_id = $1', [memberId]);
});

test('frozen credits and debts that the lots do not tell of are found', async () => {
  const memberId = await givenCredits(1);
  const order = await buy(memberId, 10);
  await data.database.change('update billing.lots set disputed = true, frozen = 3 where order_id = $1', [order]);
  await data.database.change('update billing.wallets set bought = 7 where member_id = $1', [memberId]);
  await data.database.change(
    `insert into billing.entries (member_id, amount, granted, bought, lot, kind, reference, at) values ($1, -3, 0, -3, $2, 'refund', 'x', $3)`,
    [memberId, order, clock.now()],
  );
  expect(await store.differences()).toMatchObject([{ memberId, entriesFrozen: 0, lotsFrozen: 3 }]);
  await data.database.change('update billing.lots set frozen = 0, taken_back = 3 where order_id = $1', [order]);
  expect(await store.differences()).toEqual([]);
  await data.database.change('update billing.wallets set debt = 2 where member_id = $1', [memberId]);
  expect(await store.differences()).toMatchObject([{ memberId, debt: 2, lotsDebt: 0 }]);
  await data.database.change('update billing.wallets set debt = 0 where member_id = $1', [memberId]);
});

test('a ledger whose wallet is gone is found', async () => {
  const memberId = await givenCredits(3);
  await data.database.change('delete from billing.wallets where member_id = $1', [memberId]);
  expect(await store.differences()).toMatchObject([{ memberId, granted: 0, bought: 0, entriesGranted: 3, entriesBought: 0, lots: 0 }]);
});
