import { randomUUID } from 'node:crypto';
import { checkOrder, createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { days, minutes, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { billingData } from '../testing/index.js';
import { CourierService } from './courier.service.js';
import { SandboxProvider } from './sandbox.provider.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  // The bank calls the shop over HTTP, so the shop listens.
  await app.app.listen(0, '127.0.0.1');
});
afterAll(() => app.close());

const givenOrder = async (memberId: number, method: 'card' | 'paypal' = 'card'): Promise<Order> => {
  const expected_total = method === 'card' ? 2799 : 2834;
  const { body } = await app.call(createOrder, { clientId: randomUUID(), bundle: '25', method, expected_total }, { as: memberId });
  return body.order;
};

const look = (order: Order, headers = {}) => app.app.inject({ method: 'GET', url: order.redirect!, headers });
const answer = (order: Order, form: Record<string, string>, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  app.app.inject({
    method: 'POST',
    url: order.redirect!,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });
const stateOf = async (memberId: number, orderId: number) => (await app.call(readOrder, { orderId }, { as: memberId })).body.state;
const credits = (memberId: number) => app.get(Wallets).balance(memberId);
const events = (order: Order) =>
  app.database.read<{ type: string; state: string }>('select type, state from billing.webhook_events where reference = $1 order by id', [
    order.redirect!.split('/').at(-1),
  ]);

describe('refused', () => {
  test('a payment that nobody began', async () => {
    for (const id of [randomUUID(), 'x', '1']) {
      expect((await app.app.inject({ method: 'GET', url: `/sandbox/bank/${id}` })).statusCode).toBe(404);
      expect(
        (await app.app.inject({ method: 'POST', url: `/sandbox/bank/${id}`, headers: { 'sec-fetch-site': 'same-origin' } })).statusCode,
      ).toBe(404);
    }
  });

  test('an answer from another site, and one that the bank does not know', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    expect((await answer(order, { outcome: 'approve', delivery: 'twice' }, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await answer(order, { outcome: 'gift', delivery: 'twice' })).statusCode).toBe(400);
    expect((await answer(order, {})).statusCode).toBe(400);
    expect(await stateOf(memberId, order.id)).toBe('pending');
  });
});

test('the bank’s page needs no script and allows none', async () => {
  const order = await givenOrder(await givenMember(app.database));
  const page = await look(order);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
  expect(page.body).not.toMatch(/<script|style=|onclick/);
  expect(page.body).toContain('€27.99');
  expect(page.body).toContain('25 credits');
  const style = await app.app.inject({ method: 'GET', url: '/sandbox/bank.css' });
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

test('an approved payment is told twice over HTTP and counted once', async () => {
  const memberId = await givenMember(app.database);
  const order = await givenOrder(memberId);
  const back = await answer(order, { outcome: 'approve', delivery: 'twice' });
  expect([back.statusCode, back.headers.location]).toEqual([303, `/credits/return/${order.id}`]);
  await app.bus.drain();
  expect([await stateOf(memberId, order.id), await credits(memberId)]).toEqual(['completed', 25]);
  expect(await events(order)).toEqual([{ type: 'paid', state: 'processed' }]);
});

test.each([
  ['decline', 'failed'],
  ['cancel', 'cancelled'],
])('%s ends the order as %s, without credits', async (outcome, state) => {
  const memberId = await givenMember(app.database);
  const order = await givenOrder(memberId, 'paypal');
  await answer(order, { outcome, delivery: 'twice' });
  await app.bus.drain();
  expect([await stateOf(memberId, order.id), await credits(memberId)]).toEqual([state, 0]);
});

test('the first answer counts', async () => {
  const memberId = await givenMember(app.database);
  const order = await givenOrder(memberId);
  await Promise.all([answer(order, { outcome: 'cancel', delivery: 'twice' }), answer(order, { outcome: 'cancel', delivery: 'twice' })]);
  await answer(order, { outcome: 'approve', delivery: 'twice' });
  await app.bus.drain();
  expect([await stateOf(memberId, order.id), await credits(memberId)]).toEqual(['cancelled', 0]);
  expect((await look(order)).body).toContain('This payment is decided');
});

test('events in the wrong order complete the order all the same', async () => {
  const memberId = await givenMember(app.database);
  const order = await givenOrder(memberId);
  await answer(order, { outcome: 'approve', delivery: 'reordered' });
  await app.bus.drain();
  expect([await stateOf(memberId, order.id), await credits(memberId)]).toEqual(['completed', 25]);
  expect(await events(order)).toEqual(['paid', 'pending', 'paid'].map((type) => ({ type, state: 'processed' })));
});

test('without any event the return page’s question completes the order', async () => {
  const memberId = await givenMember(app.database);
  const order = await givenOrder(memberId);
  await answer(order, { outcome: 'approve', delivery: 'withheld' });
  expect(await stateOf(memberId, order.id)).toBe('pending');
  expect((await app.call(checkOrder, { orderId: order.id }, { as: memberId })).body.state).toBe('completed');
  expect(await credits(memberId)).toBe(25);
});

test.each([
  ['approve-late', 'pending'],
  ['cancel-then-approve', 'cancelled'],
])('%s leaves the order %s, and the late capture completes it', async (outcome, before) => {
  const memberId = await givenMember(app.database);
  const order = await givenOrder(memberId);
  await answer(order, { outcome, delivery: 'twice' });
  await app.bus.drain();
  expect([await stateOf(memberId, order.id), await credits(memberId)]).toEqual([before, 0]);
  app.clock.advance(seconds(21));
  await app.bus.drain();
  expect([await stateOf(memberId, order.id), await credits(memberId)]).toEqual(['completed', 25]);
});

test('what the shop did not take is sent again', async () => {
  const memberId = await givenMember(app.database);
  const order = await givenOrder(memberId);
  const reach = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('unreachable'));
  await answer(order, { outcome: 'approve', delivery: 'twice' });
  expect([reach.mock.calls.length, await stateOf(memberId, order.id)]).toEqual([1, 'pending']);
  reach.mockRestore();
  app.clock.advance(minutes(1));
  await app.bus.drain();
  expect([await stateOf(memberId, order.id), await credits(memberId)]).toEqual(['completed', 25]);
  const waiting = await app.database.read('select id from billing.sandbox_deliveries where delivered_at is null and payment_id = $1', [
    order.redirect!.split('/').at(-1),
  ]);
  expect(waiting).toEqual([]);
  // what was taken is not sent once more by the job that was there in case
  const again = jest.spyOn(globalThis, 'fetch');
  for (const { id } of await app.database.read<{ id: string }>('select id from billing.sandbox_deliveries'))
    await app.get(CourierService).deliver(id);
  expect(again).not.toHaveBeenCalled();
  again.mockRestore();
});

const disputesOf = (order: Order) =>
  app.database.read<{ reference: string; status: string; amount: number }>(
    'select reference, status, amount from billing.disputes where order_id = $1 order by id',
    [order.id],
  );

describe('a payer who wants the money back', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  const step = async (order: Order, form: Record<string, string>) => {
    const payload = new URLSearchParams(form).toString();
    const answered = await app.app.inject({ method: 'POST', url: `${order.redirect}/disputes`, headers, payload });
    await app.bus.drain();
    return answered;
  };

  test('asks, disputes and gets it, then the bank thinks again: each step is told by a signed event, twice, and followed once', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    await answer(order, { outcome: 'approve', delivery: 'twice' });
    await app.bus.drain();
    expect((await step(order, { step: 'ask' })).headers.location).toBe(order.redirect);
    const dispute = (await disputesOf(order))[0]!.reference;
    const stands: unknown[] = [];
    for (const next of ['go-on', 'lose', 'win']) {
      await step(order, { step: next, dispute });
      const [kept] = await disputesOf(order);
      stands.push([kept!.status, await stateOf(memberId, order.id), await credits(memberId)]);
    }
    expect(stands).toEqual([
      ['open', 'disputed', 0],
      ['lost', 'charged_back', 0],
      ['won', 'completed', 25],
    ]);
    expect((await look(order)).body).toContain('the shop keeps it');
  });

  test('may dispute half of it, and what is not there does nothing', async () => {
    const [memberId, other] = [await givenMember(app.database), await givenOrder(await givenMember(app.database))];
    const order = await givenOrder(memberId);
    await step(order, { step: 'dispute' });
    expect(await disputesOf(order)).toEqual([]);
    await answer(order, { outcome: 'approve', delivery: 'twice' });
    await app.bus.drain();
    await step(order, { step: 'dispute-half' });
    const [kept] = await disputesOf(order);
    expect(kept).toMatchObject({ status: 'open', amount: 1400 });
    await step(other, { step: 'lose', dispute: kept!.reference });
    await step(order, { step: 'lose', dispute: randomUUID() });
    expect(await disputesOf(order)).toMatchObject([{ status: 'open' }]);
    expect((await step(order, { step: 'vanish' })).statusCode).toBe(400);
  });

  test('whose events are lost is asked about the next day', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    await answer(order, { outcome: 'approve', delivery: 'twice' });
    await app.bus.drain();
    await step(order, { step: 'dispute' });
    await app.database.change(`update billing.sandbox_disputes set status = 'lost' where payment_id = $1`, [
      order.redirect!.split('/').at(-1),
    ]);
    await app.jobs.run('billing.ask-disputes');
    expect(await stateOf(memberId, order.id)).toBe('disputed');
    app.clock.advance(days(1));
    await app.jobs.run('billing.ask-disputes');
    expect(await stateOf(memberId, order.id)).toBe('charged_back');
  });

  test('of which the bank says nothing is an operator’s after some days, each silence once', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    await answer(order, { outcome: 'approve', delivery: 'twice' });
    await app.bus.drain();
    await step(order, { step: 'dispute' });
    const incidents = () =>
      app.database.read<{ n: number }>(
        `select count(*)::integer as n from billing.payment_incidents i join billing.payments p on p.id = i.payment_id
         where p.order_id = $1 and i.kind = 'dispute-unknown'`,
        [order.id],
      );
    const askFor = async (count: number) => {
      for (let day = 0; day < count; day += 1) {
        app.clock.advance(days(1));
        await app.jobs.run('billing.ask-disputes');
      }
    };
    const silent = jest.spyOn(app.get(SandboxProvider), 'reportDispute').mockRejectedValue(new Error('No answer.'));
    await askFor(5);
    expect(await incidents()).toEqual([{ n: 0 }]);
    await askFor(4);
    expect(await incidents()).toEqual([{ n: 1 }]);
    silent.mockRestore();
    await askFor(1);
    jest.spyOn(app.get(SandboxProvider), 'reportDispute').mockRejectedValue(new Error('No answer.'));
    await askFor(8);
    jest.restoreAllMocks();
    expect(await incidents()).toEqual([{ n: 2 }]);
  });
});

test('outside the demo there is no sandbox bank: nothing can be bought with play money', async () => {
  const real = await testApp({ imports: [BillingModule], ...billingData, environment: { DEMO: 'no' } });
  try {
    const memberId = await givenMember(real.database);
    const order = { clientId: randomUUID(), bundle: '25', method: 'card' as const, expected_total: 2799 };
    expect((await real.call(createOrder, order, { as: memberId })).refusal).toBe('billing.method-not-offered');
    const id = randomUUID();
    await real.database.change(
      `insert into billing.sandbox_payments (id, amount, currency, merchant, credits, method, locale, return_url, created_at)
       values ($1, 1, 'EUR', 'x', 1, 'card', 'en', '/', $2)`,
      [id, real.clock.now()],
    );
    expect((await real.app.inject({ method: 'GET', url: `/sandbox/bank/${id}` })).statusCode).toBe(404);
  } finally {
    await real.close();
  }
});
