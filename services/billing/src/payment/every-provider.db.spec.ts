import { hours, seconds } from '@rendezvous/contracts/kernel';
import { Refusal } from '@rendezvous/server/refusal';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule } from '../index.js';
import { billingData } from '../testing/index.js';
import { type FallibleWorld, newPayment, newRefund, type ProviderWorld } from '../testing/provider-world.js';
import { sandboxWorld } from '../testing/sandbox-world.js';
import { SteadyClock } from '../testing/steady-clock.js';
import { openStripeWorld } from '../testing/stripe/stripe-world.js';
import type { Misbehaviour, StripeServer } from '../testing/stripe/stripe-server.js';
import type { CallOutcome } from './call-outcome.js';
import type { NewPayment, SignedRequest } from './payment.provider.js';

let app: TestApp;
let stripe: FallibleWorld & { readonly server: StripeServer };
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData, clock: new SteadyClock() });
  stripe = await openStripeWorld(app.clock);
});
beforeEach(() => stripe.server.forget());
afterAll(async () => {
  await stripe.server.close();
  await app.close();
});

const valueOf = <T>(outcome: CallOutcome<T>): T => {
  if (outcome.outcome !== 'ok') throw new Error(`${outcome.outcome}: ${outcome.reason}`);
  return outcome.value;
};

const WORLDS: readonly (readonly [string, () => ProviderWorld])[] = [
  ['the sandbox bank', () => sandboxWorld(app)],
  ['Stripe', () => stripe],
];

