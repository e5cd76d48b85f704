import { randomUUID } from 'node:crypto';
import { listBundles } from '@rendezvous/contracts/billing/bundles';
import { checkOrder, createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { SandboxProvider } from '../sandbox/sandbox.provider.js';
import { billingData } from '../testing/index.js';

let app: TestApp;
let asked: string[];
/** What the provider does instead of answering at once: another company's, so it may be slow, or fail. */
let meanwhile: (reference: string) => void;

beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  const provider = app.get(SandboxProvider);
  const report = provider.report.bind(provider);
  jest.spyOn(provider, 'report').mockImplementation((reference) => {
    asked.push(reference);
    meanwhile(reference);
    return report(reference);
  });
});
beforeEach(async () => {
  // Orders of the test before have no turn any more.
  await app.database.change(
    `update billing.orders set state = 'failed', created_at = '2020-01-01', expires_at = '2020-01-02' where completed_at is null`,
  );
  asked = [];
  meanwhile = () => undefined;
});
afterEach(() => void jest.spyOn(performance, 'now').mockRestore());
afterAll(() => app.close());

const settle = () => app.jobs.run('billing.settle-orders');
const expire = () => app.jobs.run('billing.expire-orders');
const findLate = () => app.jobs.run('billing.find-late-payments');

const givenOrder = async (memberId: number): Promise<Order> => {
  const wish = { clientId: randomUUID(), bundle: '25', method: 'card', expected_total: 2799 } as const;
  return (await app.call(createOrder, wish, { as: memberId })).body.order;
};
const paymentOf = ({ redirect }: Order): string => redirect!.split('/').at(-1)!;
const stateOf = async (memberId: number, orderId: number) => (await app.call(readOrder, { orderId }, { as: memberId })).body.state;
const balance = (memberId: number) => app.get(Wallets).balance(memberId);
const bank = (order: Order, outcome: string) =>
  app.app.inject({
    method: 'POST',
    url: order.redirect!,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ outcome, delivery: 'withheld' }).toString(),
  });

/** An order that takes days, as a debit from a bank account does, and many like it. */
const givenDebits = async (many: number): Promise<Order> => {
  const order = await givenOrder(await givenMember(app.database));
  await app.database.change(`update billing.orders set expires_at = created_at + interval '10 days' where id = $1`, [order.id]);
  if (many > 1) await copies(order, many - 1);
  return order;
};

/** The same order again, each with a payment of its own at the bank. */
const copies = (order: Order, many: number) =>
  app.database.change(
    `with copies as (
       insert into billing.orders (member_id, client_id, state, bundle_id, credits, country, method, currency, price, discount, fee, total, tax_rate, tax, created_at, expires_at)
       select member_id, gen_random_uuid(), state, bundle_id, credits, country, method, currency, price, discount, fee, total, tax_rate, tax, created_at + interval '1 second', expires_at
       from billing.orders, generate_series(1, $2) where id = $1 returning id, created_at
     ), paid as (
       insert into billing.payments (id, order_id, provider, reference, amount, currency, created_at)
       select gen_random_uuid(), c.id, 'sandbox', gen_random_uuid(), 2799, 'EUR', c.created_at from copies c returning *
     )
     insert into billing.sandbox_payments (id, amount, currency, merchant, credits, method, locale, return_url, created_at)
     select reference::uuid, amount, currency, 'M', 25, 'card', 'en', '/', now() from paid`,
    [order.id, many],
  );

/** Each question takes so long by the clock on the wall. */
const slowness = (ms: number): void => {
  const begun = performance.now();
  let taken = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => begun + taken);
  meanwhile = () => void (taken += ms);
};

const asks = async (memberId: number) => {
  const [row] = await app.database.read<{ least: number; most: number; all: number }>(
    `select min(late_asks)::integer as least, max(late_asks)::integer as most, sum(late_asks)::integer as all
     from billing.payments p join billing.orders o on o.id = p.order_id where o.member_id = $1 and o.state = 'expired'`,
    [memberId],
  );
  return row!;
};

const incidentsOf = async (order: Order): Promise<string[]> => {
  const rows = await app.database.read<{ kind: string }>(
    'select i.kind from billing.payment_incidents i join billing.payments p on p.id = i.payment_id where p.order_id = $1',
    [order.id],
  );
  return rows.map(({ kind }) => kind);
};

