import { randomUUID } from 'node:crypto';
import { days, minutes, seconds } from '@rendezvous/contracts/kernel';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { BankOutbox } from '../bank-file/bank-outbox.provider.js';
import { DebitAtBank, passBankDays } from '../testing/debit-at-bank.js';
import { debitEnvironment } from '../testing/debited-member.js';
import { billingData } from '../testing/index.js';
import { incidentsOf, payPalShop, sandboxShop, type Shop, stripeShop, Waiting } from '../testing/shop.js';
import { SPEND } from '../testing/spend.js';

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
  [
    'a dispute, and its loss, of which no event comes: the list of the day has it',
    async (waiting) => {
      await waiting.pay();
      await waiting.spend(4);
      const dispute = await waiting.world.dispute(waiting.reference, 'open');
      await waiting.night();
      expect([await waiting.state(), await waiting.held(), await waiting.blocked()]).toEqual(['disputed', { frozen: 21, debt: 0 }, false]);
      await waiting.world.decide(dispute, 'lost');
      await waiting.night();
      await waiting.night();
      expect([await waiting.held(), await waiting.blocked()]).toEqual([{ frozen: 0, debt: 4 }, true]);
    },
    { state: 'charged_back', credits: 0, incidents: ['dispute-missed', 'payment-disputed'] },
    {
      // it has no list: what it sent and we never got, or were never sent, is missed as an answer about the debit
      when: 'the file with the return is lost: ten bank days later an operator is told that the bank says nothing',
      misbehave: async (debit) => {
        await debit.send();
        await debit.bookingNotice({ amount: 2799, direction: 'DBIT', reason: 'AM04' });
        passBankDays(debit.app, 11);
      },
      end: { ...PAID, incidents: ['debit-unanswered'], debit: 'sent' },
    },
  ],
];

/** What of 25 credits ten of them cost. */
const TEN = 1120;

