import { days, hours, seconds } from '@rendezvous/contracts/kernel';
import { Refusal } from '@rendezvous/server/refusal';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { SepaProvider } from '../sepa/sepa.provider.js';
import { billingData } from '../testing/index.js';
import type { PayPalServer } from '../testing/paypal/paypal-server.js';
import { openPayPalWorld, payPalEvent, payPalSigned } from '../testing/paypal/paypal-world.js';
import type { Misbehaviour } from '../testing/played-server.js';
import {
  type DashboardWorld,
  type FallibleWorld,
  newPayment,
  newRefund,
  type PlayedCard,
  type ProviderWorld,
  type StoringWorld,
} from '../testing/provider-world.js';
import { sandboxWorld } from '../testing/sandbox-world.js';
import { sepaWorld } from '../testing/sepa-world.js';
import { SteadyClock } from '../testing/steady-clock.js';
import { openStripeWorld } from '../testing/stripe/stripe-world.js';
import type { StripeServer } from '../testing/stripe/stripe-server.js';
import type { CallOutcome } from './call-outcome.js';
import type { NewPayment, SignedRequest } from './payment.provider.js';

let app: TestApp;
let stripe: FallibleWorld & StoringWorld & DashboardWorld & { readonly server: StripeServer };
let paypal: FallibleWorld & DashboardWorld & { readonly server: PayPalServer };
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData, clock: new SteadyClock() });
  stripe = await openStripeWorld(app.clock);
  paypal = await openPayPalWorld(app.clock);
});
beforeEach(() => [stripe, paypal].forEach(({ server }) => server.behave()));
afterAll(async () => {
  await stripe.server.close();
  await paypal.server.close();
  await app.close();
});

const valueOf = <T>(outcome: CallOutcome<T>): T => {
  if (outcome.outcome !== 'ok') throw new Error(`${outcome.outcome}: ${outcome.reason}`);
  return outcome.value;
};

const WORLDS: readonly (readonly [string, () => ProviderWorld])[] = [
  ['the sandbox bank', () => sandboxWorld(app)],
  ['Stripe', () => stripe],
  ['PayPal', () => paypal],
];

/** Companies, and our own bank: what it cannot do (charge another amount, send events, say that a dispute is open) is asked of companies only. */
const EVERYBODY = [...WORLDS, ['our own direct debits', () => sepaWorld(app)]] as const;

