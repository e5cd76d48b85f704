import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { Config } from '@rendezvous/server/config';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { passBankDays } from '../testing/debit-at-bank.js';
import { debitEnvironment, debitOf, DebitedMember, detailsOf } from '../testing/debited-member.js';
import { billingData } from '../testing/index.js';
import { BankDelivery } from './bank-delivery.service.js';
import { BankFiles } from './bank-files.service.js';
import { BankOutbox } from './bank-outbox.provider.js';
import { SepaProvider } from '../sepa/sepa.provider.js';

let app: TestApp;
let out: string;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData, environment: debitEnvironment });
  out = join(app.get(Config).dataDir, 'bank', 'out');
});
beforeEach(async () => {
  // Whatever other tests left is sent before.
  app.clock.advance(days(7));
  await send();
  await rm(out, { recursive: true, force: true });
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.close());

const send = () => app.jobs.run('billing.send-bank-files');
const delivered = () => readdir(out).catch(() => [] as string[]);
const contentOf = async (name: string) => readFile(join(out, name), 'utf8');
const filesOf = () => app.database.read<{ id: number; state: string }>('select id, state from billing.bank_files order by id desc limit 2');
const bought = async (count: number) => {
  const orders = [];
  for (let index = 0; index < count; index += 1) orders.push(await (await DebitedMember.join(app)).buy(10));
  return orders;
};
const namesIn = (xml: string): string[] => [...xml.matchAll(/<EndToEndId>([^<]*)</g)].map(([, name]) => name!);

test('what is signed stays here until the bank day before it is due, and goes in one file then', async () => {
  const [first, second] = await bought(2);
  await send();
  expect(await delivered()).toEqual([]);
  app.clock.advance(days(6));
  await send();
  const [name, ...more] = await delivered();
  expect(more).toEqual([]);
  const xml = await contentOf(name!);
  const debits = [await debitOf(app, first!), await debitOf(app, second!)];
  expect(namesIn(xml).toSorted()).toEqual(debits.map((debit) => debit.name).toSorted());
  expect(debits).toEqual(
    debits.map((debit) => ({ ...debit, state: 'sent', sequence: 'OOFF', name: expect.stringMatching(/^RDV-D-\d+$/) })),
  );
  expect(name).toMatch(/^pain\.008-[0-9a-f]{32}\.xml$/);
  expect((await filesOf())[0]!.state).toBe('delivered');
  await send();
  expect(await delivered()).toEqual([name]);
});

test('ten processes at once write and hand over one file', async () => {
  const orders = await bought(5);
  app.clock.advance(days(7));
  await Promise.all(Array.from({ length: 10 }, () => send()));
  const names = await delivered();
  expect(names).toHaveLength(1);
  expect(namesIn(await contentOf(names[0]!))).toHaveLength(orders.length);
});

test('a crash before the commit leaves all of it for the next file', async () => {
  const [order] = await bought(1);
  app.clock.advance(days(7));
  const { transaction } = app.database;
  jest.spyOn(app.database, 'transaction').mockImplementationOnce((work) =>
    transaction.call(app.database, async (tx) => {
      await work(tx);
      throw new Error('The machine lost power.');
    }),
  );
  await expect(app.get(BankFiles).writeDebits()).rejects.toThrow('lost power');
  expect([(await debitOf(app, order!)).state, await delivered()]).toEqual(['registered', []]);
  await send();
  expect((await debitOf(app, order!)).state).toBe('sent');
  expect(await delivered()).toHaveLength(1);
});

test('a crash after the commit leaves the file, which the next run hands over', async () => {
  await bought(1);
  app.clock.advance(days(7));
  expect(await app.get(BankFiles).writeDebits()).toBe(1);
  expect(await delivered()).toEqual([]);
  await send();
  expect(await delivered()).toHaveLength(1);
});

test('a crash while it is handed over: what lies there was handed over, of the rest nobody knows', async () => {
  const ends = [];
  for (const wasThere of [true, false]) {
    await bought(1);
    app.clock.advance(days(7));
    await app.get(BankFiles).writeDebits();
    const [file] = await app.database.change<{ id: number; name: string }>(
      `update billing.bank_files set state = 'delivering', delivering_at = $1 where state = 'written' returning id, 'pain.008-' || message_id || '.xml' as name`,
      [app.clock.now()],
    );
    if (wasThere) await app.get(BankOutbox).deliver(file!.name, 'whole');
    app.clock.advance(minutes(14));
    await app.get(BankDelivery).deliver();
    expect((await filesOf())[0]!.state).toBe('delivering');
    app.clock.advance(minutes(2));
    await app.get(BankDelivery).deliver();
    ends.push((await filesOf())[0]!.state);
  }
  expect(ends).toEqual(['delivered', 'unknown']);
});

test('one that could not be written is handed over later, one of which nobody knows never again by itself', async () => {
  await bought(1);
  app.clock.advance(days(7));
  const outbox = app.get(BankOutbox);
  jest.spyOn(outbox, 'deliver').mockResolvedValueOnce({ outcome: 'refused', reason: 'The disk is full.' });
  await send();
  expect((await filesOf())[0]!.state).toBe('written');
  jest.spyOn(outbox, 'deliver').mockRejectedValueOnce(new Error('The line broke.'));
  await send();
  expect((await filesOf())[0]!.state).toBe('unknown');
  app.clock.advance(days(1));
  await send();
  expect([(await filesOf())[0]!.state, await delivered()]).toEqual(['unknown', []]);
});

test('the same file again is the same file, another one of its name takes no place', async () => {
  const outbox = app.get(BankOutbox);
  expect(await outbox.deliver('a.xml', '<a/>')).toEqual({ outcome: 'ok', value: 'delivered' });
  expect(await outbox.deliver('a.xml', '<a/>')).toEqual({ outcome: 'ok', value: 'delivered' });
  expect((await outbox.deliver('a.xml', '<b/>')).outcome).toBe('unknown');
  expect([await contentOf('a.xml'), await delivered(), await outbox.wasDelivered('a.xml'), await outbox.wasDelivered('b.xml')]).toEqual([
    '<a/>',
    ['a.xml'],
    true,
    false,
  ]);
});

test('the first debit of a mandate is FRST, those after it are RCUR, also in one file', async () => {
  const member = await DebitedMember.join(app);
  const orders = [await member.buy(10, detailsOf(), true), await member.buy(10, null)];
  app.clock.advance(days(7));
  await send();
  orders.push(await member.buy(10, null));
  app.clock.advance(days(7));
  await send();
  expect(await Promise.all(orders.map(async (order) => (await debitOf(app, order)).sequence))).toEqual(['FRST', 'RCUR', 'RCUR']);
  const [mandate] = await app.database.read<{ last: string }>('select last_due as last from billing.mandates where member_id = $1', [
    member.memberId,
  ]);
  expect(mandate!.last).toBe((await debitOf(app, orders[2]!)).due);
});

test('what is late is announced and collected on a later day', async () => {
  const [order] = await bought(1);
  const { due } = await debitOf(app, order!);
  app.clock.advance(days(14));
  await send();
  const later = (await debitOf(app, order!)).due;
  expect(later > due).toBe(true);
  const [name] = await delivered();
  expect(await contentOf(name!)).toContain(`<ReqdColltnDt>${later}</ReqdColltnDt>`);
});

test('the content of a file is kept unreadable', async () => {
  await bought(1);
  app.clock.advance(days(7));
  await send();
  const [row] = await app.database.read<{ content: Buffer; hash: string }>(
    'select content, hash from billing.bank_files order by id desc limit 1',
  );
  expect(row!.content.toString('latin1')).not.toMatch(/IBAN|RDVZ/);
  expect(row!.hash).toMatch(/^[0-9a-f]{64}$/);
});

test('what stands in a file is forgotten after fourteen months, unless it was never handed over', async () => {
  const keptAfter = async () => {
    await app.jobs.run('billing.forget-bank-files');
    return app.database.read('select state from billing.bank_files where content is not null order by state');
  };
  await app.database.change(
    `insert into billing.bank_files (kind, message_id, hash, content, payments, total, state, created_at)
     select 'pain.008', state, state, 'sealed', 1, 1, state, $1 from unnest(array['accepted', 'written', 'delivered', 'unknown']) state`,
    [app.clock.now()],
  );
  await app.database.change(
    `update billing.bank_files set content = null where message_id not in ('accepted', 'written', 'delivered', 'unknown')`,
  );
  app.clock.advance(days(424));
  expect(await keptAfter()).toEqual(['accepted', 'delivered', 'unknown', 'written'].map((state) => ({ state })));
  app.clock.advance(days(3));
  expect(await keptAfter()).toEqual([{ state: 'written' }]);
  await app.database.change(`delete from billing.bank_files where message_id = 'written'`);
});

/** A debit whose money is here for good. */
const collected = async (): Promise<string> => {
  const [order] = await bought(1);
  app.clock.advance(days(7));
  await send();
  const { paymentId } = await debitOf(app, order!);
  await app.database.change(`update billing.direct_debits set state = 'collected', collected_on = due where payment_id = $1`, [paymentId]);
  passBankDays(app, 10);
  return paymentId;
};
const refundOf = (payment: string) =>
  app.get(SepaProvider).refund({ id: randomUUID(), attempt: 0, payment, amount: { amount: 100, currency: 'EUR' } });
const mandateOf = (paymentId: string) =>
  app.database.read<{ known: boolean }>(
    `select m.sealed is not null as known from billing.direct_debits d join billing.mandates m on m.id = d.mandate_id where d.payment_id = $1`,
    [paymentId],
  );

test('an account is forgotten once nothing is to go there, and nothing is paid back to it after that', async () => {
  const [owed, done] = [await collected(), await collected()];
  expect(await refundOf(owed)).toMatchObject({ outcome: 'ok', value: { status: 'pending' } });
  app.clock.advance(days(500));
  await app.jobs.run('billing.sweep-direct-debits');
  expect([await mandateOf(owed), await mandateOf(done)]).toEqual([[{ known: true }], [{ known: false }]]);
  expect(await refundOf(done)).toEqual({ outcome: 'refused', reason: 'account-unknown' });
});

test('a refund whose account cannot be read keeps no other from its file, and no debit from its own', async () => {
  const [lost, other] = [await collected(), await collected()];
  for (const paymentId of [lost, other]) await refundOf(paymentId);
  await app.database.change(
    `update billing.mandates set sealed = '\\x00' where id = (select mandate_id from billing.direct_debits where payment_id = $1)`,
    [lost],
  );
  await rm(out, { recursive: true, force: true });
  await bought(1);
  app.clock.advance(days(7));
  await send();
  expect((await delivered()).map((name) => name.slice(0, 8)).toSorted()).toEqual(['pain.001', 'pain.008']);
  expect(
    await app.database.read('select payment_id, state from billing.direct_debit_refunds where payment_id = any($1) order by number', [
      [lost, other],
    ]),
  ).toEqual([
    { payment_id: lost, state: 'waiting' },
    { payment_id: other, state: 'sent' },
  ]);
});

test.each(['writeDebits', 'writeRefunds'] as const)('what is written is handed over also when %s fails', async (step) => {
  await bought(1);
  app.clock.advance(days(7));
  await app.get(BankFiles).writeDebits();
  jest.spyOn(app.get(BankFiles), step).mockRejectedValueOnce(new Error('The disk is full.'));
  await send();
  expect(await delivered()).toHaveLength(1);
});