/** Where somebody pays back in the company's dashboard, without us: each refund is one of ours from then on. */
const DASHBOARD: readonly (readonly [string, (waiting: Waiting) => Promise<unknown>, End])[] = [
  [
    'all of it paid back in its dashboard, told again and again and at once',
    async (waiting) => {
      await waiting.pay();
      const refund = await waiting.refundElsewhere(waiting.shop.total);
      await Promise.all(Array.from({ length: 5 }, () => waiting.tellOfRefund(refund)));
      await waiting.tellOfRefund(refund);
      expect(await waiting.refunds()).toMatchObject([
        { state: 'succeeded', credits: 25, amount: { amount: waiting.shop.total }, credit_note: expect.any(String) },
      ]);
    },
    { state: 'refunded', credits: 0, incidents: ['refund-adopted'] },
  ],
  [
    'a part paid back in its dashboard, and then the rest here',
    async (waiting) => {
      await waiting.pay();
      await waiting.tellOfRefund(await waiting.refundElsewhere(TEN));
      expect([await waiting.state(), await waiting.credits()]).toEqual(['partly_refunded', 15]);
      expect((await waiting.refund()).amount).toBe(waiting.shop.total - TEN);
    },
    { state: 'refunded', credits: 0, incidents: ['refund-adopted'] },
  ],
  [
    'money paid back in its dashboard for credits that were spent: nothing is owed',
    async (waiting) => {
      await waiting.pay();
      await waiting.spend(20);
      await waiting.tellOfRefund(await waiting.refundElsewhere(TEN));
      expect([await waiting.credits(), await waiting.state()]).toEqual([0, 'partly_refunded']);
      await waiting.tellOfRefund(await waiting.refundElsewhere(300));
      const taken = (await waiting.refunds()).map(({ state, credits, amount: { amount } }) => [state, credits, amount]);
      expect(taken.toSorted()).toEqual([
        ['succeeded', 0, 300],
        ['succeeded', 5, TEN],
      ]);
    },
    { state: 'partly_refunded', credits: 0, incidents: ['refund-adopted', 'refund-adopted'] },
  ],
  [
    'all of it paid back in its dashboard, though some was spent',
    async (waiting) => {
      await waiting.pay();
      await waiting.spend(4);
      await waiting.tellOfRefund(await waiting.refundElsewhere(waiting.shop.total));
    },
    { state: 'refunded', credits: 0, incidents: ['refund-adopted'] },
  ],
  [
    'a refund in its dashboard that our own of the same money came too late for',
    async (waiting) => {
      await waiting.pay();
      const refund = await waiting.refundElsewhere(waiting.shop.total);
      await waiting.askBack();
      // the job that sends ours, and the one that processes the event, run at once
      await waiting.tellOfRefund(refund);
      expect((await waiting.refunds()).map(({ state }) => state).toSorted()).toEqual(['failed', 'succeeded']);
    },
    { state: 'refunded', credits: 0, incidents: ['refund-adopted'] },
  ],
  [
    'a refund in its dashboard while ours of the same money has no answer',
    async (waiting) => {
      await waiting.pay();
      const refund = await waiting.refundElsewhere(waiting.shop.total);
      const mend = waiting.shop.losePaidAnswer();
      await waiting.askBack();
      await waiting.tellOfRefund(refund);
      mend();
      expect(await waiting.credits()).toBe(0);
      await waiting.pass(minutes(6));
      await waiting.shop.app.jobs.run('billing.process-webhook-events');
      expect((await waiting.refunds()).map(({ state }) => state).toSorted()).toEqual(['failed', 'succeeded']);
    },
    { state: 'refunded', credits: 0, incidents: ['refund-adopted'] },
  ],
  [
    'a refund in its dashboard that fails days later',
    async (waiting) => {
      await waiting.pay();
      const refund = await waiting.refundElsewhere(waiting.shop.total);
      await waiting.tellOfRefund(refund);
      await waiting.pass(days(2));
      expect(await waiting.refundState()).toBe('succeeded');
      await waiting.world.bounce(waiting.reference, refund);
      await waiting.pass(days(1));
      expect(await waiting.refunds()).toMatchObject([{ state: 'failed', reversal: expect.any(String) }]);
    },
    { ...PAID, incidents: ['refund-adopted'] },
  ],
  [
    'more paid back in its dashboard than a lost dispute left: an operator looks, and nothing moves',
    async (waiting) => {
      await waiting.pay();
      await waiting.dispute('lost', 1400);
      expect(await waiting.credits()).toBe(13);
      await waiting.tellOfRefund(await waiting.refundElsewhere(2000));
      expect(await waiting.refunds()).toEqual([]);
    },
    { state: 'partly_refunded', credits: 13, incidents: ['refund-differs'] },
  ],
  [
    'a part paid back in its dashboard while a dispute froze all of it, which is won',
    async (waiting) => {
      await waiting.pay();
      const dispute = await waiting.dispute('open');
      await waiting.tellOfRefund(await waiting.refundElsewhere(TEN));
      expect([await waiting.state(), await waiting.credits()]).toEqual(['disputed', 0]);
      await waiting.world.decide(dispute, 'won');
      await waiting.send(waiting.world.disputeEvent(dispute));
    },
    { state: 'partly_refunded', credits: 15, incidents: ['refund-adopted', 'payment-disputed'] },
  ],
  [
    'a refund in its dashboard that no event tells of: the list of the day has it',
    async (waiting) => {
      await waiting.pay();
      await waiting.refundElsewhere(TEN);
      await waiting.night();
      await waiting.shop.app.jobs.run('billing.report-providers');
    },
    { state: 'partly_refunded', credits: 15, incidents: ['refund-adopted'] },
  ],
];

describe.each([
  ['the sandbox bank', sandboxShop, []],
  ['Stripe', stripeShop, DASHBOARD],
  ['PayPal', payPalShop, DASHBOARD],
])('an order that is paid through %s ends right in spite of', (_, open, dashboard) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await open();
    // Operators hear of what went wrong: here that is no news.
    shop.app.app.useLogger(false);
  });
  afterAll(() => shop.close());

  const matrix = [...MATRIX.map(([title, misbehave, end]) => [title, misbehave, end] as const), ...dashboard];
  test.each(matrix)('%s', async (_title, misbehave, { state, credits, incidents = [] }) => {
    const waiting = await Waiting.place(shop);
    await misbehave(waiting);
    await shop.app.bus.drain();
    shop.app.clock.advance(seconds(31));
    await shop.app.jobs.run('billing.settle-orders');
    expect([await waiting.state(), await waiting.credits(), await waiting.incidents()]).toEqual([state, credits, incidents]);
  });

  test('all of it together: the ledger proves itself', async () => {
    expect(await shop.app.get(LedgerProofs).prove()).toMatchObject({ orders: 11 + dashboard.length, faults: [] });
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