describe.each(EVERYBODY)('%s', (_, open) => {
  let world: ProviderWorld;
  beforeEach(() => (world = open()));
  const begin = async (changes: Partial<NewPayment> = {}) => {
    const payment = newPayment(app.clock.now(), changes);
    return { payment, ...valueOf(await world.provider.start(payment)) };
  };
  const givenPayment = async (): Promise<string> => {
    const { reference } = await begin();
    await world.pay(reference);
    // Some companies take the money when they are asked how the payment stands.
    valueOf(await world.provider.report(reference));
    return reference;
  };
  const report = async (reference: string) => valueOf(await world.provider.report(reference));

  test('begins a payment once, however often it is asked to', async () => {
    const { payment, reference, redirect } = await begin();
    const again = await Promise.all([world.provider.start(payment), world.provider.start(payment)]);
    expect(again).toEqual([1, 2].map(() => ({ outcome: 'ok', value: { reference, redirect } })));
    expect(redirect).toMatch(/^(https:\/)?\/[^/]/);
    expect(await report(reference)).toMatchObject({ status: 'pending', amount: { amount: 2799, currency: 'EUR' }, card: null });
  });

  test('refuses the same id with other input, and the first payment stays', async () => {
    const { payment, reference } = await begin();
    const other = await world.provider.start({ ...payment, amount: { amount: 1299, currency: 'EUR' } });
    expect(other.outcome).toBe('refused');
    expect(await report(reference)).toMatchObject({ status: 'pending', amount: { amount: 2799 } });
  });

  test('finds by our id what it began, and nothing that it never heard of', async () => {
    expect(await world.provider.findStarted(newPayment(app.clock.now()))).toEqual({ outcome: 'ok', value: null });
    const { payment, reference } = await begin();
    const found = async () => valueOf(await world.provider.findStarted(payment))?.reference ?? null;
    const known = world.findsStarted ? reference : null;
    expect(await found()).toBe(known);
    app.clock.advance(hours(25));
    expect(await found()).toBe(known);
  });

  test('refuses to report what it does not know', async () => {
    const { reference } = await begin();
    const unknown = reference.replace(/.{8}$/, '00000000');
    expect((await world.provider.report(unknown)).outcome).toBe('refused');
  });

  test('lists by our ids what it charged within some time, and nothing that came to nothing', async () => {
    app.clock.advance(seconds(2));
    const from = app.clock.now();
    const { payment, reference } = await begin();
    await begin();
    await world.pay(reference);
    valueOf(await world.provider.report(reference));
    app.clock.advance(seconds(2));
    const to = app.clock.now();
    const listed = valueOf(await world.provider.listCharges(from, to));
    expect(listed).toEqual([{ reference: expect.any(String), payment: payment.id, amount: { amount: 2799, currency: 'EUR' } }]);
    expect(valueOf(await world.provider.listCharges(new Date(from.getTime() - seconds(2)), from))).toEqual([]);
    expect(valueOf(await world.provider.listCharges(to, to))).toEqual([]);
  });

  test('lists the disputes that were opened within some time, by the names that it is asked about them', async () => {
    const payment = await givenPayment();
    app.clock.advance(seconds(2));
    const from = app.clock.now();
    const dispute = await world.dispute(payment, 'lost');
    app.clock.advance(seconds(2));
    const to = app.clock.now();
    const listed = async (...[first, before]: [Date, Date]) => valueOf(await world.provider.listDisputes(first, before));
    expect(await listed(from, to)).toEqual(world.listsDisputes ? [dispute] : []);
    expect(await listed(new Date(from.getTime() - seconds(2)), from)).toEqual([]);
    expect(await listed(to, to)).toEqual([]);
  });

  describe('asked for money back', () => {
    test('pays it once, however often it is asked to, and knows it by our id', async () => {
      const refund = newRefund(await givenPayment(), 2799);
      expect(await world.provider.reportRefund(refund)).toEqual({ outcome: 'ok', value: null });
      const answers = await Promise.all([world.provider.refund(refund), world.provider.refund(refund)]);
      const [reference, second] = answers.map((answer) => valueOf(answer).reference);
      expect(second).toBe(reference);
      app.clock.advance(hours(25));
      expect(valueOf(await world.provider.reportRefund(refund))).toMatchObject({ reference, status: 'succeeded' });
    });

    test('refuses more than was paid, and the same id with another amount', async () => {
      const payment = await givenPayment();
      const first = newRefund(payment, 2000);
      valueOf(await world.provider.refund(first));
      expect((await world.provider.refund(newRefund(payment, 800))).outcome).toBe('refused');
      expect((await world.provider.refund({ ...first, amount: { amount: 500, currency: 'EUR' } })).outcome).toBe('refused');
      expect((await world.provider.refund(newRefund(payment, 799))).outcome).toBe('ok');
    });

    test('refuses what was never paid, and what it will not pay', async () => {
      const { reference } = await begin();
      expect((await world.provider.refund(newRefund(reference, 2799))).outcome).toBe('refused');
      const payment = await givenPayment();
      await world.setRefunds(payment, 'refuse');
      expect((await world.provider.refund(newRefund(payment, 2799))).outcome).toBe('refused');
    });

    test('says when what it paid out came back days later', async () => {
      const refund = newRefund(await givenPayment(), 2799);
      const { reference } = valueOf(await world.provider.refund(refund));
      app.clock.advance(seconds(5));
      expect(valueOf(await world.provider.reportRefund(refund))).toMatchObject({ status: 'succeeded' });
      await world.bounce(refund.payment, reference);
      expect(valueOf(await world.provider.reportRefund(refund))).toMatchObject({ status: 'failed' });
    });
  });
});