describe.each(WORLDS)('%s', (_, open) => {
  let world: ProviderWorld;
  beforeEach(() => (world = open()));
  const begin = async (changes: Partial<NewPayment> = {}) => {
    const payment = newPayment(app.clock.now(), changes);
    return { payment, ...valueOf(await world.provider.start(payment)) };
  };
  const givenPayment = async (): Promise<string> => {
    const { reference } = await begin();
    await world.pay(reference);
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
    expect(valueOf(await world.provider.findStarted(payment))).toMatchObject({ reference });
    app.clock.advance(hours(25));
    expect(valueOf(await world.provider.findStarted(payment))).toMatchObject({ reference });
  });

  test('says who paid by card, and what was charged, whatever was asked for', async () => {
    const [paid, wrong] = [await begin(), await begin()];
    await world.pay(paid.reference);
    await world.pay(wrong.reference, { amount: 1, currency: 'PLN' });
    expect(await report(paid.reference)).toMatchObject({
      status: 'paid',
      amount: { amount: 2799, currency: 'EUR' },
      card: { brand: 'Visa', last4: '4242' },
    });
    expect(await report(wrong.reference)).toMatchObject({ status: 'paid', amount: { amount: 1, currency: 'PLN' } });
    const { at } = await report(paid.reference);
    expect(Math.abs(at.getTime() - app.clock.now().getTime())).toBeLessThan(seconds(5));
  });

  test('says which payment failed, and which was given up', async () => {
    const [failed, cancelled] = [await begin({ method: 'ideal' }), await begin()];
    await world.fail(failed.reference);
    await world.cancel(cancelled.reference);
    expect([(await report(failed.reference)).status, (await report(cancelled.reference)).status]).toEqual(['failed', 'cancelled']);
  });

  test('refuses to report what it does not know', async () => {
    const { reference } = await begin();
    const unknown = reference.replace(/.{8}$/, '00000000');
    expect((await world.provider.report(unknown)).outcome).toBe('refused');
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

  describe('an event', () => {
    test('says which payment to ask about', async () => {
      const { reference } = await begin();
      const event = (await codeOf(world.event(reference))) as { at: Date };
      expect(event).toMatchObject({ id: expect.stringMatching(/^evt_/), kind: 'payment', reference, type: expect.any(String) });
      expect(Math.abs(event.at.getTime() - app.clock.now().getTime())).toBeLessThan(seconds(5));
    });

    test('is refused without a signature, with another’s, with an old one, and with one over other bytes', async () => {
      const { reference } = await begin();
      const event = world.event(reference);
      const wrong = [
        { ...event, headers: {} },
        world.event(reference, { secret: 'whsec_another' }),
        world.event(reference, { ageSeconds: 360 }),
        { ...event, body: Buffer.from(event.body.toString().replace('evt_', 'evt_x')) },
      ];
      expect(await Promise.all(wrong.map(codeOf))).toEqual(wrong.map(() => 'billing.webhook-signature'));
    });

    test('that is signed but makes no sense is refused', async () => {
      expect(await codeOf(world.nonsense())).toBe('request.invalid');
    });
  });
});

/** What a call ends in when it goes wrong so, whether it was done all the same, and what the same request answers after that. */
const MATRIX: readonly (readonly [Misbehaviour, { readonly done: boolean; readonly again: CallOutcome<never>['outcome'] }])[] = [
  ['cut-after', { done: true, again: 'ok' }],
  ['cut-before', { done: false, again: 'ok' }],
  // A fault is remembered under the key: only another attempt gets through.
  ['fault', { done: false, again: 'unknown' }],
  ['fault-after', { done: true, again: 'ok' }],
  ['busy', { done: false, again: 'ok' }],
];

describe('Stripe, when a call goes wrong', () => {
  test.each(MATRIX)('%s leaves a payment unknown; asking tells, and it is begun once', async (how, { done, again }) => {
    const payment = newPayment(app.clock.now());
    stripe.spoilNext(how);
    expect((await stripe.provider.start(payment)).outcome).toBe('unknown');
    const found = valueOf(await stripe.provider.findStarted(payment));
    expect(found !== null).toBe(done);
    expect((await stripe.provider.start(payment)).outcome).toBe(again);
    if (found === null) valueOf(await stripe.provider.start({ ...payment, attempt: again === 'ok' ? 0 : 1 }));
    const opened = [...stripe.server.books.sessions.values()].filter(({ params }) => params['client_reference_id'] === payment.id);
    expect(opened).toHaveLength(1);
  });

  test.each(MATRIX)('%s leaves a refund unknown; asking tells, and it is paid once', async (how, { done, again }) => {
    const { reference } = valueOf(await stripe.provider.start(newPayment(app.clock.now())));
    await stripe.pay(reference);
    const refund = newRefund(reference, 1000);
    stripe.spoilNext(how);
    expect((await stripe.provider.refund(refund)).outcome).toBe('unknown');
    const found = valueOf(await stripe.provider.reportRefund(refund));
    expect(found !== null).toBe(done);
    expect((await stripe.provider.refund(refund)).outcome).toBe(again);
    if (found === null) valueOf(await stripe.provider.refund({ ...refund, attempt: again === 'ok' ? 0 : 1 }));
    expect(stripe.server.books.refundsOf(stripe.server.books.session(reference).intent!.id)).toHaveLength(1);
  });

  test('silence makes every call unknown, and throws in none', async () => {
    const { reference } = valueOf(await stripe.provider.start(newPayment(app.clock.now())));
    stripe.silence(true);
    const payment = newPayment(app.clock.now());
    const answers = await Promise.all([
      stripe.provider.start(payment),
      stripe.provider.findStarted(payment),
      stripe.provider.report(reference),
      stripe.provider.refund(newRefund(reference, 1)),
      stripe.provider.reportRefund(newRefund(reference, 1)),
      stripe.provider.reportDispute('du_1'),
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 6 }, () => 'unknown'));
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
  return closes === undefined ? null : Math.round((Number(closes) - Date.now() / 1000) / 60);
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
    expect(stripe.server.calls.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: '/v1/checkout/sessions', key: 'payment:p1:0', type: 'application/x-www-form-urlencoded' },
      { method: 'POST', path: '/v1/refunds', key: 'refund:r1:2', type: 'application/x-www-form-urlencoded' },
    ]);
  });

  test('is nothing in a way to pay that does not go through Stripe', async () => {
    expect((await stripe.provider.start(newPayment(app.clock.now(), { method: 'sepa' }))).outcome).toBe('refused');
    expect(stripe.provider.methods).toEqual(['card', 'ideal', 'bancontact', 'eps', 'twint', 'blik', 'przelewy24']);
  });
});
