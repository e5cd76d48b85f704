import { randomUUID } from 'node:crypto';
import { listRefunds, requestRefund } from '@rendezvous/contracts/billing/refunds';
import { days } from '@rendezvous/contracts/kernel';
import { givenMember } from '@rendezvous/account/testing';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { BillingModule, Wallets } from '../index.js';
import { Disputes } from '../dispute/disputes.service.js';
import { LedgerProofs } from '../proof/ledger-proof.service.js';
import { buyAtCheckout, type Choice } from '../testing/checkout.js';
import { billingData } from '../testing/index.js';
import { bankPaymentOf } from '../testing/sandbox-bank.js';
import { SPEND } from '../testing/spend.js';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ imports: [BillingModule], ...billingData });
  app.app.useLogger(false);
  for (const [code, percentage] of [
    ['TEN', 10],
    ['THIRTEEN', 13],
    ['FULL90', 90],
  ])
    await app.database.change(`insert into billing.discount_codes (code, reason, percentage, created_at) values ($1, 'code', $2, $3)`, [
      code,
      percentage,
      app.clock.now(),
    ]);
});
afterAll(() => app.close());

/** One step of a written case; a purchase is named by its place among the member's. */
type Step =
  | { readonly buy: string | Choice }
  | { readonly spend: number }
  /** Gives a spend back, by its place among them. */
  | { readonly back: number }
  | { readonly grant: number }
  /** What is on offer for a purchase goes back. */
  | { readonly refund: number }
  /** Lost in a dispute, in cents. */
  | { readonly lose: number; readonly of: number }
  | { readonly at: string };

/** A member whose purchases go back, step by step. */
class Case {
  private readonly orders: { readonly id: number; readonly payment: string }[] = [];
  private spends = 0;
  /** What went back so far, in cents. */
  readonly paidBack: number[] = [];

  private constructor(readonly memberId: number) {}

  static async begin(bonus: boolean, country: 'NL' | 'PL'): Promise<Case> {
    app.clock.set('2026-03-02T12:00:00Z');
    const joinedAt = new Date(app.clock.now().getTime() - (bonus ? 0 : days(30)));
    return new Case(await givenMember(app.database, { joinedAt, country }));
  }

  async go(step: Step): Promise<void> {
    if ('buy' in step) await this.buy(typeof step.buy === 'string' ? { bundle: step.buy } : step.buy);
    else if ('spend' in step) await this.spend(step.spend);
    else if ('back' in step) await this.giveBack(step.back);
    else if ('grant' in step) await this.grant(step.grant);
    else if ('refund' in step) await this.refund(step.refund);
    else if ('lose' in step) await this.lose(step.lose, step.of);
    else app.clock.set(step.at);
  }

  /** What is on offer, latest purchase first: credits that are left, cents, and whether nothing was used. */
  async offers(): Promise<[credits: number, amount: number, whole: boolean][]> {
    return (await this.quotes()).map(({ unused, amount, whole }) => [unused, amount.amount, whole]);
  }

  private async buy(choice: Choice): Promise<void> {
    const order = await buyAtCheckout(app, this.memberId, choice);
    this.orders.push({ id: order.id, payment: bankPaymentOf(order) });
  }

  private async spend(credits: number): Promise<void> {
    const paid = await app.database.change(SPEND, [this.memberId, credits, `spent:${this.spends++}`, app.clock.now()]);
    if (paid.length === 0) throw new Error(`There are no ${credits} credits to spend.`);
  }

  private async giveBack(place: number): Promise<void> {
    const given = { memberId: this.memberId, kind: 'message', spent: `spent:${place}`, reference: `back:${place}` } as const;
    if (!(await app.database.transaction((tx) => app.get(Wallets).giveBack(tx, given)))) throw new Error('Nothing was given back.');
  }

  private async grant(credits: number): Promise<void> {
    const { memberId } = this;
    await app.database.transaction((tx) => app.get(Wallets).grant(tx, { memberId, credits, kind: 'promotion', reference: randomUUID() }));
  }

  private async refund(place: number): Promise<void> {
    const { id: orderId } = this.orders[place]!;
    const { unused, amount } = (await this.quotes()).find(({ order }) => order === orderId)!;
    const asked = { orderId, clientId: randomUUID(), expected_credits: unused, expected_amount: amount.amount };
    const { id: refundId } = (await app.call(requestRefund, asked, { as: this.memberId })).body;
    await app.jobs.run('billing.send-refund', { refundId });
    // The bank takes some seconds to pay out.
    app.clock.advance(5000);
    await app.jobs.run('billing.send-refund', { refundId });
    this.paidBack.push(amount.amount);
  }

