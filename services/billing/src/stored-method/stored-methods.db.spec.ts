import { randomUUID } from 'node:crypto';
import { checkOrder, createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { listStoredMethods, removeStoredMethod } from '@rendezvous/contracts/billing/stored-methods';
import { days, hours, minutes, seconds } from '@rendezvous/contracts/kernel';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Disputes } from '../dispute/disputes.service.js';
import { BillingModule, Wallets } from '../index.js';
import { BillingPersonalData } from '../personal-data/personal-data.service.js';
import { PaymentStatusCheck } from '../payment/status-check.service.js';
import { SandboxProvider } from '../sandbox/sandbox.provider.js';
import { billingData } from '../testing/index.js';
import type { PlayedCard, StoringWorld } from '../testing/provider-world.js';
import { sandboxWorld } from '../testing/sandbox-world.js';

let app: TestApp;
let bank: StoringWorld;
let as: number;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  bank = sandboxWorld(app);
});
beforeEach(async () => {
  app.clock.advance(hours(1));
  as = await givenMember(app.database);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => app.close());

type Wish = ArgsOf<typeof createOrder>;
const wish = (changes: Partial<Wish> = {}): Wish => ({
  clientId: randomUUID(),
  bundle: '25',
  method: 'card',
  expected_total: 2799,
  ...changes,
});
const order = (changes: Partial<Wish> = {}, by = as) => app.call(createOrder, wish(changes), { as: by });
const paymentOf = async ({ id }: Pick<Order, 'id'>): Promise<string> =>
  (await app.database.read<{ reference: string }>('select reference from billing.payments where order_id = $1', [id]))[0]!.reference;
const check = async ({ id: orderId }: Pick<Order, 'id'>, by = as): Promise<Order> =>
  (await app.call(checkOrder, { orderId }, { as: by })).body;
/** The bank is asked once more how a payment stands, as an event makes us ask. */
const tell = ({ id }: Pick<Order, 'id'>) => app.get(PaymentStatusCheck).check(id);
/** A purchase on the bank's page; the payer agrees to store the card unless told otherwise. */
const bought = async (card: PlayedCard = 'approves', consent: Partial<Wish> = { store_consent: 1 }, by = as): Promise<Order> => {
  const { body } = await order(consent, by);
  await bank.payWith(await paymentOf(body.order), card);
  return check(body.order, by);
};
const stored = async (by = as) => (await app.call(listStoredMethods, undefined, { as: by })).body.stored;
const givenStored = async (card: PlayedCard = 'approves', by = as): Promise<number> => {
  await bought(card, { store_consent: 1 }, by);
  return (await stored(by))[0]!.id;
};
const remove = (storedMethodId: number, by = as) => app.call(removeStoredMethod, { storedMethodId }, { as: by });
/** The payer's bank takes the money back. */
const lose = async (paid: Order) =>
  app.get(Disputes).follow('sandbox', { reference: randomUUID(), payment: await paymentOf(paid), status: 'lost', amount: paid.total });
const removals = () =>
  app.database.read<{ reference: string; tries: number }>(
    'select reference, tries from billing.stored_method_removals order by removed_at',
  );
const rows = (memberId: number) => app.database.read('select * from billing.stored_methods where member_id = $1 order by id', [memberId]);
const forgetAll = () => app.jobs.run('billing.forget-methods');
const balance = () => app.get(Wallets).balance(as);
const fifty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, index) => work(index)));