const ownerOf = async (order: Order): Promise<number> =>
  (await app.database.read<{ id: number }>('select member_id as id from billing.orders where id = $1', [order.id]))[0]!.id;

const failing = (): never => {
  throw new Error('The bank does not answer.');
};

describe('an open order', () => {
  test('is asked about after as long again as it has waited so far, and at least once an hour', async () => {
    await givenDebits(1);
    const at: number[] = [];
    for (let minute = 1; minute <= 250; minute += 1) {
      app.clock.advance(minutes(1));
      const before = asked.length;
      await settle();
      if (asked.length > before) at.push(minute);
    }
    expect(at).toEqual([1, 2, 4, 8, 16, 32, 64, 124, 184, 244]);
  });

  test('is left to its event for half a minute', async () => {
    await givenDebits(1);
    app.clock.advance(29_999);
    await settle();
    expect(asked).toEqual([]);
    app.clock.advance(1);
    await settle();
    expect(asked).toHaveLength(1);
  });

  test('is asked about once, by however many runs', async () => {
    await givenDebits(50);
    app.clock.advance(minutes(1));
    await Promise.all([settle(), settle(), settle()]);
    expect([asked.length, new Set(asked).size]).toEqual([50, 50]);
  });

  test('whose provider fails is asked about after five minutes, and none of the run before is asked twice', async () => {
    await givenDebits(30);
    app.clock.advance(minutes(1));
    meanwhile = failing;
    await settle();
    expect(new Set(asked).size).toBe(30);
    expect(asked).toHaveLength(30);
    app.clock.advance(minutes(4));
    await settle();
    expect(asked).toHaveLength(30);
    app.clock.advance(minutes(1));
    meanwhile = () => undefined;
    await settle();
    expect(asked).toHaveLength(60);
  });

  test('whose provider stays silent is asked about after 5 minutes, an hour and five days, then is an operator’s; an answer begins anew', async () => {
    const order = await givenDebits(1);
    meanwhile = failing;
    const at: number[] = [];
    for (let minute = 5; minute <= 7 * 24 * 60; minute += 5) {
      app.clock.advance(minutes(5));
      const before = asked.length;
      await settle();
      if (asked.length > before) at.push(minute);
      if (asked.length === 8) break;
      expect(await incidentsOf(order)).toEqual([]);
    }
    const day = 24 * 60;
    expect(at).toEqual([5, 10, 70, 70 + day, 70 + 2 * day, 70 + 3 * day, 70 + 4 * day, 70 + 5 * day]);
    expect(await incidentsOf(order)).toEqual(['payment-unknown']);
    app.clock.advance(days(1));
    await settle();
    expect(asked).toHaveLength(8);
    meanwhile = () => undefined;
    await app.call(checkOrder, { orderId: order.id }, { as: await ownerOf(order) });
    await settle();
    expect(asked).toHaveLength(10);
  });

  test('has its turn in a later run when a slow provider leaves no time, the longest waiting first', async () => {
    await givenDebits(100);
    slowness(1000);
    app.clock.advance(minutes(1));
    await settle();
    expect(asked).toHaveLength(45);
    app.clock.advance(minutes(1));
    slowness(1000);
    await settle();
    expect([asked.length, new Set(asked).size]).toEqual([90, 90]);
  });
});

