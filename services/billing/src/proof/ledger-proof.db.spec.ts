import { randomUUID } from 'node:crypto';
import { listLedgerProofs, startLedgerProof } from '@rendezvous/contracts/billing/ledger-proofs';
import { days } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { billingData, givenMemberWithCredits, givenPurchase } from '../testing/index.js';
import { SPEND_SQL } from '../wallet/spend.store.js';
import { LedgerProofs } from './ledger-proof.service.js';

const SPEND = `
  with asked as (select * from unnest($1::integer[], $2::text[]) with ordinality as t (sender_id, reference, o)),
       ${SPEND_SQL.lockWallets('asked')},
       paid as (select a.*, w.granted + w.bought as balance, count(*) over (partition by a.sender_id order by a.o) as upto
                from asked a join wallet w on w.member_id = a.sender_id),
       accepted as (select sender_id as member_id, 1 as cost, upto, 'message' as kind, reference from paid where upto <= balance),
       ${SPEND_SQL.spend('accepted', '$3')}
  select member_id, balance from moved`;

let app: TestApp;
let wallet: number;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
afterAll(() => app.close());
beforeEach(async () => {
  wallet = await givenMemberWithCredits(app.database, 5);
});

const spend = (...members: readonly number[]) =>
  app.database.change<{ balance: number }>(SPEND, [members, members.map(() => randomUUID()), app.clock.now()]);
const faults = async () => (await app.get(LedgerProofs).prove()).faults;
const entries = (memberId = wallet) =>
  app.database.read<{ id: number; kind: string; amount: number; balance: number }>(
    'select id::integer, kind, amount, balance from billing.entries where member_id = $1 order by id',
    [memberId],
  );
/** As somebody does who may do everything in the database. */
const tamper = (...statements: readonly string[]) =>
  app.database.transaction(async (tx) => {
    await tx.change('alter table billing.entries disable trigger entries_are_append_only');
    for (const sql of statements) await tx.change(sql);
    await tx.change('alter table billing.entries enable trigger entries_are_append_only');
  });
/** Removes what this test broke, so that the next one begins with a ledger that proves itself. */
const forget = (...members: readonly number[]) =>
  tamper(
    `delete from billing.entries where member_id in (${members.join()})`,
    `delete from billing.wallets where member_id in (${members.join()})`,
  );

test('entries of every kind are chained, and the proof says how many it saw', async () => {
  const wallets = app.get(Wallets);
  const given = { memberId: wallet, reference: 'given' } as const;
  const at = app.clock.now();
  await app.database.change('update billing.wallets set debt = 2 where member_id = $1', [wallet]);
  const orderId = await givenPurchase(app.database, wallets, wallet, 10, at);
  const reference = randomUUID();
  await app.database.change(SPEND, [[wallet], [reference], at]);
  await app.database.transaction(async (tx) => {
    await wallets.grant(tx, { ...given, credits: 3, kind: 'signup' });
    await wallets.grant(tx, { ...given, credits: 3, kind: 'promotion' });
    await wallets.giveBack(tx, { ...given, kind: 'message', spent: reference });
    await wallets.refund(tx, { memberId: wallet, orderId, refundId: reference, bought: -4, at });
    await wallets.refund(tx, { memberId: wallet, orderId, refundId: reference, bought: 4, at });
  });
  expect((await entries()).map(({ kind, balance }) => [kind, balance])).toEqual([
    ['demo', 5],
    ['purchase', 15],
    ['debt', 13],
    ['message', 12],
    ['signup', 15],
    ['promotion', 18],
    ['returned', 19],
    ['refund', 15],
    ['returned', 19],
  ]);
  const proven = await app.get(LedgerProofs).prove();
  // the purchase of this test has no payment: the proof of settlement says so, and the chains hold
  expect(proven).toMatchObject({ wallets: 1, entries: 9, faults: [{ kind: 'entry-order', wallet }] });
  await app.database.change('delete from billing.lots where member_id = $1', [wallet]);
  await forget(wallet);
});

test('256 spends of one statement chain in their order, those of one wallet too', async () => {
  const [rich, poor] = [await givenMemberWithCredits(app.database, 300), await givenMemberWithCredits(app.database, 3)];
  const rows = await spend(...Array.from({ length: 256 }, (_, place) => [rich, poor, wallet, rich][place % 4]!));
  expect(rows.map(({ balance }) => balance).toSorted((a, b) => a - b)).toEqual([0, 0, 172]);
  expect((await entries(rich)).map(({ balance }) => balance)).toEqual(Array.from({ length: 129 }, (_, place) => 300 - place));
  expect(await faults()).toEqual([]);
});

test('200 spends at once, of two wallets in either order, fork no chain', async () => {
  const other = await givenMemberWithCredits(app.database, 150);
  await Promise.all(Array.from({ length: 200 }, (_, place) => (place % 2 ? spend(other, wallet) : spend(wallet, other))));
  expect([(await entries()).at(-1)!.balance, (await entries(other)).length]).toEqual([0, 151]);
  expect(await faults()).toEqual([]);
});

/** As a process of the version before spends. */
const earlier = (reference: number) =>
  app.database.change(
    `with w as (select member_id, granted from billing.wallets where member_id = $1 and granted > 0 for no key update),
       debit as (update billing.wallets x set granted = x.granted - 1 from w where x.member_id = w.member_id returning x.member_id),
       entry as (insert into billing.entries (member_id, amount, granted, bought, kind, reference, at)
         select member_id, -1, -1, 0, 'message', $2, now() from w)
     select member_id from debit`,
    [wallet, `earlier:${reference}`],
  );