describe('refused', () => {
  test('nobody sees or removes anything without a login', async () => {
    const answers = [await app.call(listStoredMethods, undefined), await app.call(removeStoredMethod, { storedMethodId: 1 })];
    expect(answers.map(({ refusal }) => refusal)).toEqual(['auth.required', 'auth.required']);
  });

  test('another’s stored card is seen by nobody, pays for nobody and is removed by nobody', async () => {
    const [id, other] = [await givenStored(), await givenMember(app.database)];
    expect(await stored(other)).toEqual([]);
    expect(await order({ stored_method: id }, other)).toMatchObject({ status: 410, refusal: 'billing.stored-method-gone' });
    expect((await remove(id, other)).status).toBe(200);
    expect((await stored()).map((one) => one.id)).toEqual([id]);
  });

  test('one of another site is neither shown nor charged here', async () => {
    const id = await givenStored();
    await app.database.change('update billing.stored_methods set site_id = 77 where id = $1', [id]);
    expect([await stored(), (await order({ stored_method: id })).refusal]).toEqual([[], 'billing.stored-method-gone']);
  });

  test('a removed card pays for nothing, from that moment on', async () => {
    const id = await givenStored();
    await remove(id);
    expect((await order({ stored_method: id })).refusal).toBe('billing.stored-method-gone');
  });

  test('a card that was removed, or blocked, after its order was placed and before the payment began', async () => {
    for (const [change, refusal] of [
      [(id: number) => remove(id), 'billing.stored-method-gone'],
      [(_: number, paid: Order) => lose(paid), 'billing.method-blocked'],
    ] as const) {
      as = await givenMember(app.database);
      const [paid, clientId, provider] = [await bought(), randomUUID(), app.get(SandboxProvider)];
      const [{ id } = { id: 0 }] = await stored();
      const start = jest.spyOn(provider, 'start').mockRejectedValueOnce(new Error('The line broke.'));
      expect((await order({ clientId, stored_method: id })).refusal).toBe('billing.provider-silent');
      await change(id, paid);
      start.mockClear();
      const charge = jest.spyOn(provider, 'charge');
      expect((await order({ clientId, stored_method: id })).refusal).toBe(refusal);
      expect([start, charge].map(({ mock }) => mock.calls)).toEqual([[], []]);
      jest.restoreAllMocks();
    }
  });

  test('a card that was removed while its payment began is not charged, and the order comes to nothing', async () => {
    const [id, provider] = [await givenStored(), app.get(SandboxProvider)];
    const start = provider.start.bind(provider);
    jest.spyOn(provider, 'start').mockImplementationOnce(async (payment) => {
      const started = await start(payment);
      await remove(id);
      return started;
    });
    const charge = jest.spyOn(provider, 'charge');
    const { body } = await order({ stored_method: id });
    expect([body.redirect, charge.mock.calls]).toEqual([`/credits/return/${body.order.id}`, []]);
    app.clock.advance(seconds(61));
    expect([(await check(body.order)).state, await balance()]).toEqual(['cancelled', 25]);
  });

  test('a card that was removed after its charge was asked for and not answered is not charged once more: what became of it is told', async () => {
    const [id, provider, clientId] = [await givenStored(), app.get(SandboxProvider), randomUUID()];
    const [charge, report] = [provider.charge.bind(provider), provider.report.bind(provider)];
    const charged = jest.spyOn(provider, 'charge').mockImplementationOnce(async (reference) => {
      await charge(reference);
      throw new Error('The line broke.');
    });
    jest.spyOn(provider, 'report').mockRejectedValueOnce(new Error('The line broke.')).mockImplementation(report);
    await order({ clientId, stored_method: id });
    await remove(id);
    const { body } = await order({ clientId, stored_method: id });
    expect([body.order.state, charged.mock.calls.length, await balance()]).toEqual(['completed', 1, 50]);
  });

  test('a card whose month is over is told of, and pays for nothing', async () => {
    const id = await givenStored('expires');
    app.clock.advance(days(33));
    expect(await stored()).toMatchObject([{ id, state: 'expired' }]);
    expect(await order({ stored_method: id })).toMatchObject({ status: 409, refusal: 'billing.stored-method-expired' });
  });

  test('after a lost dispute of a card payment no stored card pays any more; it can still be removed', async () => {
    const first = await bought();
    const [{ id } = { id: 0 }] = await stored();
    await lose(first);
    expect(await stored()).toMatchObject([{ id, state: 'blocked' }]);
    expect((await order({ stored_method: id })).refusal).toBe('billing.method-blocked');
    await remove(id);
    expect(await stored()).toEqual([]);
  });

  test('a stored card pays by card only, is not stored once more, and another way to pay is not stored', async () => {
    const id = await givenStored();
    const answers = [
      await order({ method: 'paypal', expected_total: 2834, stored_method: id }),
      await order({ stored_method: id, store_consent: 1 }),
      await order({ method: 'paypal', expected_total: 2834, store_consent: 1 }),
    ];
    expect(answers.map(({ refusal }) => refusal)).toEqual([
      'billing.stored-method-gone',
      'billing.method-not-storable',
      'billing.method-not-storable',
    ]);
    expect((await order({ store_consent: 2 })).refusal).toBe('request.invalid');
  });

  test('a client id that stood for another card, or for another answer about storing it', async () => {
    const [id, clientId] = [await givenStored(), randomUUID()];
    await order({ clientId, stored_method: id });
    expect((await order({ clientId })).refusal).toBe('billing.order-not-payable');
    expect((await order({ clientId, store_consent: 1 })).refusal).toBe('billing.order-not-payable');
  });
});