  private async lose(amount: number, place: number): Promise<void> {
    const { payment } = this.orders[place]!;
    const report = { reference: randomUUID(), payment, status: 'lost', amount: { amount, currency: 'EUR' } } as const;
    await app.get(Disputes).follow('sandbox', report);
  }

  private async quotes() {
    return (await app.call(listRefunds, undefined, { as: this.memberId })).body.quotes;
  }
}

interface Written {
  readonly steps: readonly Step[];
  readonly offers: readonly (readonly [credits: number, amount: number, whole: boolean])[];
  /** Cents that went back before that. */
  readonly paidBack?: readonly number[];
  /** Joined just now, so that the time bonus of 25 % counts. */
  readonly bonus?: boolean;
  readonly country?: 'NL' | 'PL';
}

const PAYPAL = { bundle: '10', method: 'paypal' } as const;

/** 10 credits are 12.99, 25 are 27.99; PayPal takes 0.35 for it. */
const CASES: Readonly<Record<string, Written>> = {
  'nothing used: all of it': { steps: [{ buy: '10' }], offers: [[10, 1299, true]] },
  'nothing used, with a fee: the fee, too': { steps: [{ buy: PAYPAL }], offers: [[10, 1334, true]] },
  'one used of ten: 12.99 × 9 ⁄ 10, and the fee stays': { steps: [{ buy: PAYPAL }, { spend: 1 }], offers: [[9, 1169, false]] },
  'all but one used: 27.99 ⁄ 25': { steps: [{ buy: '25' }, { spend: 24 }], offers: [[1, 112, false]] },
  'all used: nothing': { steps: [{ buy: '10' }, { spend: 10 }], offers: [] },
  'with the time bonus, 4 used: 9.74 × 6 ⁄ 10': { bonus: true, steps: [{ buy: '10' }, { spend: 4 }], offers: [[6, 584, false]] },
  'with the time bonus and a fee, untouched: both': { bonus: true, steps: [{ buy: PAYPAL }], offers: [[10, 1009, true]] },
  'the second purchase had no time bonus': {
    bonus: true,
    steps: [{ buy: '10' }, { buy: '10' }],
    offers: [
      [10, 1299, true],
      [10, 974, true],
    ],
  },
  'with a code for 10 %, 7 used of 25: 25.19 × 18 ⁄ 25': {
    steps: [{ buy: { bundle: '25', code: 'TEN' } }, { spend: 7 }],
    offers: [[18, 1814, false]],
  },
  'with a code for 13 %, 3 used: 11.30 × 7 ⁄ 10': {
    steps: [{ buy: { bundle: '10', code: 'THIRTEEN' } }, { spend: 3 }],
    offers: [[7, 791, false]],
  },
  'with a code for 90 % and a fee, one used: 1.30 × 9 ⁄ 10': {
    steps: [{ buy: { ...PAYPAL, code: 'FULL90' } }, { spend: 1 }],
    offers: [[9, 117, false]],
  },
  'in złoty, 3 used: 54.99 × 7 ⁄ 10': { country: 'PL', steps: [{ buy: '10' }, { spend: 3 }], offers: [[7, 3849, false]] },
  'two purchases, 12 used: the older one first': { steps: [{ buy: '10' }, { buy: '25' }, { spend: 12 }], offers: [[23, 2575, false]] },
  'three purchases, 3 used: only the oldest lost some': {
    steps: [{ buy: '10' }, { buy: '25' }, { buy: '10' }, { spend: 3 }],
    offers: [
      [10, 1299, true],
      [25, 2799, true],
      [7, 909, false],
    ],
  },
  'granted credits go first: 5 used of 3 + 10': { steps: [{ grant: 3 }, { buy: '10' }, { spend: 5 }], offers: [[8, 1039, false]] },
  'granted credits alone were used: all of it': { steps: [{ grant: 3 }, { buy: PAYPAL }, { spend: 3 }], offers: [[10, 1334, true]] },
  'a message that came back was not used': { steps: [{ buy: PAYPAL }, { spend: 4 }, { back: 0 }], offers: [[10, 1334, true]] },
  'what comes back goes to the purchase that paid for it, whatever was bought since': {
    steps: [{ buy: '10' }, { spend: 10 }, { buy: '25' }, { back: 0 }],
    offers: [
      [25, 2799, true],
      [10, 1299, true],
    ],
  },
  'a spend over two purchases comes back to both': {
    steps: [{ buy: '10' }, { buy: '10' }, { spend: 14 }, { spend: 3 }, { back: 0 }],
    offers: [
      [7, 909, false],
      [10, 1299, true],
    ],
  },
  'in two parts: the last one takes the rest': {
    steps: [{ buy: '10' }, { spend: 4 }, { refund: 0 }, { back: 0 }],
    paidBack: [779],
    offers: [[4, 520, true]],
  },
  'in two parts, with a fee: the last one takes it along': {
    steps: [{ buy: PAYPAL }, { spend: 4 }, { refund: 0 }, { back: 0 }],
    paidBack: [779],
    offers: [[4, 555, true]],
  },
  'in three parts: 5.20 + 3.89 + 3.90 = 12.99': {
    steps: [{ buy: '10' }, { spend: 3 }, { spend: 3 }, { refund: 0 }, { back: 0 }, { refund: 0 }, { back: 1 }],
    paidBack: [520, 389],
    offers: [[3, 390, true]],
  },
  'in three parts, after a discount: 3.90 + 2.92 + 2.92 = 9.74': {
    bonus: true,
    steps: [{ buy: '10' }, { spend: 3 }, { spend: 3 }, { refund: 0 }, { back: 0 }, { refund: 0 }, { back: 1 }],
    paidBack: [390, 292],
    offers: [[3, 292, true]],
  },
  'half of the money lost in a dispute: the rest of it for the credits that are left': {
    steps: [{ buy: '10' }, { lose: 650, of: 0 }],
    offers: [[5, 649, true]],
  },
  'half of the money lost in a dispute: the rest of it gets through': {
    steps: [{ buy: '10' }, { lose: 650, of: 0 }, { refund: 0 }],
    paidBack: [649],
    offers: [],
  },
  'the dispute of one purchase leaves the other as it is': {
    steps: [{ buy: '10' }, { buy: '25' }, { lose: 1299, of: 0 }],
    offers: [[25, 2799, true]],
  },
  'on the leap day, to its last second': {
    steps: [{ at: '2028-02-15T12:00:00Z' }, { buy: '10' }, { at: '2028-02-29T22:59:59Z' }],
    offers: [[10, 1299, true]],
  },
  'a second after the leap day: nothing': {
    steps: [{ at: '2028-02-15T12:00:00Z' }, { buy: '10' }, { at: '2028-02-29T23:00:00Z' }],
    offers: [],
  },
  'bought on the leap day: 14 days of March': {
    steps: [{ at: '2028-02-29T12:00:00Z' }, { buy: '10' }, { spend: 2 }, { at: '2028-03-14T22:59:59Z' }],
    offers: [[8, 1039, false]],
  },
  'the last second in summer time, bought in winter time': {
    steps: [{ at: '2027-03-20T12:00:00Z' }, { buy: '10' }, { at: '2027-04-03T21:59:59Z' }],
    offers: [[10, 1299, true]],
  },
  'a second later: nothing': { steps: [{ at: '2027-03-20T12:00:00Z' }, { buy: '10' }, { at: '2027-04-03T22:00:00Z' }], offers: [] },
  'over the end of a year': {
    steps: [{ at: '2026-12-25T12:00:00Z' }, { buy: '10' }, { spend: 5 }, { at: '2027-01-08T22:59:59Z' }],
    offers: [[5, 650, false]],
  },
  'one purchase is too old, the other is not': {
    steps: [{ at: '2026-11-20T12:00:00Z' }, { buy: '10' }, { at: '2026-11-25T12:00:00Z' }, { buy: '25' }, { at: '2026-12-05T12:00:00Z' }],
    offers: [[25, 2799, true]],
  },
};

test.each(Object.entries(CASES))('%s', async (_title, { steps, offers, paidBack = [], bonus = false, country = 'NL' }) => {
  const written = await Case.begin(bonus, country);
  for (const step of steps) await written.go(step);
  expect([await written.offers(), written.paidBack]).toEqual([offers, paidBack]);
});

test('all of it together: the ledger proves itself', async () => {
  expect((await app.get(LedgerProofs).prove()).faults).toEqual([]);
});
