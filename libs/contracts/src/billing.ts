import * as z from 'zod/mini';
import { Money } from './kernel/index.js';
import { COUNTRY_CODES } from './reference/index.js';
import { route } from './route.js';

export const PAYMENT_METHODS = ['card', 'paypal', 'ideal', 'bancontact', 'eps', 'twint', 'blik', 'przelewy24', 'sepa'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.output<typeof PaymentMethod>;

export const ORDER_STATES = ['created', 'pending', 'completed', 'failed', 'cancelled', 'expired', 'partly_refunded', 'refunded', 'charged_back'] as const;
export const OrderState = z.enum(ORDER_STATES);
export type OrderState = z.output<typeof OrderState>;

/** A discount as the member sees it: why, how much, until when. The server holds the deadline. */
export const Offer = z.object({
  code: z.string(),
  reason: z.enum(['time-bonus', 'welcome', 'code']),
  percentage: z.int(),
  ends_at: z.nullable(z.string()),
  began_at: z.nullable(z.string()),
});
export type Offer = z.output<typeof Offer>;

export const Bundle = z.object({
  id: z.string(),
  credits: z.int(),
  /** Normal price, tax included. */
  price: Money,
  /** Price with the present offer; equal to `price` without one. */
  price_now: Money,
  popular: z.boolean(),
});
export type Bundle = z.output<typeof Bundle>;

export const listBundles = route({
  method: 'GET',
  path: '/api/credits/bundles',
  summary: 'The bundles, their prices in the viewer’s country and the methods to pay with.',
  access: 'anyone',
  reply: z.object({
    country: z.enum(COUNTRY_CODES),
    bundles: z.array(Bundle),
    offer: z.nullable(Offer),
    tax_rate: z.number(),
    methods: z.array(z.object({ method: PaymentMethod, fee: Money })),
    refund_days: z.int(),
  }),
});

export const Order = z.object({
  id: z.int(),
  state: OrderState,
  credits: z.int(),
  method: PaymentMethod,
  price: Money,
  discount: Money,
  fee: Money,
  total: Money,
  tax: Money,
  tax_rate: z.number(),
  created_at: z.string(),
  completed_at: z.nullable(z.string()),
  /** Invoice number, once completed. */
  invoice: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
});
export type Order = z.output<typeof Order>;

export const createOrder = route({
  method: 'POST',
  path: '/api/orders',
  summary: 'Creates an order and its payment; answers with the address of the provider’s page. The same `clientId` again answers the same order.',
  access: 'member',
  body: z.object({
    clientId: z.uuid(),
    bundle: z.string(),
    method: PaymentMethod,
    /** What the member saw, in minor units: another total now is refused, so that nobody pays what they did not see. */
    expected_total: z.int(),
  }),
  reply: z.object({ order: Order, redirect: z.string() }),
  refusals: ['billing.bundle-not-found', 'billing.method-not-offered', 'billing.price-changed'],
  limit: { max: 20, seconds: 60 },
});

export const readOrder = route({
  method: 'GET',
  path: '/api/orders/:orderId',
  summary: 'One of the viewer’s orders.',
  access: 'member',
  params: z.object({ orderId: z.coerce.number<number>().check(z.int(), z.positive()) }),
  reply: Order,
  refusals: ['billing.order-not-found'],
});

export const listOrders = route({
  method: 'GET',
  path: '/api/orders',
  summary: 'The viewer’s orders, latest first.',
  access: 'member',
  reply: z.object({ orders: z.array(Order) }),
});

export const receivePaymentEvent = route({
  method: 'POST',
  path: '/api/payments/:provider/webhook',
  summary: 'A signed event from a payment provider; may come twice, late and in any order.',
  access: 'anyone',
  params: z.object({ provider: z.enum(['sandbox']) }),
  body: z.looseObject({}),
  reply: z.object({ received: z.boolean() }),
  refusals: ['billing.webhook-signature'],
});