describe.each(WORLDS)('%s, a company', (_, open) => {
  let world: ProviderWorld;
  beforeEach(() => (world = open()));
  const begin = async (changes: Partial<NewPayment> = {}) => {
    const payment = newPayment(app.clock.now(), changes);
    return { payment, ...valueOf(await world.provider.start(payment)) };
  };
  const givenPayment = async (): Promise<string> => {
    const { reference } = await begin();
    await world.pay(reference);
    // Some companies take the money when they are asked how the payment stands.
    valueOf(await world.provider.report(reference));
    return reference;
  };
  /** What is read of an event, or the code of its refusal. */
  const codeOf = async (request: SignedRequest): Promise<unknown> => {
    try {
      return await world.provider.readEvent(request);
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw error;
    }
  };
  const report = async (reference: string) => valueOf(await world.provider.report(reference));

  test('says who paid by card, and what was charged, whatever was asked for', async () => {
    const [paid, wrong] = [await begin(), await begin()];
    await world.pay(paid.reference);
    await world.pay(wrong.reference, { amount: 1, currency: 'PLN' });
    expect(await report(paid.reference)).toMatchObject({
      status: 'paid',
      amount: { amount: 2799, currency: 'EUR' },
      card: world.card,
    });
    expect(await report(wrong.reference)).toMatchObject({ status: 'paid', amount: { amount: 1, currency: 'PLN' } });
    const { at } = await report(paid.reference);
    expect(Math.abs(at.getTime() - app.clock.now().getTime())).toBeLessThan(seconds(5));
  });

  test('lists also what nobody here asked for, and what went back since; money that goes out is no charge', async () => {
    app.clock.advance(seconds(2));
    const from = app.clock.now();
    const other = await world.chargeElsewhere(1200, 'USD');
    const payment = await givenPayment();
    valueOf(await world.provider.refund(newRefund(payment, 2799)));
    app.clock.advance(seconds(2));
    const listed = valueOf(await world.provider.listCharges(from, app.clock.now()));
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual(expect.objectContaining({ reference: other, amount: { amount: 1200, currency: 'USD' } }));
  });

  test('says which payment failed, and which was given up', async () => {
    const [failed, cancelled] = [await begin({ method: 'ideal' }), await begin()];
    await world.fail(failed.reference);
    await world.cancel(cancelled.reference);
    expect([(await report(failed.reference)).status, (await report(cancelled.reference)).status]).toEqual(['failed', 'cancelled']);
  });

  test('cancels what nobody has paid, and leaves what was paid as it is', async () => {
    const [left, paid] = [await begin(), await begin()];
    await world.pay(paid.reference);
    const cancel = async (reference: string) => valueOf(await world.provider.cancel(reference)).status;
    expect([await cancel(left.reference), await cancel(left.reference), await cancel(paid.reference)]).toEqual([
      'cancelled',
      'cancelled',
      'paid',
    ]);
  });

  test.each(['warning', 'open', 'won', 'lost'] as const)('says of which payment a dispute is, and that it is %s', async (status) => {
    const payment = await givenPayment();
    const reference = await world.dispute(payment, status);
    expect(await world.provider.reportDispute(reference)).toEqual({
      outcome: 'ok',
      value: { reference, payment, amount: { amount: 2799, currency: 'EUR' }, status },
    });
    expect((await world.provider.reportDispute(reference.replace(/.{8}$/, '00000000'))).outcome).toBe('refused');
  });

  describe('an event', () => {
    test('says which payment to ask about', async () => {
      const { reference } = await begin();
      const event = (await codeOf(world.event(reference))) as { at: Date };
      expect(event).toMatchObject({ id: expect.stringMatching(/^(evt_|WH-)/), kind: 'payment', reference, type: expect.any(String) });
      expect(Math.abs(event.at.getTime() - app.clock.now().getTime())).toBeLessThan(seconds(5));
    });

    test('is refused without a signature, with another’s, with an old one, and with one over other bytes', async () => {
      const { reference } = await begin();
      const event = world.event(reference);
      const wrong = [
        { ...event, headers: {} },
        world.event(reference, { secret: 'whsec_another' }),
        world.event(reference, { ageSeconds: 360 }),
        { ...event, body: Buffer.from(event.body.toString().replace('"id":"', '"id":"x')) },
      ];
      expect(await Promise.all(wrong.map(codeOf))).toEqual(wrong.map(() => 'billing.webhook-signature'));
    });

    test('that is signed but makes no sense is refused', async () => {
      expect(await codeOf(world.nonsense())).toBe('request.invalid');
    });
  });
});

const DASHBOARDS: readonly (readonly [string, () => DashboardWorld])[] = [
  ['Stripe', () => stripe],
  ['PayPal', () => paypal],
];

describe.each(DASHBOARDS)('%s, where somebody pays back in its dashboard', (_, open) => {
  test('lists that beside ours, and says of which payment it is and that nobody here asked for it', async () => {
    const world = open();
    const { reference: payment } = valueOf(await world.provider.start(newPayment(app.clock.now())));
    await world.pay(payment);
    valueOf(await world.provider.report(payment));
    app.clock.advance(seconds(2));
    const from = app.clock.now();
    const asked = newRefund(payment, 1000);
    const { reference: ours } = valueOf(await world.provider.refund(asked));
    const other = await world.refundElsewhere(payment, 500);
    app.clock.advance(seconds(2));
    const to = app.clock.now();
    expect(valueOf(await world.provider.listRefunds(from, to)).toSorted()).toEqual([ours, other].toSorted());
    expect(valueOf(await world.provider.listRefunds(to, to))).toEqual([]);
    const found = { status: 'succeeded', payment, amount: { amount: 500, currency: 'EUR' } };
    expect(valueOf(await world.provider.findRefund(other))).toEqual({ ...found, reference: other, id: null });
    expect(valueOf(await world.provider.findRefund(ours))).toMatchObject({ reference: ours, id: asked.id });
    expect((await world.provider.findRefund(other.replace(/.{8}$/, '00000000'))).outcome).toBe('refused');
    expect(await world.provider.readEvent(world.refundEvent(other))).toMatchObject({ kind: 'refund', reference: other });
  });
});