test('what a process of the version before writes, beside those of today, is chained', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, place) => (place % 2 ? earlier(place) : spend(wallet))));
  expect((await entries()).map(({ balance }) => balance)).toEqual([5, 4, 3, 2, 1, 0]);
  expect(await faults()).toEqual([]);
});

const found = (kind: string, entry: number | null) => ({ kind, wallet, entry, order: null, year: null });

describe('what was tampered with is found', () => {
  let ids: number[];
  const at = (place: number) => `member_id = ${wallet} and id = ${ids[place]}`;
  beforeEach(async () => {
    for (let count = 0; count < 4; count++) await spend(wallet);
    ids = (await entries()).map(({ id }) => id);
  });
  afterEach(() => forget(wallet));

  test('an amount', async () => {
    await tamper(`update billing.entries set amount = -2, granted = -2 where ${at(2)}`);
    expect((await faults())[0]).toEqual(found('entry-hash', ids[2]!));
  });

  test.each([
    ['a kind', `kind = 'gift'`],
    ['a time', `at = at + interval '1 microsecond'`],
    ['a lot', 'lot = 7, granted = 0, bought = amount'],
    ['what it reverses', 'reverses = 1'],
  ])('%s', async (_, change) => {
    await tamper(`update billing.entries set ${change} where ${at(1)}`);
    expect((await faults())[0]).toEqual(found('entry-hash', ids[1]!));
  });

  test('an entry taken out of the middle, with the wallet set right', async () => {
    await tamper(
      `delete from billing.entries where ${at(2)}`,
      `update billing.wallets set granted = granted + 1 where member_id = ${wallet}`,
    );
    expect((await faults())[0]).toEqual(found('entry-hash', ids[3]!));
  });

  test('the newest entry taken out, with the wallet set right', async () => {
    await tamper(
      `delete from billing.entries where ${at(4)}`,
      `update billing.wallets set granted = granted + 1 where member_id = ${wallet}`,
    );
    expect(await faults()).toEqual([found('last-hash', null)]);
  });

  test('two entries swapped', async () => {
    await tamper(
      `update billing.entries e set at = o.at, balance = o.balance, hash = o.hash from billing.entries o
       where e.member_id = ${wallet} and o.member_id = ${wallet} and e.id in (${ids[2]}, ${ids[3]}) and o.id in (${ids[2]}, ${ids[3]}) and e.id <> o.id`,
    );
    expect((await faults())[0]).toEqual(found('entry-hash', ids[2]!));
  });

  test('an entry of another wallet', async () => {
    const other = await givenMemberWithCredits(app.database, 1);
    await tamper(`update billing.entries set member_id = ${wallet}, reference = 'moved' where member_id = ${other}`);
    expect((await faults())[0]).toMatchObject({ kind: 'entry-hash', wallet });
    await forget(other);
  });

  test('a hash made anew without those after it', async () => {
    await tamper(
      `update billing.entries e set amount = -2, granted = -2, hash = billing.entry_hash(
         (select hash from billing.entries where ${at(1)}),
         billing.entry_text(e.id, e.member_id, -2, e.bought, e.lot, e.kind, e.reverses, e.at)) where ${at(2)}`,
    );
    expect(await faults()).toContainEqual(found('entry-hash', ids[3]!));
  });

  test('the balance that a statement shows', async () => {
    await tamper(`update billing.entries set balance = 99 where ${at(2)}`);
    expect(await faults()).toEqual([found('entry-balance', ids[2]!)]);
  });

  test('credits put into the wallet', async () => {
    await app.database.change('update billing.wallets set granted = granted + 9 where member_id = $1', [wallet]);
    expect(await faults()).toEqual([found('wallet-sum', null)]);
  });
});

describe('operators', () => {
  test('have it proven once, however often and however much at once they ask, and see what was found', async () => {
    const operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
    const asked = await Promise.all(Array.from({ length: 5 }, () => app.call(startLedgerProof, undefined, { as: operator })));
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
    await app.bus.drain();
    const { id } = asked[0]!.body;
    await app.jobs.run('billing.prove-ledger', { id });
    await spend(wallet);
    await tamper(`update billing.entries set amount = -2, granted = -2 where member_id = ${wallet} and kind = 'message'`);
    const second = (await app.call(startLedgerProof, undefined, { as: operator })).body;
    await app.jobs.run('billing.prove-ledger', { id: second.id });
    await app.jobs.run('billing.prove-ledger', { id: second.id });
    const { proofs } = (await app.call(listLedgerProofs, {}, { as: operator })).body;
    expect(proofs).toMatchObject([
      { id: second.id, cause: 'operator', ended_at: expect.any(String), faults: 3, fault: { kind: 'entry-hash', wallet } },
      { id, cause: 'operator', faults: 0, fault: null },
    ]);
    expect(await app.call(listLedgerProofs, {}, { as: wallet })).toMatchObject({ status: 403 });
    await forget(wallet);
  });

  test('see the runs of a year: each night one, the old ones gone', async () => {
    await app.database.change('delete from billing.proof_runs');
    await app.jobs.run('billing.prove-balances');
    const [{ id }] = (await app.database.read<{ id: number }>('select id from billing.proof_runs')) as [{ id: number }];
    await app.jobs.run('billing.prove-ledger', { id });
    app.clock.advance(days(366));
    await app.jobs.run('billing.prove-balances');
    expect(await app.database.read('select cause, ended_at from billing.proof_runs where id <> $1', [id])).toEqual([
      { cause: 'night', ended_at: null },
    ]);
    expect(await app.database.read('select 1 from billing.proof_runs')).toHaveLength(1);
  });
});
