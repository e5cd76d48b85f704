import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { checkOrder, createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { SandboxProvider } from '../sandbox/sandbox.provider.js';
import { billingData } from '../testing/index.js';
import { bankPaymentOf, decideAtBank } from '../testing/sandbox-bank.js';

let app: TestApp;
let me: number;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
});
beforeEach(async () => {
  // who is no newcomer: whoever looks at the prices would be made a welcome offer
  me = await givenMember(app.database, { country: 'NL', premium: true });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

type Wish = ArgsOf<typeof createOrder>;
const PRICES = { '10': 1299, '25': 2799, '50': 4999, '100': 8999 } as const;
const wish = (bundle: keyof typeof PRICES = '25', changes: Partial<Wish> = {}): Wish => ({
  clientId: randomUUID(),
  bundle,
  method: 'card',
  expected_total: PRICES[bundle],
  ...changes,
});
const ask = (asked: Wish) => app.call(createOrder, asked, { as: me });
const place = async (asked: Wish): Promise<Order> => (await ask(asked)).body.order;
const read = async ({ id }: Order) => (await app.call(readOrder, { orderId: id }, { as: me })).body;
const check = async ({ id }: Order) => (await app.call(checkOrder, { orderId: id }, { as: me })).body;
const told = async () => (await app.call(listBundles, undefined, { as: me })).body.unanswered_order;
/** What the bank has open for the member: each can be paid. */
const openPages = async (): Promise<string[]> => {
  const rows = await app.database.read<{ id: string }>(
    `select s.id from billing.sandbox_payments s join billing.payments p on p.id = s.id join billing.orders o on o.id = p.order_id
     where o.member_id = $1 and s.status in ('open', 'uncharged') order by o.id`,
    [me],
  );
  return rows.map(({ id }) => id);
};
const balance = () => app.get(Wallets).balance(me);

test('another purchase has the payment of the open one cancelled first: one page can be paid', async () => {
  const first = await place(wish('25'));
  const second = await place(wish('50'));
  expect(await openPages()).toEqual([bankPaymentOf(second)]);
  expect(await read(first)).toMatchObject({ state: 'cancelled', replaced: true, redirect: null });
  expect(await read(second)).toMatchObject({ state: 'pending', replaced: false });
  expect(await told()).toBeNull();
});

test('the same by another name, from another device, is one open page as well', async () => {
  await place(wish());
  const second = await place(wish());
  expect(await openPages()).toEqual([bankPaymentOf(second)]);
});

test('what is open for others stays as it is', async () => {
  const mine = await place(wish());
  const other = await givenMember(app.database, { country: 'NL' });
  await app.call(createOrder, wish('50'), { as: other });
  expect(await read(mine)).toMatchObject({ state: 'pending' });
});

test('one that the bank is working on is told of once, before anything is ordered; who presses again knows', async () => {
  const first = await place(wish('25'));
  await decideAtBank(app, bankPaymentOf(first), 'pending');
  const asked = wish('50');
  expect((await ask(asked)).refusal).toBe('billing.earlier-order-open');
  expect(await told()).toBe(first.id);
  const { order } = (await ask(asked)).body;
  expect(await openPages()).toEqual([bankPaymentOf(order)]);
  expect((await read(first)).state).toBe('pending');
});

test('one whose bank gives no answer stops the next once, and stays open', async () => {
  const first = await place(wish('25'));
  const asked = wish('50');
  jest.spyOn(app.get(SandboxProvider), 'cancel').mockRejectedValueOnce(new Error('The line broke.'));
  expect((await ask(asked)).refusal).toBe('billing.earlier-order-open');
  expect([await told(), (await read(first)).unanswered]).toEqual([first.id, true]);
  expect((await ask(asked)).status).toBe(200);
});

test('one that was paid meanwhile brings its credits, and the next is asked about again', async () => {
  const first = await place(wish('25'));
  await decideAtBank(app, bankPaymentOf(first), 'paid');
  const asked = wish('50');
  expect((await ask(asked)).refusal).toBe('billing.earlier-order-open');
  expect([(await read(first)).state, await balance(), await told()]).toEqual(['completed', 25, null]);
  expect((await ask(asked)).status).toBe(200);
});

test('one whose payment never began is given up, too; should it have begun at the bank, it is cancelled there once it is found', async () => {
  const start = jest.spyOn(app.get(SandboxProvider), 'start');
  const real = start.getMockImplementation() ?? SandboxProvider.prototype.start;
  start.mockImplementationOnce(async (...asked) => {
    await real.apply(app.get(SandboxProvider), asked);
    throw new Error('The answer was lost.');
  });
  expect((await ask(wish('25'))).refusal).toBe('billing.provider-silent');
  const second = await place(wish('50'));
  expect(await openPages()).toHaveLength(2);
  app.clock.advance(6 * 60_000);
  await app.jobs.run('billing.ask-unknown-starts');
  expect(await openPages()).toEqual([bankPaymentOf(second)]);
});

describe('at once', () => {
  const CODE = 'ATONCE25';
  beforeAll(async () => {
    await app.database.change(`insert into billing.discount_codes (code, reason, percentage, created_at) values ($1, 'code', 25, now())`, [
      CODE,
    ]);
  });

  test.each([
    ['with one discount', { discount_code: CODE }, 0.75],
    ['without any', {}, 1],
  ] as const)('four orders %s leave one page to pay on, and lead nobody to another', async (_, changes, part) => {
    for (let round = 0; round < 3; round += 1) {
      me = await givenMember(app.database, { country: 'NL' });
      const wishes = (Object.keys(PRICES) as (keyof typeof PRICES)[]).map((bundle) =>
        wish(bundle, { ...changes, expected_total: PRICES[bundle] - Math.floor(PRICES[bundle] * (1 - part) + 0.5) }),
      );
      const answers = await Promise.all(wishes.map(ask));
      expect(answers.map(({ refusal }) => refusal)).toEqual([null, null, null, null]);
      const open = await openPages();
      const states = await Promise.all(answers.map(async ({ body }) => check(body.order)));
      const alive = states.filter(({ state }) => state === 'pending');
      expect([open.length, alive.map(bankPaymentOf)]).toEqual([1, open]);
      expect(states.filter(({ state, replaced }) => state === 'cancelled' && replaced)).toHaveLength(3);
    }
  });

  test('an order that is given up while its payment begins has that cancelled, and its member is led to no page', async () => {
    const provider = app.get(SandboxProvider);
    const real = provider.start.bind(provider);
    const second = wish('50', { discount_code: CODE, expected_total: 3749 });
    jest.spyOn(provider, 'start').mockImplementationOnce(async (payment) => {
      const started = await real(payment);
      await ask(second);
      return started;
    });
    const { body } = await ask(wish('25', { discount_code: CODE, expected_total: 2099 }));
    expect([body.redirect, body.order.state, body.order.replaced]).toEqual([`/credits/return/${body.order.id}`, 'cancelled', true]);
    const [left, ...others] = await openPages();
    expect([others, (await ask(second)).body.redirect.endsWith(left!)]).toEqual([[], true]);
  });
});