const STORING: readonly (readonly [string, () => StoringWorld])[] = [
  ['the sandbox bank', () => sandboxWorld(app)],
  ['Stripe', () => stripe],
];
const BACK = 'https://love.example/credits/return/1';

describe.each(STORING)('%s, asked to store a card', (_, open) => {
  let world: StoringWorld;
  beforeEach(() => (world = open()));
  const begin = async (changes: Partial<NewPayment> = {}) => {
    const payment = newPayment(app.clock.now(), changes);
    return { payment, ...valueOf(await world.provider.start(payment)) };
  };
  const report = async (reference: string) => valueOf(await world.provider.report(reference));
  const givenStored = async (card: PlayedCard = 'approves'): Promise<string> => {
    const { reference } = await begin({ store: true });
    await world.payWith(reference, card);
    return (await report(reference)).stored!.reference;
  };
  /** A payment with a stored card, as the shop makes one. */
  const charge = async (stored: string) => {
    const begun = await begin({ stored });
    return { ...begun, page: valueOf(await world.provider.charge(begun.reference, BACK)) };
  };

  test('stores the one that paid, and none unless it is asked to', async () => {
    const [asked, plain, unpaid] = [await begin({ store: true }), await begin(), await begin({ store: true })];
    await world.payWith(asked.reference, 'approves');
    await world.payWith(plain.reference, 'approves');
    expect((await report(asked.reference)).stored).toMatchObject({
      reference: expect.stringMatching(/^.{8,}$/),
      ...world.card,
      expiryMonth: expect.any(Number),
      expiryYear: expect.any(Number),
    });
    expect([(await report(plain.reference)).stored, (await report(unpaid.reference)).stored]).toEqual([null, null]);
  });

  test('begins a payment with it once, and takes nothing until it is told to', async () => {
    const stored = await givenStored();
    const { payment, reference, redirect } = await begin({ stored });
    expect(redirect).toBeNull();
    expect(await Promise.all([world.provider.start(payment), world.provider.start(payment)])).toEqual(
      [1, 2].map(() => ({ outcome: 'ok', value: { reference, redirect: null } })),
    );
    expect(valueOf(await world.provider.findStarted(payment))?.reference).toBe(reference);
    expect(valueOf(await world.provider.findStarted(newPayment(app.clock.now(), { stored })))).toBeNull();
    expect(await report(reference)).toMatchObject({ status: 'pending', amount: { amount: 2799, currency: 'EUR' }, stored: null });
    expect((await world.provider.start({ ...payment, amount: { amount: 1, currency: 'EUR' } })).outcome).toBe('refused');
  });

  test('takes the money once, though fifty ask for it at once', async () => {
    const { reference } = await begin({ stored: await givenStored() });
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.provider.charge(reference, BACK)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"outcome":"ok","value":null}']));
    expect(await report(reference)).toMatchObject({
      status: 'paid',
      amount: { amount: 2799, currency: 'EUR' },
      card: world.card,
      stored: null,
    });
    expect(valueOf(await world.provider.charge(reference, BACK))).toBeNull();
  });

  test.each([
    [true, 'paid'],
    [false, 'failed'],
  ] as const)('lets the bank ask the payer on its page; the answer %s is the end of it', async (yes, status) => {
    const { reference, page } = await charge(await givenStored('confirms'));
    expect(page).toMatch(/^(https:\/)?\/[^/]/);
    expect(await report(reference)).toMatchObject({ status: 'pending' });
    expect(valueOf(await world.provider.charge(reference, BACK))).toBe(page);
    await world.answerAtBank(reference, yes);
    expect(await report(reference)).toMatchObject({ status });
    expect(valueOf(await world.provider.charge(reference, BACK))).toBeNull();
    expect(await report(reference)).toMatchObject({ status });
  });

  test('says that the bank said no, also for a card that is over', async () => {
    const [declined, over] = [await givenStored('declines'), await givenStored('expires')];
    app.clock.advance(days(32));
    for (const stored of [declined, over]) {
      const { reference, page } = await charge(stored);
      expect([page, (await report(reference)).status]).toEqual([null, 'failed']);
    }
  });

  test('lets a payment that nobody charges within a minute come to nothing', async () => {
    const { reference } = await begin({ stored: await givenStored() });
    app.clock.advance(seconds(61));
    expect(await report(reference)).toMatchObject({ status: 'cancelled' });
    expect(valueOf(await world.provider.charge(reference, BACK))).toBeNull();
    expect(await report(reference)).toMatchObject({ status: 'cancelled' });
  });

  test('takes back and is disputed like every other payment', async () => {
    const { reference } = await charge(await givenStored());
    const refund = newRefund(reference, 1000);
    valueOf(await world.provider.refund(refund));
    expect(valueOf(await world.provider.reportRefund(refund))).not.toBeNull();
    const dispute = await world.dispute(reference, 'open');
    expect(valueOf(await world.provider.reportDispute(dispute))).toMatchObject({ payment: reference, status: 'open' });
  });

  test('forgets it for good, again and again; nothing is paid with what is forgotten', async () => {
    const [stored, other] = [await givenStored(), await givenStored()];
    for (let times = 0; times < 2; times += 1) expect(await world.provider.forget(stored)).toEqual({ outcome: 'ok', value: null });
    const refused = await world.provider.start(newPayment(app.clock.now(), { stored }));
    expect(refused).toMatchObject({ outcome: 'refused', gone: true });
    expect((await charge(other)).page).toBeNull();
    expect(await world.provider.forget('never-heard/of-it')).toEqual({ outcome: 'ok', value: null });
  });
});

