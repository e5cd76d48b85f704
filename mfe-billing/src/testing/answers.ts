import type { PriceList } from '@rendezvous/contracts/billing/bundles';
import type { DiscountCode } from '@rendezvous/contracts/billing/discount-codes';
import type { OpenRefund, Order } from '@rendezvous/contracts/billing/orders';
import type { LeavingDiscount } from '@rendezvous/contracts/billing/leaving-discount';
import type { RepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import type { Refund, RefundQuote } from '@rendezvous/contracts/billing/refunds';
import type { listStoredMethods } from '@rendezvous/contracts/billing/stored-methods';
import type { readStatement } from '@rendezvous/contracts/billing/statement';
import type { ReplyOf } from '@rendezvous/contracts/route';
import type { TimeBonus } from '@rendezvous/contracts/session';

/** What the server answers in stories and tests. */
export const eur = (amount: number) => ({ amount, currency: 'EUR' as const });

export const priceList: PriceList = {
  country: 'FR',
  bundles: [
    [10, 1299],
    [25, 2799],
    [50, 4999],
    [100, 8999],
    [250, 19_999],
  ].map(([credits = 0, amount = 0]) => ({
    id: String(credits),
    credits,
    price: eur(amount),
    price_now: eur(amount),
    popular: credits === 50,
  })),
  offer: null,
  tax_rate: 20,
  methods: [
    { method: 'card', fee: eur(0), blocked: false },
    { method: 'paypal', fee: eur(35), blocked: false },
  ],
  debt: 0,
  frozen: 0,
  unanswered_order: null,
  refund_days: 14,
};

/** The same in the first hours of a new member. */
export const priceListWithBonus: PriceList = {
  ...priceList,
  bundles: priceList.bundles.map((bundle) => ({ ...bundle, price_now: eur(bundle.price.amount - Math.round(bundle.price.amount * 0.25)) })),
  offer: {
    code: 'TIMEBONUS25',
    reason: 'time-bonus',
    percentage: 25,
    began_at: '2026-11-20T20:12:00.000Z',
    ends_at: '2026-11-21T00:12:00.000Z',
    seconds_left: 12_489,
  },
};

/** The same for a member who never bought and whose time bonus has long been over. */
export const priceListWithWelcome: PriceList = {
  ...priceListWithBonus,
  offer: { ...priceListWithBonus.offer!, code: 'WELCOME25', reason: 'welcome' },
};

export const order: Order = {
  id: 7,
  state: 'completed',
  bundle: '25',
  credits: 25,
  method: 'card',
  price: eur(2799),
  discount: eur(0),
  fee: eur(0),
  total: eur(2799),
  tax: eur(467),
  tax_rate: 20,
  created_at: '2026-11-20T20:12:00.000Z',
  expires_at: '2026-11-20T21:12:00.000Z',
  completed_at: '2026-11-20T20:14:00.000Z',
  invoice: '2026-000042',
  seller: {
    name: 'Rendezvous Sample B.V.',
    address: 'Keizersgracht 1',
    kvk: '12345678',
    city: 'Amsterdam',
    country: 'NL',
    vat_numbers: [{ country: 'NL', number: 'NL001234567B01' }],
  },
  first_purchase: true,
  card: { brand: 'Visa', last4: '4242' },
  stored_method: null,
  card_stored: false,
  replaced: false,
  unanswered: false,
  redirect: null,
  lost_discount: null,
  used_up_discount: null,
  direct_debit: null,
  disputed: null,
};

/** The same at today's price. */
export const repeatOrder: RepeatOrder = {
  last: {
    order: 7,
    paid_at: '2026-11-20T20:14:00.000Z',
    bundle: '50',
    credits: 50,
    method: 'card',
    card: { brand: 'Visa', last4: '4242' },
  },
  offer: {
    bundle: { id: '50', credits: 50, price: eur(4999), price_now: eur(4999), popular: true },
    method: 'card',
    fee: eur(0),
    discount: null,
    total: eur(4999),
    tax_rate: 20,
    debt: 0,
    unanswered_order: null,
  },
  obstacle: null,
  other_methods: ['paypal'],
  refund_days: 14,
};

/** Two cards that can be paid with. */
export const storedCards: ReplyOf<typeof listStoredMethods> = {
  stored: [
    {
      id: 3,
      method: 'card',
      brand: 'Visa',
      last4: '4242',
      expires: '2029-04',
      state: 'usable',
      stored_at: '2026-11-20T20:14:00.000Z',
    },
    {
      id: 2,
      method: 'card',
      brand: 'Mastercard',
      last4: '3220',
      expires: '2028-11',
      state: 'usable',
      stored_at: '2026-09-02T08:00:00.000Z',
    },
  ],
  storable: ['card'],
};

/** The second one is over. */
export const storedCardsOfBefore: ReplyOf<typeof listStoredMethods> = {
  ...storedCards,
  stored: storedCards.stored.map((one) => (one.id === 2 ? { ...one, expires: '2026-10', state: 'expired' } : one)),
};

export const noStoredCards: ReplyOf<typeof listStoredMethods> = { stored: [], storable: ['card'] };

/** For somebody who has bought nothing yet. */
export const nothingToRepeat: RepeatOrder = { last: null, offer: null, obstacle: null, other_methods: [], refund_days: 14 };

/** An order whose discount another one had used when it was paid. */
export const dearOrder: Order = {
  ...order,
  id: 8,
  credits: 19,
  price: eur(2099),
  total: eur(2099),
  tax: eur(350),
  lost_discount: { credits: 25, price: eur(2799), discount: eur(700), used_by: 9 },
};

/** The same where other members had used the code up. */
export const usedUpOrder: Order = {
  ...dearOrder,
  lost_discount: null,
  used_up_discount: { credits: 25, price: eur(2799), discount: eur(700) },
};

/** An order that waits for the bank. */
export const openOrder: Order = {
  ...order,
  state: 'pending',
  completed_at: null,
  invoice: null,
  seller: null,
  card: null,
  redirect: '/sandbox/bank/5f0c2a4e-0000-4000-8000-000000000000',
};

export const refundQuote: RefundQuote = {
  order: 7,
  bought_at: '2026-11-20T20:14:00.000Z',
  method: 'card',
  card: { brand: 'Visa', last4: '4242' },
  invoice: '2026-000007',
  credits: 25,
  unused: 19,
  amount: eur(2127),
  until: '2026-12-04',
  whole: false,
  collected: true,
  ends_premium: false,
};

export const refund: Refund = {
  id: '5f0c2a4e-0000-4000-8000-000000000001',
  order: 5,
  state: 'succeeded',
  credits: 10,
  amount: eur(1299),
  disputed: null,
  collected: true,
  requested_at: '2026-11-18T09:30:00.000Z',
  decided_at: '2026-11-18T09:31:00.000Z',
  credit_note: 'C2026-000003',
  reversal: null,
};

/** A purchase of which something is on its way back. */
export const refundedOrder = (state: OpenRefund['state'], more: Partial<OpenRefund> = {}): Order => ({
  ...order,
  open_refunds: [{ state, credits: 19, amount: eur(2127), collected: true, requested_at: '2026-11-21T09:30:00.000Z', ...more }],
});

export const statement: ReplyOf<typeof readStatement> = {
  entries: [
    { id: 4, at: '2026-11-20T20:20:00.000Z', kind: 'message', credits: -1, balance: 27, order: null, conversation: 3 },
    { id: 3, at: '2026-11-20T20:14:00.000Z', kind: 'purchase', credits: 25, balance: 28, order: 7, conversation: null },
    { id: 1, at: '2026-11-18T09:00:00.000Z', kind: 'signup', credits: 3, balance: 3, order: null, conversation: null },
  ],
  more: false,
};

/** A purchase that was disputed, won, lost, and settled by the next one. */
export const statementAfterDisputes: ReplyOf<typeof readStatement> = {
  entries: [
    { id: 10, at: '2026-11-26T18:02:00.000Z', kind: 'debt', credits: -6, balance: 1246, order: 12, conversation: null },
    { id: 9, at: '2026-11-26T18:02:00.000Z', kind: 'purchase', credits: 1250, balance: 1252, order: 12, conversation: null },
    { id: 8, at: '2026-11-25T10:00:00.000Z', kind: 'chargeback', credits: -25, balance: 2, order: 7, conversation: null },
    { id: 7, at: '2026-11-24T16:45:00.000Z', kind: 'released', credits: 25, balance: 27, order: 7, conversation: null },
    { id: 6, at: '2026-11-22T09:30:00.000Z', kind: 'frozen', credits: -25, balance: 2, order: 7, conversation: null },
    ...statement.entries,
  ],
  more: true,
};

/** The discount of the first hours, as the answer about a member tells of it. */
export const bonus: TimeBonus = {
  percentage: 25,
  began_at: '2026-11-20T20:12:00.000Z',
  ends_at: '2026-11-21T00:12:00.000Z',
  seconds_left: 12_489,
};

/** What somebody may take who is about to leave, and the same once it is taken. */
export const leavingOffer: LeavingDiscount = { offer: { percentage: 25, hours: 72 }, taken: null };
export const leavingTaken: LeavingDiscount = {
  offer: null,
  taken: {
    code: 'STAYQ7WX4MRT9K',
    reason: 'leaving',
    percentage: 25,
    began_at: '2026-11-20T20:12:00.000Z',
    ends_at: '2026-11-23T20:12:00.000Z',
    seconds_left: 259_200,
  },
};

/** A code that counts for everybody who buys. */
export const discountCode: DiscountCode = {
  code: 'SPRING10',
  country: null,
  user_id: null,
  expires: '2026-12-24T00:00:00.000Z',
  value_percentage: 10,
  percentage: 10,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 'once_per_user',
  expired: false,
  paymentmethods: [],
};

/** A purchase by direct debit: signed, and nothing has moved yet. */
export const signedOrder: Order = { ...order, method: 'sepa', card: null, direct_debit: { state: 'signed', due: '2026-11-24' } };

/** The same withdrawn from before it went out, and the same when the money came back. */
export const uncollectedOrder: Order = { ...signedOrder, state: 'refunded', direct_debit: { state: 'uncollected', due: '2026-11-24' } };
export const returnedOrder: Order = {
  ...signedOrder,
  state: 'charged_back',
  direct_debit: { state: 'returned', due: '2026-11-24' },
  disputed: {
    disputes: [{ status: 'lost', amount: eur(2799), opened_at: '2026-11-25T09:30:00.000Z', decided_at: '2026-11-25T09:30:00.000Z' }],
    frozen: 0,
    taken: 19,
    owed: 6,
  },
};

/** A purchase that waits for the bank's decision, and one that was taken back. */
export const disputedOrder: Order = {
  ...order,
  state: 'disputed',
  disputed: {
    disputes: [{ status: 'open', amount: eur(2799), opened_at: '2026-11-22T09:30:00.000Z', decided_at: null }],
    frozen: 19,
    taken: 0,
    owed: 0,
  },
};

export const lostOrder: Order = {
  ...order,
  state: 'charged_back',
  disputed: {
    disputes: [{ status: 'lost', amount: eur(2799), opened_at: '2026-11-22T09:30:00.000Z', decided_at: '2026-11-25T10:00:00.000Z' }],
    frozen: 0,
    taken: 19,
    owed: 6,
  },
};

/** The prices for somebody who owes credits, waits for others and cannot pay by card. */
export const priceListAfterDisputes: PriceList = {
  ...priceList,
  methods: priceList.methods.map((one) => (one.method === 'card' ? { ...one, blocked: true } : one)),
  debt: 6,
  frozen: 19,
};