describe('an order whose time is over', () => {
  test('expires once its provider says that it is not paid, and nobody asks about others meanwhile', async () => {
    const debit = await givenDebits(1);
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    app.clock.advance(minutes(61));
    await expire();
    expect(await stateOf(memberId, order.id)).toBe('expired');
    expect(asked).toEqual([paymentOf(order)]);
    expect(asked).not.toContain(paymentOf(debit));
  });

  test('whose payment did not begin expires without a question', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    await app.database.change('update billing.payments set reference = null where order_id = $1', [order.id]);
    app.clock.advance(minutes(61));
    await expire();
    expect([await stateOf(memberId, order.id), asked]).toEqual(['expired', []]);
  });

  test('stays open while its provider is silent, which its member is told, and is asked about by the one schedule', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    meanwhile = failing;
    app.clock.advance(minutes(61));
    const at: number[] = [];
    for (let minute = 0; minute <= 70; minute += 1) {
      await Promise.all([settle(), expire()]);
      if (asked.length > at.length) at.push(minute);
      app.clock.advance(minutes(1));
    }
    expect(at).toEqual([0, 5, 65]);
    expect((await app.call(readOrder, { orderId: order.id }, { as: memberId })).body).toMatchObject({
      state: 'pending',
      unanswered: true,
      redirect: null,
    });
    expect((await app.call(listBundles, undefined, { as: memberId })).body.unanswered_order).toBe(order.id);
    await bank(order, 'approve');
    meanwhile = () => undefined;
    app.clock.advance(days(1));
    await expire();
    expect([await stateOf(memberId, order.id), await balance(memberId)]).toEqual(['completed', 25]);
    expect((await app.call(listBundles, undefined, { as: memberId })).body.unanswered_order).toBeNull();
  });

  test('expires with the first answer that it is not paid', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    meanwhile = failing;
    app.clock.advance(minutes(61));
    await expire();
    meanwhile = () => undefined;
    app.clock.advance(minutes(5));
    await expire();
    const { body } = await app.call(readOrder, { orderId: order.id }, { as: memberId });
    expect(body).toMatchObject({ state: 'expired', unanswered: false });
  });

  test('is an operator’s after the last question, and expires once they have dealt with it', async () => {
    const memberId = await givenMember(app.database);
    const order = await givenOrder(memberId);
    meanwhile = failing;
    app.clock.advance(minutes(61));
    for (const wait of [0, minutes(5), minutes(60), ...Array.from({ length: 5 }, () => days(1))]) {
      expect(await incidentsOf(order)).toEqual([]);
      app.clock.advance(wait);
      await expire();
    }
    expect(asked).toHaveLength(8);
    expect(await incidentsOf(order)).toEqual(['payment-unknown']);
    app.clock.advance(days(2));
    await expire();
    expect([asked.length, await stateOf(memberId, order.id)]).toEqual([8, 'pending']);
    await app.database.change(
      `update billing.payment_incidents set resolved_at = $2, resolved_by = $3
       where payment_id = (select id from billing.payments where order_id = $1)`,
      [order.id, app.clock.now(), await givenMember(app.database, { operator: true })],
    );
    await expire();
    expect([asked.length, await stateOf(memberId, order.id)]).toEqual([9, 'expired']);
  });

  test('waits for a later run when there is no time left for the question', async () => {
    const members = [await givenMember(app.database), await givenMember(app.database), await givenMember(app.database)];
    const orders = await Promise.all(members.map(givenOrder));
    slowness(30_000);
    app.clock.advance(minutes(61));
    await expire();
    const states = async () => (await Promise.all(orders.map(({ id }, at) => stateOf(members[at]!, id)))).toSorted();
    expect([asked.length, await states()]).toEqual([2, ['expired', 'expired', 'pending']]);
    slowness(30_000);
    app.clock.advance(minutes(1));
    await expire();
    expect([asked.length, await states()]).toEqual([3, ['expired', 'expired', 'expired']]);
  });

  test('is not ended by who asks for it again, either, while its provider is silent', async () => {
    const memberId = await givenMember(app.database);
    const wish = { clientId: randomUUID(), bundle: '25', method: 'card', expected_total: 2799 } as const;
    const { order } = (await app.call(createOrder, wish, { as: memberId })).body;
    meanwhile = failing;
    app.clock.advance(minutes(61));
    const { body } = await app.call(createOrder, wish, { as: memberId });
    expect(body.redirect).toContain(`/credits/return/${order.id}`);
    expect(await stateOf(memberId, order.id)).toBe('pending');
  });
});

test('a payment that came after giving up is found even without an event', async () => {
  const memberId = await givenMember(app.database);
  const order = await givenOrder(memberId);
  app.clock.advance(minutes(61));
  await expire();
  await bank(order, 'approve');
  await findLate();
  expect([await stateOf(memberId, order.id), await balance(memberId)]).toEqual(['completed', 25]);
});