test('PayPal stores nothing, and charges nothing that is stored', async () => {
  const { provider } = paypal;
  expect(provider.storable).toEqual([]);
  expect([(await provider.charge('x', BACK)).outcome, (await provider.forget('x')).outcome]).toEqual(['refused', 'ok']);
});

/** What goes wrong with a call, and whether it was done all the same. */
const MATRIX: readonly (readonly [Misbehaviour, { readonly done: boolean }])[] = [
  ['cut-after', { done: true }],
  ['cut-before', { done: false }],
  ['fault', { done: false }],
  ['fault-after', { done: true }],
  ['busy', { done: false }],
];

const FALLIBLE: readonly (readonly [string, () => FallibleWorld])[] = [
  ['Stripe', () => stripe],
  ['PayPal', () => paypal],
];

describe.each(FALLIBLE)('%s, when a call goes wrong', (_, open) => {
  let world: FallibleWorld;
  beforeEach(() => (world = open()));
  /** A fault that is remembered under the key lets only another attempt through. */
  const againAfter = (how: Misbehaviour) => (how === 'fault' && world.remembersFaults ? 'unknown' : 'ok');

  test.each(MATRIX)('%s leaves a payment unknown; the same attempt again, or the next one, begins it once', async (how, { done }) => {
    const payment = newPayment(app.clock.now());
    world.spoilNext(how);
    expect((await world.provider.start(payment)).outcome).toBe('unknown');
    const found = valueOf(await world.provider.findStarted(payment));
    expect(found !== null).toBe(done && world.findsStarted);
    expect((await world.provider.start(payment)).outcome).toBe(againAfter(how));
    if (againAfter(how) === 'unknown') valueOf(await world.provider.start({ ...payment, attempt: 1 }));
    expect(world.begun(payment.id)).toBe(1);
  });

  test.each(MATRIX)('%s leaves a refund unknown; asking tells, and it is paid once', async (how, { done }) => {
    const { reference } = valueOf(await world.provider.start(newPayment(app.clock.now())));
    await world.pay(reference);
    valueOf(await world.provider.report(reference));
    const refund = newRefund(reference, 1000);
    world.spoilNext(how);
    expect((await world.provider.refund(refund)).outcome).toBe('unknown');
    expect(valueOf(await world.provider.reportRefund(refund)) !== null).toBe(done);
    expect((await world.provider.refund(refund)).outcome).toBe(againAfter(how));
    if (againAfter(how) === 'unknown') valueOf(await world.provider.refund({ ...refund, attempt: 1 }));
    expect(world.refunded(reference)).toBe(1);
  });

  test('silence makes every call that asks anything unknown, and throws in none', async () => {
    const { reference } = valueOf(await world.provider.start(newPayment(app.clock.now())));
    world.silence(true);
    const answers = await Promise.all([
      world.provider.start(newPayment(app.clock.now())),
      world.provider.report(reference),
      world.provider.refund(newRefund(reference, 1)),
      world.provider.reportRefund(newRefund(reference, 1)),
      world.provider.findRefund('re_1'),
      world.provider.listRefunds(app.clock.now(), app.clock.now()),
      world.provider.reportDispute('du_1'),
      world.provider.listDisputes(app.clock.now(), app.clock.now()),
      ...(world.findsStarted ? [world.provider.findStarted(newPayment(app.clock.now()))] : []),
    ]);
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['unknown']));
  });
});