describe('a card is stored', () => {
  test('with the payment whose payer agreed, with time and wording of that, and of the card itself only what a receipt shows', async () => {
    const placedAt = app.clock.now();
    const { body } = await order({ store_consent: 1 });
    const payment = await paymentOf(body.order);
    expect([body.order.card_stored, await stored()]).toEqual([false, []]);
    app.clock.advance(minutes(2));
    await bank.payWith(payment, 'approves');
    expect(await check(body.order)).toMatchObject({ state: 'completed', card: { brand: 'Visa', last4: '4242' }, card_stored: true });
    expect(await stored()).toEqual([
      {
        id: expect.any(Number),
        method: 'card',
        brand: 'Visa',
        last4: '4242',
        expires: expect.stringMatching(/^20\d\d-(0[1-9]|1[0-2])$/),
        state: 'usable',
        stored_at: app.clock.now().toISOString(),
      },
    ]);
    expect(await rows(as)).toMatchObject([
      { consented_at: placedAt, consent_version: 1, provider: 'sandbox', reference: payment, site_id: 1 },
    ]);
  });

  test('without that, nothing is', async () => {
    const paid = await bought('approves', {});
    expect([paid.state, paid.card_stored, await stored()]).toEqual(['completed', false, []]);
  });

  test('nor with a payment that came to nothing', async () => {
    const { body } = await order({ store_consent: 1 });
    await bank.fail(await paymentOf(body.order));
    expect([(await check(body.order)).state, await stored()]).toEqual(['failed', []]);
  });

  test('once, though return page and webhook tell of it fifty times at once', async () => {
    const { body } = await order({ store_consent: 1 });
    await bank.payWith(await paymentOf(body.order), 'approves');
    await fifty(() => check(body.order));
    expect([(await stored()).length, await balance()]).toEqual([1, 25]);
  });

  test('the same again takes the place of the one of before, which is forgotten; another one stands beside it', async () => {
    const first = await givenStored();
    const other = await givenStored('confirms');
    const again = await givenStored();
    expect((await stored()).map(({ id }) => id)).toEqual([again, other]);
    expect(first).not.toBe(again);
    const before = (await removals()).length;
    await forgetAll();
    expect([before > 0, await removals()]).toEqual([true, []]);
  });

  test('the same, stored by fifty payments at once, is shown once', async () => {
    const orders = await fifty(async () => (await order({ store_consent: 1 })).body.order);
    for (const one of orders) await bank.payWith(await paymentOf(one), 'approves');
    await Promise.all(orders.map((one) => check(one)));
    expect((await stored()).length).toBe(1);
  });
});

