import { randomUUID } from 'node:crypto';
import { createOrder, type Order, readOrder } from '@rendezvous/contracts/billing/orders';
import { listPaymentIncidents } from '@rendezvous/contracts/billing/payment-incidents';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { days, minutes, seconds } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { BankOutbox } from '../bank-file/bank-outbox.provider.js';
import { SandboxProvider } from '../sandbox/sandbox.provider.js';
import { DebitAtBank } from '../testing/debit-at-bank.js';
import { debitEnvironment } from '../testing/debited-member.js';
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

/** What operators have to look at because of a member. */
const incidentsOf = async (app: TestApp, memberId: number): Promise<string[]> => {
  const operator = { memberId: await givenMember(app.database, { operator: true }), operator: true };
  const { incidents } = (await app.call(listPaymentIncidents, {}, { as: operator })).body;
  return incidents.filter(({ member_id: member }) => member === memberId).map(({ kind }) => kind);
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

  incidents(): Promise<string[]> {
    return incidentsOf(this.shop.app, this.memberId);
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

/** How the same comes from our own bank, which answers by files and knows no events, and what stands here in the end. */
interface AtBank {
  readonly when: string;
  readonly misbehave: (debit: DebitAtBank) => Promise<unknown>;
  readonly end: End & {
    readonly debit: string;
    /** Why lines of its answers wait for an operator. */
    readonly faults?: readonly string[];
  };
}

const COLLECTED = { ...PAID, debit: 'collected' };

/** The money of a debit that was sent is booked. */
const collect = async (debit: DebitAtBank): Promise<void> => {
  await debit.send();
  await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }));
};

/** Money is asked back, goes out, and is booked. @returns its name at the bank */
const payBack = async (debit: DebitAtBank, amount: number): Promise<string> => {
  await debit.withdraw();
  const name = await debit.sendRefund();
  await debit.bring(await debit.bookingNotice({ name, amount, direction: 'DBIT' }));
  expect(await debit.refundState()).toBe('succeeded');
  return name;
};