test.each(FALLIBLE)('%s’s list of charges is read to its end, whatever currency stands in it', async (_, open) => {
  const world = open();
  app.clock.advance(seconds(2));
  const from = app.clock.now();
  const many = 510;
  for (let n = 0; n < many; n += 1) await world.chargeElsewhere(100, n === 0 ? 'JPY' : 'EUR');
  app.clock.advance(seconds(2));
  const listed = valueOf(await world.provider.listCharges(from, app.clock.now()));
  expect([listed.length, new Set(listed.map(({ reference }) => reference)).size]).toEqual([many, many]);
  expect(listed.filter(({ amount }) => amount === null)).toHaveLength(1);
  world.silence(true);
  expect((await world.provider.listCharges(from, app.clock.now())).outcome).toBe('unknown');
});

/** A payment through a company. */
const paidAt = async (world: ProviderWorld): Promise<string> => {
  const { reference } = valueOf(await world.provider.start(newPayment(app.clock.now())));
  await world.pay(reference);
  valueOf(await world.provider.report(reference));
  return reference;
};

test.each(FALLIBLE)('%s’s list of disputes is read to its end', async (_, open) => {
  const world = open();
  const payment = await paidAt(world);
  app.clock.advance(seconds(2));
  const from = app.clock.now();
  const disputes: string[] = [];
  for (let n = 0; n < 110; n += 1) disputes.push(await world.dispute(payment, 'open', 10));
  app.clock.advance(seconds(2));
  expect(valueOf(await world.provider.listDisputes(from, app.clock.now())).toSorted()).toEqual(disputes.toSorted());
});

test('PayPal lists also a dispute that was opened before and moved since, and none that was opened later', async () => {
  const payment = await paidAt(paypal);
  const dispute = await paypal.dispute(payment, 'open');
  app.clock.advance(seconds(2));
  const from = app.clock.now();
  expect(valueOf(await paypal.provider.listDisputes(from, app.clock.now()))).toEqual([]);
  await paypal.decide(dispute, 'lost');
  app.clock.advance(seconds(2));
  const to = app.clock.now();
  await paypal.dispute(payment, 'open', 10);
  expect(valueOf(await paypal.provider.listDisputes(from, to))).toEqual([dispute]);
});

/** A direct debit that waits for its signature, by its name. */
const directDebit = async () => valueOf(await app.get(SepaProvider).start(newPayment(app.clock.now()))).reference;

describe('our own direct debits', () => {
  test('say who signed, who gave up, and that no other currency is taken', async () => {
    const { provider, pay, cancel } = sepaWorld(app);
    const [signed, givenUp] = [await directDebit(), await directDebit()];
    await pay(signed);
    await cancel(givenUp);
    expect(valueOf(await provider.report(signed))).toMatchObject({ status: 'paid', amount: { amount: 2799, currency: 'EUR' }, card: null });
    expect(valueOf(await provider.report(givenUp)).status).toBe('cancelled');
    expect((await provider.start(newPayment(app.clock.now(), { amount: { amount: 5499, currency: 'PLN' } }))).outcome).toBe('refused');
  });

  test('know one kind of dispute, which is lost, and take no event from anybody', async () => {
    const { provider, pay, dispute } = sepaWorld(app);
    const payment = await directDebit();
    await pay(payment);
    expect((await provider.reportDispute(payment)).outcome).toBe('refused');
    const reference = await dispute(payment, 'lost');
    const amount = { amount: 2799, currency: 'EUR' };
    expect(await provider.reportDispute(reference)).toEqual({ outcome: 'ok', value: { reference, payment, amount, status: 'lost' } });
    expect(valueOf(await provider.report(payment)).status).toBe('paid');
    expect(() => provider.readEvent({ headers: {}, body: Buffer.from('{}') })).toThrow(
      expect.objectContaining({ code: 'billing.webhook-signature' }),
    );
  });
});

/** The name of a card that Stripe stores. */
const storedAtStripe = async (): Promise<string> => {
  const { reference } = valueOf(await stripe.provider.start(newPayment(app.clock.now(), { store: true })));
  await stripe.pay(reference);
  return valueOf(await stripe.provider.report(reference)).stored!.reference;
};

