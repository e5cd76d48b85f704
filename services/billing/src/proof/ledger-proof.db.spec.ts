import { randomUUID } from 'node:crypto';
import { listLedgerProofs, startLedgerProof } from '@rendezvous/contracts/billing/ledger-proofs';
import { days } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { Metrics } from '@rendezvous/server/metrics';
import { EventBus } from '@rendezvous/server/outbox';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { billingData, givenMemberWithCredits } from '../testing/index.js';
import { DisputingMember } from '../testing/disputing-member.js';
import { SPEND_SQL } from '../wallet/spend.store.js';
import { LedgerProofs } from './ledger-proof.service.js';

const SPEND = SPEND_SQL.alone(
  'select sender_id, 1 as cost, reference from unnest($1::integer[], $2::text[]) as t (sender_id, reference)',
  '$3',
);

let app: TestApp;
/** What operators are told of. */
const unproven: unknown[] = [];
let wallet: number;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  app.get(EventBus).on('billing.ledger-unproven', 'test.unproven', (event) => void unproven.push(event));
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
/** 10 credits of which 4 are spent, disputed: won, disputed again: lost; the next purchase settles the 4. */
const givenDisputes = async () => {
  const member = await DisputingMember.join(app);
  const lost = await member.buy(10);
  await member.spend(4);
  await member.dispute(lost, 'won', 10, await member.dispute(lost, 'open', 10));
  const name = await member.dispute(lost, 'open', 10);
  await member.dispute(lost, 'lost', 10, name);
  return { member, at: { lost, name, settled: await member.buy(10) } };
};
/** The same for a member with purchases. */
const forgetAll = async (memberId: number) => {
  await tamper(`delete from billing.entries where member_id = ${memberId}`);
  const orders = `select id from billing.orders where member_id = ${memberId}`;
  for (const table of ['disputes', 'refunds', 'lots'])
    await app.database.change(`delete from billing.${table} where member_id = ${memberId}`);
  await app.database.change(
    `delete from billing.payment_incidents where payment_id in (select id from billing.payments where order_id in (${orders}))`,
  );
  await app.database.change(`delete from billing.payments where order_id in (${orders})`);
  await app.database.change(`update billing.orders set state = 'failed', completed_at = null, invoice_year = null, invoice_number = null
    where member_id = ${memberId}`);
  await app.database.change(
    `update billing.document_numbers d set last = (select max(invoice_number) from billing.orders where invoice_year = d.year) where kind = 'invoice'`,
  );
  await app.database.change(`delete from billing.wallets where member_id = ${memberId}`);
};

test('a life with gifts, spends, a refund, a dispute that was won and one that was lost proves itself, entry by entry', async () => {
  const { member, at } = await givenDisputes();
  const wallets = app.get(Wallets);
  const reference = randomUUID();
  await member.spend(1, reference);
  await member.giveBack(reference);
  await app.database.transaction(async (tx) => {
    await wallets.grant(tx, { memberId: member.memberId, reference, credits: 3, kind: 'signup' });
    await wallets.grant(tx, { memberId: member.memberId, reference, credits: 3, kind: 'promotion' });
  });
  const refunded = await member.buy(5);
  await member.decideRefund((await member.refund(refunded))!, 'failed');
  await member.decideRefund((await member.refund(refunded))!, 'succeeded');
  expect((await entries(member.memberId)).map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['purchase', 10, 10],
    ['message', -4, 6],
    ['frozen', -6, 0],
    ['released', 6, 6],
    ['frozen', -6, 0],
    ['released', 6, 6],
    ['chargeback', -6, 0],
    ['purchase', 10, 10],
    ['debt', -4, 6],
    ['message', -1, 5],
    ['returned', 1, 6],
    ['signup', 3, 9],
    ['promotion', 3, 12],
    ['purchase', 5, 17],
    ['refund', -5, 12],
    ['returned', 5, 17],
    ['refund', -5, 12],
  ]);
  expect(at.lost.orderId).toBeLessThan(at.settled.orderId);
  expect(await app.get(LedgerProofs).prove()).toMatchObject({ wallets: 2, entries: 18, orders: 3, faults: [] });
});

describe('of what disputes left, it is found', () => {
  test('when the decision, what was lost of the payment, or whose lot paid and whose was taken, is another', async () => {
    const { at } = await givenDisputes();
    const [lost, settled] = [at.lost.orderId, at.settled.orderId];
    const changes = [
      [
        `update billing.disputes set status = 'won' where order_id = ${lost} and status = 'lost'`,
        `update billing.disputes set status = 'lost' where order_id = ${lost} and reference = '${at.name}'`,
      ],
      [
        `update billing.payments set lost = lost - 100 where order_id = ${lost}`,
        `update billing.payments set lost = lost + 100 where order_id = ${lost}`,
      ],
      [
        `update billing.lots set charged_back = charged_back + case order_id when ${lost} then -1 else 1 end where order_id in (${lost}, ${settled})`,
        `update billing.lots set charged_back = charged_back - case order_id when ${lost} then -1 else 1 end where order_id in (${lost}, ${settled})`,
      ],
      [
        `update billing.lots set disputed = true where order_id = ${settled}`,
        `update billing.lots set disputed = false where order_id = ${settled}`,
      ],
    ] as const;
    for (const [change, back] of changes) {
      await app.database.change(change);
      expect((await faults()).map(({ kind }) => kind)).toContain('order-dispute');
      await app.database.change(back);
      expect(await faults()).toEqual([]);
    }
  });

  test.each(['frozen', 'released', 'chargeback', 'debt'])(
    'when an entry %s has the sign of another kind, in a chain made anew',
    async (kind) => {
      const { member } = await givenDisputes();
      const { memberId } = member;
      await tamper(
        `update billing.entries set amount = -amount, bought = -bought where member_id = ${memberId} and kind = '${kind}'`,
        `with line as (
         select id, sum(amount) over own as balance, billing.chain_hash(null,
           billing.entry_text(id, member_id, granted, bought, lot, kind, reverses, at)) over own as hash
         from billing.entries where member_id = ${memberId} window own as (order by id))
       update billing.entries e set balance = l.balance, hash = l.hash from line l where l.id = e.id`,
        `update billing.wallets w set last_hash = (select hash from billing.entries where member_id = ${memberId} order by id desc limit 1)
       where member_id = ${memberId}`,
      );
      const kinds = (await faults()).map((fault) => fault.kind);
      expect(kinds).not.toContain('entry-hash');
      expect(kinds).toEqual(expect.arrayContaining(['wallet-sum', 'order-dispute', 'entry-kind']));
      await tamper(`update billing.entries set lot = null where member_id = ${memberId} and kind = '${kind}'`);
      expect((await faults()).map((fault) => fault.kind)).toContain('entry-order');
      await forgetAll(memberId);
    },
  );
});

test('a statement that spends for many follows the chain of each', async () => {
  const many = await Promise.all(Array.from({ length: 64 }, (_, place) => givenMemberWithCredits(app.database, 1 + (place % 2))));
  expect(await spend(...many, wallet)).toHaveLength(65);
  expect((await spend(...many)).map(({ balance }) => balance)).toEqual(Array.from({ length: 32 }, () => 0));
  expect((await entries(many[1])).map(({ balance }) => balance)).toEqual([2, 1, 0]);
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
    // once, though it was run twice; and never of one that found nothing
    await app.bus.drain();
    expect(unproven).toEqual([{ proofId: second.id, faults: 3 }]);
    expect(/^ledger_proof_faults (\d+)$/m.exec(await app.get(Metrics).text())?.[1]).toBe('3');
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