describe('a stored card pays', () => {
  test('at once: the answer leads to the page with the credits, and the receipt names the card', async () => {
    const id = await givenStored();
    const { body } = await order({ stored_method: id });
    expect(body).toMatchObject({
      redirect: `/credits/return/${body.order.id}`,
      order: { state: 'completed', card: { brand: 'Visa', last4: '4242' }, stored_method: { id, last4: '4242' }, card_stored: false },
    });
    expect(await balance()).toBe(50);
  });

  test('after the bank was told on its page that it is the payer', async () => {
    const id = await givenStored('confirms');
    const { body } = await order({ stored_method: id });
    expect([body.order.state, body.redirect]).toEqual(['pending', expect.stringMatching(/^\/sandbox\/bank\//)]);
    await bank.answerAtBank(await paymentOf(body.order), true);
    expect(await check(body.order)).toMatchObject({ state: 'completed', card: { brand: 'Mastercard', last4: '3220' } });
  });

  test('not, when the payer does not confirm it, or the bank says no: the order says with which card', async () => {
    const [confirms, declines] = [await givenStored('confirms'), await givenStored('declines')];
    const { body } = await order({ stored_method: confirms });
    await bank.answerAtBank(await paymentOf(body.order), false);
    expect(await check(body.order)).toMatchObject({ state: 'failed', stored_method: { id: confirms, last4: '3220' }, card: null });
    const declined = (await order({ stored_method: declines })).body;
    expect(declined).toMatchObject({
      redirect: `/credits/return/${declined.order.id}`,
      order: { state: 'failed', stored_method: { id: declines, last4: '0341' } },
    });
  });

  test('and is the first one offered from then on', async () => {
    const [first, second] = [await givenStored(), await givenStored('confirms')];
    expect((await stored()).map(({ id }) => id)).toEqual([second, first]);
    app.clock.advance(minutes(1));
    await order({ stored_method: first });
    expect((await stored()).map(({ id }) => id)).toEqual([first, second]);
  });

  test('once: a double click, fifty times over, is one order and one charge', async () => {
    const [id, asked] = [await givenStored(), randomUUID()];
    const answers = await fifty(() => order({ clientId: asked, stored_method: id }));
    expect(new Set(answers.map(({ body }) => `${body.order.id} ${body.redirect}`)).size).toBe(1);
    expect(await balance()).toBe(50);
    const [counted] = await app.database.read<{ charged: number }>(
      `select count(*)::integer as charged from billing.sandbox_payments where stored_card is not null and status = 'captured'
         and stored_card = (select reference::uuid from billing.stored_methods where id = $1)`,
      [id],
    );
    expect(counted).toEqual({ charged: 1 });
  });

  test('once, though the page is loaded anew while the bank asks', async () => {
    const [id, clientId] = [await givenStored('confirms'), randomUUID()];
    const first = (await order({ clientId, stored_method: id })).body;
    const again = (await order({ clientId, stored_method: id })).body;
    expect(again).toEqual(first);
    await bank.answerAtBank(await paymentOf(first.order), true);
    expect((await order({ clientId, stored_method: id })).body.redirect).toBe(`/credits/return/${first.order.id}`);
    expect([(await check(first.order)).state, await balance()]).toEqual(['completed', 50]);
  });

  test('once, though the answer of the charge is lost', async () => {
    const [id, provider] = [await givenStored(), app.get(SandboxProvider)];
    const charge = provider.charge.bind(provider);
    jest.spyOn(provider, 'charge').mockImplementationOnce(async (reference) => {
      await charge(reference);
      throw new Error('The line broke.');
    });
    const { body } = await order({ stored_method: id });
    expect([body.redirect, (await check(body.order)).state, await balance()]).toEqual([
      `/credits/return/${body.order.id}`,
      'completed',
      50,
    ]);
  });

  test('not at all, when nobody charged it: after a minute the order has come to nothing, and nothing is charged later', async () => {
    const [id, provider, clientId] = [await givenStored(), app.get(SandboxProvider), randomUUID()];
    jest.spyOn(provider, 'charge').mockRejectedValueOnce(new Error('The line broke.'));
    const { body } = await order({ clientId, stored_method: id });
    expect((await check(body.order)).state).toBe('pending');
    app.clock.advance(seconds(61));
    expect((await check(body.order)).state).toBe('cancelled');
    await order({ clientId, stored_method: id });
    expect([(await check(body.order)).state, await balance()]).toEqual(['cancelled', 25]);
  });
});

describe('a card is removed', () => {
  test('also when its company is not set up any more: it is told of till then, and pays for nothing', async () => {
    const id = await givenStored();
    await app.database.change(`update billing.stored_methods set provider = 'stripe' where id = $1`, [id]);
    expect(await stored()).toMatchObject([{ id, state: 'unavailable' }]);
    expect((await order({ stored_method: id })).refusal).toBe('billing.stored-method-gone');
    expect((await remove(id)).status).toBe(200);
    expect(await stored()).toEqual([]);
    // what it has stored is forgotten should it be set up again
    await forgetAll();
    expect(await removals()).toMatchObject([{ tries: 1 }]);
    await app.database.change('delete from billing.stored_method_removals');
  });

  test('at once for its owner, and forgotten by the provider', async () => {
    const purchase = await bought();
    const [{ id } = { id: 0 }] = await stored();
    await remove(id);
    expect(await stored()).toEqual([]);
    expect((await app.call(readOrder, { orderId: purchase.id }, { as })).body).toMatchObject({
      card: { brand: 'Visa', last4: '4242' },
      card_stored: false,
    });
    await forgetAll();
    expect(await removals()).toEqual([]);
    const [books] = await app.database.read<{ gone: boolean }>(
      'select card_forgotten_at is not null as gone from billing.sandbox_payments where id = $1',
      [await paymentOf(purchase)],
    );
    expect(books).toEqual({ gone: true });
  });

  test('once, fifty times at once; and is not stored again by what is told of its payment later', async () => {
    const purchase = await bought();
    const [{ id } = { id: 0 }] = await stored();
    const before = (await removals()).length;
    await fifty(() => remove(id));
    await tell(purchase);
    expect([(await removals()).length - before, await stored()]).toEqual([1, []]);
    await forgetAll();
  });

  test('and its provider is told until it has forgotten it, for as long as it takes', async () => {
    const [id, provider] = [await givenStored(), app.get(SandboxProvider)];
    await remove(id);
    const silent = jest.spyOn(provider, 'forget').mockRejectedValue(new Error('No answer.'));
    const waits = [minutes(5), hours(1), ...Array.from({ length: 7 }, () => days(1))];
    for (const wait of waits) {
      await forgetAll();
      app.clock.advance(wait);
    }
    expect([silent.mock.calls.length, (await removals())[0]?.tries]).toEqual([waits.length, waits.length]);
    expect(await app.database.read(`select provider, reference from billing.payment_incidents where kind = 'method-kept'`)).toEqual([
      { provider: 'sandbox', reference: (await removals())[0]?.reference },
    ]);
    silent.mockRestore();
    await forgetAll();
    expect(await removals()).toEqual([]);
  });

  test('by the account’s erasure, too, which leaves nothing but what the provider is still to be told', async () => {
    const purchase = await bought();
    await order({ stored_method: (await stored())[0]!.id });
    const reference = await paymentOf(purchase);
    const part = app.get(BillingPersonalData);
    const told = (await part.export(as)) as { stored_methods: readonly object[] };
    expect(told.stored_methods).toMatchObject([{ brand: 'Visa', last4: '4242', consent_version: 1 }]);
    expect(told.stored_methods[0]).not.toHaveProperty('reference');
    expect(await app.database.transaction((tx) => part.erase(as, tx))).toBeNull();
    expect(await rows(as)).toEqual([]);
    expect(await removals()).toMatchObject([{ reference }]);
    // whatever is told of the payment later stores nothing
    await tell(purchase);
    expect(await rows(as)).toEqual([]);
    await forgetAll();
    expect(await removals()).toEqual([]);
  });
});