describe('Stripe, when a call about a stored card goes wrong', () => {
  test.each(MATRIX)('%s leaves a payment unknown, and it is begun once', async (how, { done }) => {
    const payment = newPayment(app.clock.now(), { stored: await storedAtStripe() });
    stripe.spoilNext(how);
    expect((await stripe.provider.start(payment)).outcome).toBe('unknown');
    expect(valueOf(await stripe.provider.findStarted(payment)) !== null).toBe(done);
    if (how === 'fault') valueOf(await stripe.provider.start({ ...payment, attempt: 1 }));
    else valueOf(await stripe.provider.start(payment));
    expect(stripe.begun(payment.id)).toBe(1);
  });

  test.each(MATRIX)('%s leaves a charge unknown; asking tells, and asking for it again takes the money once', async (how, { done }) => {
    const payment = newPayment(app.clock.now(), { stored: await storedAtStripe() });
    const { reference } = valueOf(await stripe.provider.start(payment));
    stripe.spoilNext(how);
    expect((await stripe.provider.charge(reference, BACK)).outcome).toBe('unknown');
    expect(valueOf(await stripe.provider.report(reference)).status).toBe(done ? 'paid' : 'pending');
    expect(await stripe.provider.charge(reference, BACK)).toEqual({ outcome: 'ok', value: null });
    expect(valueOf(await stripe.provider.report(reference)).status).toBe('paid');
    expect([...stripe.server.books.intents.values()].filter(({ metadata }) => metadata['payment'] === payment.id)).toMatchObject([
      { received: 2799 },
    ]);
  });

  test.each(MATRIX)('%s leaves it unknown whether it is forgotten; then it is', async (how) => {
    const stored = await storedAtStripe();
    stripe.spoilNext(how);
    expect((await stripe.provider.forget(stored)).outcome).toBe('unknown');
    expect(await stripe.provider.forget(stored)).toEqual({ outcome: 'ok', value: null });
    const [customer, method] = stored.split('/');
    expect([stripe.server.books.customers.has(customer!), stripe.server.books.method(method!).customer]).toEqual([false, null]);
  });
});

/** An order at PayPal, by its name there. */
const orderAtPayPal = async (changes: Partial<NewPayment> = {}) =>
  valueOf(await paypal.provider.start(newPayment(app.clock.now(), changes))).reference;

describe('PayPal', () => {
  test('takes the money of an order once, whoever asks how it stands, fifty times at once', async () => {
    const reference = await orderAtPayPal();
    await paypal.pay(reference);
    const reports = await Promise.all(Array.from({ length: 50 }, () => paypal.provider.report(reference)));
    expect(new Set(reports.map((one) => valueOf(one).status))).toEqual(new Set(['paid']));
    expect(paypal.server.books.order(reference).capture).toMatchObject({ status: 'COMPLETED' });
  });

  test('has no list of a time that it has not listed to its end', async () => {
    const to = app.clock.now();
    paypal.server.books.listedUntil = to.getTime() - seconds(60);
    expect((await paypal.provider.listCharges(new Date(to.getTime() - days(1)), to)).outcome).toBe('unknown');
    paypal.server.books.listedUntil = to.getTime();
    expect((await paypal.provider.listCharges(new Date(to.getTime() - days(1)), to)).outcome).toBe('ok');
  });

  test('says of money that it holds that it is not here yet', async () => {
    const reference = await orderAtPayPal();
    paypal.server.books.approve(reference, { status: 'PENDING' });
    expect(valueOf(await paypal.provider.report(reference)).status).toBe('pending');
    paypal.server.books.order(reference).capture!.status = 'COMPLETED';
    expect(valueOf(await paypal.provider.report(reference)).status).toBe('paid');
  });

  test('an answer that is lost while the money is taken is asked for again', async () => {
    const reference = await orderAtPayPal();
    await paypal.pay(reference);
    paypal.spoilNext('cut-after');
    expect((await paypal.provider.report(reference)).outcome).toBe('unknown');
    expect(valueOf(await paypal.provider.report(reference)).status).toBe('paid');
  });

  test('is asked for the amount that the member saw, and leads them back', async () => {
    const reference = await orderAtPayPal({ amount: { amount: 11_705, currency: 'PLN' }, locale: 'fr' });
    expect(JSON.parse(paypal.server.books.order(reference).asked)).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ description: 'Rendezvous · 25 crédits', amount: { currency_code: 'PLN', value: '117.05' } }],
      payment_source: {
        paypal: {
          experience_context: {
            locale: 'fr-FR',
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
            return_url: 'https://love.example/credits/return/1',
            cancel_url: 'https://love.example/credits/25/card',
          },
        },
      },
    });
  });

  test.each([
    ['another host', 'https://evil.example/v1/notifications/certs/CERT-played'],
    ['a host that only begins like PayPal’s', 'http://127.0.0.1:1@evil.example/cert'],
    ['no address at all', 'CERT-played'],
  ])('takes no certificate from %s', async (_, certificate) => {
    const request = payPalSigned(paypal.server, payPalEvent(paypal.server, 'CHECKOUT.ORDER.APPROVED', await orderAtPayPal()), {
      certificate,
    });
    await expect(paypal.provider.readEvent(request)).rejects.toMatchObject({ code: 'billing.webhook-signature' });
  });
});

