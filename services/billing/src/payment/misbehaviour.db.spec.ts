import { randomUUID } from 'node:crypto';
import { createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { listPaymentIncidents } from '@rendezvous/contracts/billing/payment-incidents';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { days, minutes, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { SandboxProvider } from '../sandbox/sandbox.provider.js';
import { billingData } from '../testing/index.js';
import { openPayPalWorld, PAYPAL_ENVIRONMENT } from '../testing/paypal/paypal-world.js';
import type { ProviderWorld } from '../testing/provider-world.js';
import { sandboxWorld } from '../testing/sandbox-world.js';
import { SPEND } from '../testing/spend.js';
import { SteadyClock } from '../testing/steady-clock.js';
import { openStripeWorld, STRIPE_ENVIRONMENT } from '../testing/stripe/stripe-world.js';
import type { SignedRequest } from './payment.provider.js';

/** The whole product with one company behind it. */
interface Shop {
  readonly app: TestApp;
  readonly world: ProviderWorld;
  readonly method: 'card' | 'paypal';
  /** What 25 credits cost in this way. */
  readonly total: number;
  /** The money is taken, and the answer that says so is lost. @returns how the line is mended */
  losePaidAnswer(): () => void;
  close(): Promise<void>;
}

const sandboxShop = async (): Promise<Shop> => {
  const app = await testApp({ imports: [BillingModule], ...billingData });
  const losePaidAnswer = () => {
    const silent = jest.spyOn(app.get(SandboxProvider), 'report').mockRejectedValue(new Error('The line is broken.'));
    return () => silent.mockRestore();
  };
  return { app, world: sandboxWorld(app), method: 'card', total: 2799, losePaidAnswer, close: app.close };
};

const stripeShop = async (): Promise<Shop> => {
  const clock = new SteadyClock();
  const { server, ...world } = await openStripeWorld(clock);
  const environment = { ...STRIPE_ENVIRONMENT, STRIPE_API: server.address, DEMO: 'no' };
  const app = await testApp({ imports: [BillingModule], ...billingData, clock, environment });
  const losePaidAnswer = () => {
    server.silence(true);
    return () => server.silence(false);
  };
  const close = async () => {
    await app.close();
    await server.close();
  };
  return { app, world, method: 'card', total: 2799, losePaidAnswer, close };
};

const payPalShop = async (): Promise<Shop> => {
  const clock = new SteadyClock();
  const { server, ...world } = await openPayPalWorld(clock);
  const environment = { ...PAYPAL_ENVIRONMENT, PAYPAL_API: server.address, DEMO: 'no' };
  const app = await testApp({ imports: [BillingModule], ...billingData, clock, environment });
  const losePaidAnswer = () => {
    server.spoilNext('cut-after');
    return () => server.behave();
  };
  const close = async () => {
    await app.close();
    await server.close();
  };
  return { app, world, method: 'paypal', total: 2834, losePaidAnswer, close };
};

/** An order of 25 credits that waits at its company, and what happens to it. */
class Waiting {
  private constructor(
    readonly shop: Shop,
    private readonly memberId: number,
    private readonly order: Order,
    readonly reference: string,
  ) {}

  static async place(shop: Shop): Promise<Waiting> {
    const { app, method, total } = shop;
    const memberId = await givenMember(app.database, { country: 'NL' });
    const wish = { clientId: randomUUID(), bundle: '25', method, expected_total: total };
    const { order } = (await app.call(createOrder, wish, { as: memberId })).body;
    const [payment] = await app.database.read<{ reference: string }>('select reference from billing.payments where order_id = $1', [
      order.id,
    ]);
    return new Waiting(shop, memberId, order, payment!.reference);
  }

  get world(): ProviderWorld {
    return this.shop.world;
  }

  /** The company sends an event, and what waits is processed. @returns how it was answered */
  async send({ headers, body }: SignedRequest): Promise<number> {
    const { app, world } = this.shop;
    const sent = { 'content-type': 'application/json', ...(headers as Record<string, string>) };
    const url = `/api/payments/${world.provider.name}/webhook`;
    const { statusCode } = await app.app.inject({ method: 'POST', url, headers: sent, payload: body });
    await app.bus.drain();
    return statusCode;
  }

  async pay(charged: Parameters<ProviderWorld['pay']>[1] = {}): Promise<void> {
    await this.world.pay(this.reference, charged);
    await this.send(this.world.event(this.reference));
  }

  async spend(credits: number): Promise<void> {
    const { app } = this.shop;
    await app.database.change(SPEND, [this.memberId, credits, randomUUID(), app.clock.now()]);
  }

  /** Asks for what can go back, and waits until that is decided. @returns what was asked for, and the company's name for it */
  async refund(): Promise<{ readonly amount: number; readonly reference: string }> {
    const { app } = this.shop;
    const [quote] = (await app.call(listRefunds, undefined, { as: this.memberId })).body.quotes;
    const { unused: expected_credits, amount } = quote!;
    const asked = { orderId: this.order.id, clientId: randomUUID(), expected_credits, expected_amount: amount.amount };
    await app.call(requestRefund, asked, { as: this.memberId });
    await app.bus.drain();
    await this.pass(minutes(1));
    const [row] = await app.database.read<{ reference: string }>('select reference from billing.refunds where order_id = $1', [
      this.order.id,
    ]);
    return { amount: amount.amount, reference: row!.reference };
  }

  /** Time goes by, and refunds are asked about. */
  async pass(ms: number): Promise<void> {
    this.shop.app.clock.advance(ms);
    await this.shop.app.jobs.run('billing.ask-refunds');
  }

  async refundState(): Promise<string | undefined> {
    return (await this.shop.app.call(listRefunds, undefined, { as: this.memberId })).body.refunds[0]?.state;
  }

  async dispute(status: 'open' | 'lost', amount?: number): Promise<string> {
    const dispute = await this.world.dispute(this.reference, status, amount);
    await this.send(this.world.disputeEvent(dispute));
    return dispute;
  }

  async state(): Promise<string> {
    return (await this.shop.app.call(readOrder, { orderId: this.order.id }, { as: this.memberId })).body.state;
  }

  credits(): Promise<number> {
    return this.shop.app.get(Wallets).balance(this.memberId);
  }

  events(): Promise<{ readonly state: string }[]> {
    return this.shop.app.database.read('select state from billing.webhook_events where reference = $1 order by id', [this.reference]);
  }

  async incidents(): Promise<string[]> {
    const { app } = this.shop;
    const operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
    const { incidents } = (await app.call(listPaymentIncidents, {}, { as: operator })).body;
    return incidents.filter(({ member_id: member }) => member === this.memberId).map(({ kind }) => kind);
  }

  /** Our own note of the company's name for the payment is not there yet; or is there now. */
  async note(reference: string | null): Promise<void> {
    await this.shop.app.database.change('update billing.payments set reference = $2 where order_id = $1', [this.order.id, reference]);
  }
}

interface End {
  readonly state: string;
  readonly credits: number;
  readonly incidents?: readonly string[];
}

const PAID: End = { state: 'completed', credits: 25 };

/** Each way in which a company, its payers and the line to it misbehave, and what stands here in the end. */
const MATRIX: readonly (readonly [string, (waiting: Waiting) => Promise<unknown>, End])[] = [
  [
    'a time-out after the charge',
    async (waiting) => {
      const mend = waiting.shop.losePaidAnswer();
      await waiting.pay();
      expect([await waiting.events(), await waiting.credits()]).toEqual([[{ state: 'received' }], 0]);
      mend();
      waiting.shop.app.clock.advance(minutes(5));
      await waiting.shop.app.jobs.run('billing.process-webhook-events');
      expect(await waiting.events()).toEqual([{ state: 'processed' }]);
    },
    PAID,
  ],
  [
    'the same event twice',
    async (waiting) => {
      await waiting.world.pay(waiting.reference);
      const event = waiting.world.event(waiting.reference);
      expect([await waiting.send(event), await waiting.send(event)]).toEqual([200, 200]);
      expect(await waiting.events()).toEqual([{ state: 'processed' }]);
    },
    PAID,
  ],
  [
    'events in the wrong order',
    async (waiting) => {
      const older = waiting.world.event(waiting.reference);
      await waiting.pay();
      expect(await waiting.send(older)).toBe(200);
    },
    PAID,
  ],
  [
    'a capture after the order was given up',
    async (waiting) => {
      waiting.shop.app.clock.advance(minutes(61));
      await waiting.shop.app.jobs.run('billing.expire-orders');
      expect(await waiting.state()).toBe('expired');
      await waiting.pay();
    },
    PAID,
  ],
  ['another amount', (waiting) => waiting.pay({ amount: 1 }), { state: 'pending', credits: 0, incidents: ['amount-differs'] }],
  ['another currency', (waiting) => waiting.pay({ currency: 'PLN' }), { state: 'pending', credits: 0, incidents: ['amount-differs'] }],
  [
    'somebody else’s signature',
    async (waiting) => {
      expect(await waiting.send(waiting.world.event(waiting.reference, { secret: 'whsec_another' }))).toBe(401);
      expect(await waiting.events()).toEqual([]);
    },
    { state: 'pending', credits: 0 },
  ],
  [
    'a captured request, sent again later',
    async (waiting) => {
      expect(await waiting.send(waiting.world.event(waiting.reference, { ageSeconds: 301 }))).toBe(401);
      expect(await waiting.events()).toEqual([]);
    },
    { state: 'pending', credits: 0 },
  ],
  [
    'an event that comes before our own note of its payment',
    async (waiting) => {
      await waiting.note(null);
      await waiting.pay();
      expect([await waiting.events(), await waiting.credits()]).toEqual([[{ state: 'parked' }], 0]);
      await waiting.note(waiting.reference);
      waiting.shop.app.clock.advance(minutes(5));
      await waiting.shop.app.jobs.run('billing.process-webhook-events');
      expect(await waiting.events()).toEqual([{ state: 'processed' }]);
    },
    PAID,
  ],
  [
    'a refund that is refused',
    async (waiting) => {
      await waiting.pay();
      await waiting.world.setRefunds(waiting.reference, 'refuse');
      await waiting.refund();
      await waiting.world.setRefunds(waiting.reference, 'pay');
      expect(await waiting.refundState()).toBe('failed');
    },
    PAID,
  ],
  [
    'a refund that fails days after it succeeded',
    async (waiting) => {
      await waiting.pay();
      const { amount, reference } = await waiting.refund();
      expect([amount, await waiting.refundState(), await waiting.state()]).toEqual([waiting.shop.total, 'succeeded', 'refunded']);
      await waiting.pass(days(2));
      await waiting.world.bounce(waiting.reference, reference);
      await waiting.pass(days(1));
      expect(await waiting.refundState()).toBe('failed');
    },
    PAID,
  ],
  [
    'a dispute that is won',
    async (waiting) => {
      await waiting.pay();
      const dispute = await waiting.dispute('open');
      expect([await waiting.state(), await waiting.credits()]).toEqual(['disputed', 0]);
      await waiting.world.decide(dispute, 'won');
      await waiting.send(waiting.world.disputeEvent(dispute));
    },
    { ...PAID, incidents: ['payment-disputed'] },
  ],
  [
    'a dispute of all of it after a part was refunded',
    async (waiting) => {
      await waiting.pay();
      await waiting.spend(4);
      expect((await waiting.refund()).amount).toBe(2351);
      expect(await waiting.state()).toBe('partly_refunded');
      await waiting.dispute('lost');
    },
    { state: 'charged_back', credits: 0, incidents: ['dispute-exceeds'] },
  ],
  [
    'a dispute of more than was paid',
    async (waiting) => {
      await waiting.pay();
      await waiting.dispute('lost', waiting.shop.total + 500);
    },
    { state: 'charged_back', credits: 0, incidents: ['dispute-exceeds'] },
  ],
];

describe.each([
  ['the sandbox bank', sandboxShop],
  ['Stripe', stripeShop],
  ['PayPal', payPalShop],
])('an order that is paid through %s ends right in spite of', (_, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await open();
    // Operators hear of what went wrong: here that is no news.
    shop.app.app.useLogger(false);
  });
  afterAll(() => shop.close());

  test.each(MATRIX)('%s', async (_title, misbehave, { state, credits, incidents = [] }) => {
    const waiting = await Waiting.place(shop);
    await misbehave(waiting);
    await shop.app.bus.drain();
    shop.app.clock.advance(seconds(31));
    await shop.app.jobs.run('billing.settle-orders');
    expect([await waiting.state(), await waiting.credits(), await waiting.incidents()]).toEqual([state, credits, incidents]);
  });

  test('all of it together: the ledger proves itself', async () => {
    expect(await shop.app.get(LedgerProofs).prove()).toMatchObject({ orders: 10, faults: [] });
  });
});