/** Each way in which a company, its payers and the line to it misbehave, and what stands here in the end; then the same at our own bank. */
const MATRIX: readonly (readonly [string, (waiting: Waiting) => Promise<unknown>, End, AtBank])[] = [
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
    {
      when: 'the line breaks after the bank has the file: it is not sent again, and the answer says where it is',
      misbehave: async (debit) => {
        const outbox = debit.app.get(BankOutbox);
        const deliver = outbox.deliver.bind(outbox);
        const broken = jest.spyOn(outbox, 'deliver').mockImplementation(async (name, content) => {
          await deliver(name, content);
          throw new Error('The line broke.');
        });
        await debit.send();
        await debit.send();
        expect([broken.mock.calls.length, (await debit.file()).state]).toEqual([1, 'unknown']);
        broken.mockRestore();
        await debit.bring(await debit.statusReport({ name: (await debit.row).name!, status: 'ACSP' }));
        expect((await debit.file()).state).toBe('accepted');
        await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }));
      },
      end: COLLECTED,
    },
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
    {
      when: 'one booking in two files, and one file twice at once',
      misbehave: async (debit) => {
        await collect(debit);
        const [again, before] = [await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }), await debit.answers()];
        expect(await Promise.all([debit.bring(again), debit.bring(again)])).toEqual([null, null]);
        expect(await debit.answers()).toBe(before + 1);
      },
      end: COLLECTED,
    },
  ],
  [
    'events in the wrong order',
    async (waiting) => {
      const older = waiting.world.event(waiting.reference);
      await waiting.pay();
      expect(await waiting.send(older)).toBe(200);
    },
    PAID,
    {
      when: 'the return comes first, then the booking, then that the debit was taken',
      misbehave: async (debit) => {
        await debit.send();
        await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'DBIT', reason: 'AM04' }));
        await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }));
        await debit.bring(await debit.statusReport({ name: (await debit.row).name!, status: 'ACSP' }));
      },
      end: { state: 'charged_back', credits: 0, debit: 'returned' },
    },
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
    {
      // only what is signed is sent, and what is signed is no order any more that could be given up
      when: 'the booking comes weeks late, after the member has withdrawn: the money goes back once it is here',
      misbehave: async (debit) => {
        await debit.send();
        await debit.withdraw();
        await debit.send();
        await debit.send();
        expect([await debit.refundState(), (await debit.file()).kind]).toEqual(['pending', 'pain.008']);
        await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }));
        await debit.bring(await debit.bookingNotice({ name: await debit.sendRefund(), amount: 2799, direction: 'DBIT' }));
        expect(await debit.refundState()).toBe('succeeded');
      },
      end: { state: 'refunded', credits: 0, debit: 'collected' },
    },
  ],
  [
    'another amount',
    (waiting) => waiting.pay({ amount: 1 }),
    { state: 'pending', credits: 0, incidents: ['amount-differs'] },
    {
      when: 'the credits are there since the signature; the booking waits for an operator',
      misbehave: async (debit) => {
        await debit.send();
        await debit.bring(await debit.bookingNotice({ amount: 1, direction: 'CRDT' }));
      },
      end: { ...PAID, debit: 'sent', faults: ['amount-differs'] },
    },
  ],
  [
    'another currency',
    (waiting) => waiting.pay({ currency: 'PLN' }),
    { state: 'pending', credits: 0, incidents: ['amount-differs'] },
    {
      when: 'the same',
      misbehave: async (debit) => {
        await debit.send();
        await debit.bring((await debit.bookingNotice({ amount: 2799, direction: 'CRDT' })).replaceAll('Ccy="EUR"', 'Ccy="PLN"'));
      },
      end: { ...PAID, debit: 'sent', faults: ['amount-differs'] },
    },
  ],
  [
    'somebody else’s signature',
    async (waiting) => {
      expect(await waiting.send(waiting.world.event(waiting.reference, { secret: 'whsec_another' }))).toBe(401);
      expect(await waiting.events()).toEqual([]);
    },
    { state: 'pending', credits: 0 },
    {
      when: 'files are not signed: one that breaks off, and one about another account, count for nothing',
      misbehave: async (debit) => {
        await debit.send();
        const [notice, before] = [await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }), await debit.answers()];
        expect(await debit.bring(notice.slice(0, -20))).toBe('billing.bank-answer-unreadable');
        expect(await debit.bring(notice.replace(/<IBAN>[^<]*/, '<IBAN>NL91ABNA0417164300'))).toBe('billing.bank-answer-of-others');
        expect(await debit.answers()).toBe(before);
      },
      end: { ...PAID, debit: 'sent' },
    },
  ],
  [
    'a captured request, sent again later',
    async (waiting) => {
      expect(await waiting.send(waiting.world.event(waiting.reference, { ageSeconds: 301 }))).toBe(401);
      expect(await waiting.events()).toEqual([]);
    },
    { state: 'pending', credits: 0 },
    {
      when: 'an old file, brought once more after the debit went back',
      misbehave: async (debit) => {
        await debit.send();
        const old = await debit.bookingNotice({ amount: 2799, direction: 'CRDT' });
        await debit.bring(old);
        debit.app.clock.advance(days(40));
        await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'DBIT', reason: 'MD06' }));
        const before = await debit.answers();
        debit.app.clock.advance(days(100));
        expect([await debit.bring(old), await debit.answers()]).toEqual([null, before]);
      },
      end: { state: 'charged_back', credits: 0, debit: 'returned' },
    },
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
    {
      when: 'a booking of a debit that was never sent waits for an operator; the one after it counts',
      misbehave: async (debit) => {
        const [row] = await debit.app.database.read<{ name: string }>(
          `select 'RDV-D-' || id as name from billing.direct_debits where order_id = $1`,
          [debit.order.id],
        );
        await debit.bring(await debit.bookingNotice({ name: row!.name, amount: 2799, direction: 'CRDT' }));
        expect((await debit.row).state).toBe('registered');
        await collect(debit);
        expect((await debit.row).name).toBe(row!.name);
      },
      end: { ...COLLECTED, faults: ['unknown'] },
    },
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
    {
      when: 'by the bank, in its answer to the file',
      misbehave: async (debit) => {
        await collect(debit);
        await debit.withdraw();
        const name = await debit.sendRefund();
        await debit.bring(await debit.statusReport({ name, status: 'RJCT', reason: 'AC04' }));
        expect(await debit.refundState()).toBe('failed');
      },
      end: COLLECTED,
    },
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
    {
      when: 'the payer’s account is closed, and its bank sends the money back',
      misbehave: async (debit) => {
        await collect(debit);
        const name = await payBack(debit, 2799);
        expect(await debit.member.state(debit.order.id)).toBe('refunded');
        debit.app.clock.advance(days(3));
        await debit.bring(await debit.bookingNotice({ name, amount: 2799, direction: 'CRDT', reason: 'AC04' }));
        expect(await debit.refundState()).toBe('failed');
      },
      end: COLLECTED,
    },
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
    {
      // banks have no word for a return that is taken back: whoever wants the money again collects it again
      when: 'there is none: a debit that went back stays so, whatever is booked or said of it',
      misbehave: async (debit) => {
        await collect(debit);
        await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'DBIT', reason: 'MD06' }));
        await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'CRDT' }));
        await debit.bring(await debit.statusReport({ name: (await debit.row).name!, status: 'ACSP' }));
      },
      end: { state: 'charged_back', credits: 0, debit: 'returned' },
    },
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
    {
      when: 'the payer asks all of it back at the bank',
      misbehave: async (debit) => {
        await collect(debit);
        await debit.app.database.change(SPEND, [debit.member.memberId, 4, randomUUID(), debit.app.clock.now()]);
        await payBack(debit, 2351);
        expect(await debit.member.state(debit.order.id)).toBe('partly_refunded');
        await debit.bring(await debit.bookingNotice({ amount: 2799, direction: 'DBIT', reason: 'MD06' }));
      },
      end: { state: 'charged_back', credits: 0, incidents: ['dispute-exceeds'], debit: 'returned' },
    },
  ],
  [
    'a dispute of more than was paid',
    async (waiting) => {
      await waiting.pay();
      await waiting.dispute('lost', waiting.shop.total + 500);
    },
    { state: 'charged_back', credits: 0, incidents: ['dispute-exceeds'] },
    {
      when: 'a return names what was debited: another amount waits for an operator',
      misbehave: async (debit) => {
        await collect(debit);
        await debit.bring(await debit.bookingNotice({ amount: 2799 + 500, direction: 'DBIT', reason: 'MD06' }));
      },
      end: { ...COLLECTED, faults: ['amount-differs'] },
    },
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

describe('a purchase that our own bank collects ends right in spite of', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ imports: [BillingModule], ...billingData, environment: debitEnvironment });
    app.app.useLogger(false);
  });
  afterAll(() => app.close());

  test.each(MATRIX.map(([title, , , { when, ...bank }]) => [title, when, bank] as const))('%s: %s', async (_title, _when, bank) => {
    const debit = await DebitAtBank.sign(app);
    await bank.misbehave(debit);
    await app.bus.drain();
    await app.jobs.run('billing.read-bank-answers');
    const { memberId } = debit.member;
    const stands = {
      state: await debit.member.state(debit.order.id),
      credits: await app.get(Wallets).balance(memberId),
      incidents: await incidentsOf(app, memberId),
      debit: (await debit.row).state,
      faults: await debit.faults(),
    };
    expect(stands).toEqual({ incidents: [], faults: [], ...bank.end });
  });

  test('all of it together: the ledger proves itself', async () => {
    expect(await app.get(LedgerProofs).prove()).toMatchObject({ orders: MATRIX.length, faults: [] });
  });
});