/** What Stripe is asked for to open a page. */
const paramsOf = async (changes: Partial<NewPayment> = {}) => {
  const { reference } = valueOf(await stripe.provider.start(newPayment(app.clock.now(), changes)));
  return stripe.server.books.session(reference).params;
};
/** Minutes that a page stays open for an order that has so many; null when Stripe closes it when it likes. */
const minutesLeft = async (left: number) => {
  const { expires_at: closes } = await paramsOf({ expiresAt: new Date(app.clock.now().getTime() + seconds(left * 60)) });
  return closes === undefined ? null : Math.round((Number(closes) - stripe.server.books.seconds(app.clock.now().getTime())) / 60);
};

describe('what Stripe is asked for', () => {
  test('is its own page, in one way to pay, at the amount that the member saw, and the way back', async () => {
    expect(await paramsOf({ method: 'przelewy24', locale: 'fr', amount: { amount: 11_799, currency: 'PLN' } })).toMatchObject({
      mode: 'payment',
      locale: 'fr',
      'allowed_payment_method_types[0]': 'p24',
      'adaptive_pricing[enabled]': 'false',
      'line_items[0][price_data][currency]': 'pln',
      'line_items[0][price_data][unit_amount]': '11799',
      'line_items[0][price_data][product_data][name]': 'Rendezvous · 25 crédits',
      success_url: 'https://love.example/credits/return/1',
      cancel_url: 'https://love.example/credits/25/card',
    });
  });

  test('closes with the order, or by itself when Stripe takes no page that is open for so short a time', async () => {
    expect([await minutesLeft(60), await minutesLeft(20)]).toEqual([60, null]);
  });

  test('carries forms, and a key with each call that changes something', async () => {
    const { reference } = valueOf(await stripe.provider.start(newPayment(app.clock.now(), { id: 'p1' })));
    await stripe.pay(reference);
    await stripe.provider.refund(newRefund(reference, 5, { id: 'r1', attempt: 2 }));
    const posts = stripe.server.calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path, headers }) => [path, headers['idempotency-key'], headers['content-type']])).toEqual([
      ['/v1/checkout/sessions', 'payment:p1:0', 'application/x-www-form-urlencoded'],
      ['/v1/refunds', 'refund:r1:2', 'application/x-www-form-urlencoded'],
    ]);
  });

  test('makes a customer for a card that is to be stored, which is charged with its owner there', async () => {
    expect(await paramsOf({ store: true })).toMatchObject({
      customer_creation: 'always',
      'payment_intent_data[setup_future_usage]': 'on_session',
    });
    const stored = await storedAtStripe();
    const [customer, method] = stored.split('/');
    const begun = valueOf(await stripe.provider.start(newPayment(app.clock.now(), { id: 'p3', stored, locale: 'fr' })));
    await stripe.provider.charge(begun.reference, BACK);
    const [asked, confirmed] = stripe.server.calls.filter(({ path, method: verb }) => verb === 'POST' && path.includes('payment_intents'));
    expect(Object.fromEntries(new URLSearchParams(asked!.body))).toEqual({
      amount: '2799',
      currency: 'eur',
      customer,
      payment_method: method,
      'allowed_payment_method_types[0]': 'card',
      description: 'Rendezvous · 25 crédits',
      'metadata[payment]': 'p3',
      'metadata[stored]': 'yes',
    });
    expect(asked!.headers['idempotency-key']).toBe('payment:p3:0');
    expect(Object.fromEntries(new URLSearchParams(confirmed!.body))).toEqual({ return_url: BACK });
  });

  test('is nothing in a way to pay that does not go through Stripe', async () => {
    expect((await stripe.provider.start(newPayment(app.clock.now(), { method: 'sepa' }))).outcome).toBe('refused');
    expect(stripe.provider.methods).toEqual(['card', 'ideal', 'bancontact', 'eps', 'twint', 'blik', 'przelewy24']);
  });
});