test('three days back, to the moment, payments of orders that were given up are asked about', async () => {
  const [inTime, tooLate] = [await givenMember(app.database), await givenMember(app.database)];
  const [orderInTime, orderTooLate] = [await givenOrder(inTime), await givenOrder(tooLate)];
  app.clock.advance(minutes(61));
  await expire();
  await Promise.all([bank(orderInTime, 'approve'), bank(orderTooLate, 'approve')]);
  const boundary = new Date(app.clock.now().getTime() - days(3));
  const made = "update billing.orders set created_at = $2, expires_at = $2::timestamptz + interval '1 hour' where id = $1";
  await app.database.change(made, [orderInTime.id, boundary]);
  await app.database.change(made, [orderTooLate.id, new Date(boundary.getTime() - 1)]);
  await findLate();
  expect([await stateOf(inTime, orderInTime.id), await stateOf(tooLate, orderTooLate.id)]).toEqual(['completed', 'expired']);
});

test('a question about a late payment that fails uses up no turn', async () => {
  const memberId = await givenMember(app.database);
  const order = await givenOrder(memberId);
  app.clock.advance(minutes(61));
  await expire();
  meanwhile = failing;
  await findLate();
  app.clock.advance(minutes(60));
  await findLate();
  await bank(order, 'approve');
  meanwhile = () => undefined;
  expect(await app.database.read('select late_asks from billing.payments where order_id = $1', [order.id])).toEqual([{ late_asks: 0 }]);
  app.clock.advance(minutes(60));
  await findLate();
  expect([await stateOf(memberId, order.id), await balance(memberId)]).toEqual(['completed', 25]);
});

test('of an order that was given up, a provider that stays silent is asked on, and is an operator’s after five days; an answer ends it', async () => {
  const members = [await givenMember(app.database), await givenMember(app.database)];
  const [silent, heard] = await Promise.all(members.map(givenOrder));
  app.clock.advance(minutes(61));
  await expire();
  meanwhile = failing;
  await findLate();
  for (const wait of [minutes(5), minutes(60), ...Array.from({ length: 4 }, () => days(1))]) {
    app.clock.advance(wait);
    await findLate();
  }
  expect([await incidentsOf(silent!), await incidentsOf(heard!)]).toEqual([[], []]);
  app.clock.advance(days(1));
  asked = [];
  // this one is heard of at last, and is older than what is asked about for its own sake
  meanwhile = (reference) => (reference === paymentOf(heard!) ? undefined : failing());
  await findLate();
  expect(asked.toSorted()).toEqual([paymentOf(silent!), paymentOf(heard!)].toSorted());
  expect([await incidentsOf(silent!), await incidentsOf(heard!)]).toEqual([['payment-unknown'], []]);
  app.clock.advance(days(1));
  asked = [];
  await findLate();
  expect(asked).toEqual([]);
});

describe('of many orders that were given up', () => {
  const GIVEN_UP = 210;
  const givenUp = async (): Promise<{ memberId: number; oldest: Order }> => {
    const memberId = await givenMember(app.database);
    const oldest = await givenOrder(memberId);
    app.clock.advance(minutes(61));
    await expire();
    await copies(oldest, GIVEN_UP);
    await bank(oldest, 'approve');
    return { memberId, oldest };
  };
  test('every one is asked about, the oldest too', async () => {
    const { memberId, oldest } = await givenUp();
    await findLate();
    expect([await stateOf(memberId, oldest.id), await balance(memberId)]).toEqual(['completed', 25]);
    expect(await asks(memberId)).toEqual({ least: 1, most: 1, all: GIVEN_UP });
  });

  test('each is asked about ever more rarely, once by however many runs, and no more after three days', async () => {
    const { memberId } = await givenUp();
    await Promise.all([findLate(), findLate()]);
    expect((await asks(memberId)).most).toBe(1);
    const after: number[] = [];
    for (let halfDay = 0; halfDay < 7; halfDay += 1) {
      app.clock.advance(minutes(12 * 60));
      await findLate();
      const { least, most } = await asks(memberId);
      expect(least).toBe(most);
      after.push(most);
    }
    // The next turn comes 1, 2, 4, 8 and 16 hours after one; in the end the order is older than three days.
    expect(after).toEqual([2, 3, 4, 5, 5, 5, 5]);
  });
});
