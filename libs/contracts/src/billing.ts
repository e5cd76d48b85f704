import * as z from 'zod/mini';
import { Money } from './kernel/index.js';
import { COUNTRY_CODES } from './reference/index.js';
import { type ReplyOf, route } from './route.js';

export const PAYMENT_METHODS = ['card', 'paypal', 'ideal', 'bancontact', 'eps', 'twint', 'blik', 'przelewy24', 'sepa'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.output<typeof PaymentMethod>;

export const ORDER_STATES = [
  'created',
  'pending',
  'completed',
  'failed',
  'cancelled',
  'expired',
  'partly_refunded',
  'refunded',
  'charged_back',
] as const;
export const OrderState = z.enum(ORDER_STATES);
export type OrderState = z.output<typeof OrderState>;

/** A discount as the member sees it: why, how much, until when. The server holds the deadline. */
export const Offer = z.object({
  code: z.string(),
  reason: z.enum(['time-bonus', 'welcome', 'code']),
  percentage: z.int(),
  ends_at: z.nullable(z.string()),
  began_at: z.nullable(z.string()),
  /** Until `ends_at` by the server's clock: a countdown runs from here, whatever the device's clock says. */
  seconds_left: z.nullable(z.int()),
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
    /** Per cent contained in every amount; 0 where prices are without tax. */
    tax_rate: z.number(),
    methods: z.array(z.object({ method: PaymentMethod, fee: Money })),
    refund_days: z.int(),
  }),
});
export type Offers = ReplyOf<typeof listBundles>;

export const Order = z.object({
  id: z.int(),
  state: OrderState,
  bundle: z.string(),
  credits: z.int(),
  method: PaymentMethod,
  price: Money,
  discount: Money,
  fee: Money,
  total: Money,
  tax: Money,
  tax_rate: z.number(),
  created_at: z.string(),
  /** When the provider stops waiting for the payment. */
  expires_at: z.string(),
  completed_at: z.nullable(z.string()),
  /** Invoice number, once completed. */
  invoice: z.nullable(z.string()),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** The provider's page while the order can be paid there. */
  redirect: z.nullable(z.string()),
  /** Why the order brought fewer credits than were chosen: another one had used its discount when the money came. */
  lost_discount: z.nullable(
    z.object({
      /** What was chosen, its normal price, and what the discount took off. */
      credits: z.int(),
      price: Money,
      discount: Money,
      /** The order that used it. */
      used_by: z.int(),
    }),
  ),
});
export type Order = z.output<typeof Order>;

const OrderId = z.coerce.number<number>().check(z.int(), z.positive(), z.maximum(2_147_483_647));
const OrderParams = z.object({ orderId: OrderId });

export const createOrder = route({
  method: 'POST',
  path: '/api/orders',
  summary:
    'Creates an order and its payment; answers with the address of the provider’s page. The same `clientId` again answers the same order.',
  access: 'member',
  body: z.object({
    clientId: z.uuid(),
    bundle: z.string().check(z.minLength(1), z.maxLength(40)),
    method: PaymentMethod,
    /** What the member saw, in minor units: another total now is refused, so that nobody pays what they did not see. */
    expected_total: z.int().check(z.nonnegative()),
  }),
  /** `redirect` is the provider's page, or the return page for an order that was settled meanwhile. */
  reply: z.object({ order: Order, redirect: z.string() }),
  refusals: ['billing.bundle-not-found', 'billing.method-not-offered', 'billing.price-changed', 'billing.order-not-payable'],
  limit: 'order',
});

export const readOrder = route({
  method: 'GET',
  path: '/api/orders/:orderId',
  summary: 'One of the viewer’s orders.',
  access: 'member',
  params: OrderParams,
  reply: Order,
  refusals: ['billing.order-not-found'],
});

export const checkOrder = route({
  method: 'POST',
  path: '/api/orders/:orderId/check',
  summary: 'Asks the provider how the payment of an open order stands; for the return page, in case its event is late.',
  access: 'member',
  params: OrderParams,
  reply: Order,
  refusals: ['billing.order-not-found'],
  limit: 'order',
});

export const listOrders = route({
  method: 'GET',
  path: '/api/orders',
  summary: 'The viewer’s orders, latest first.',
  access: 'member',
  /** Orders older than this one; without it the latest. */
  query: z.object({ before: z.optional(OrderId) }),
  reply: z.object({ orders: z.array(Order), more: z.boolean() }),
});

/** Money that a provider reports and that fits no order: an operator has to look at it. */
export const PaymentIncident = z.object({
  id: z.int(),
  kind: z.enum(['amount-differs']),
  order_id: z.int(),
  member_id: z.int(),
  provider: z.string(),
  /** The provider's own name for the payment. */
  reference: z.nullable(z.string()),
  asked: Money,
  reported: Money,
  noticed_at: z.string(),
  /** null while nobody has dealt with it. */
  resolved_at: z.nullable(z.string()),
  /** The operator who has. */
  resolved_by: z.nullable(z.int()),
});
export type PaymentIncident = z.output<typeof PaymentIncident>;

const IncidentId = OrderId;

export const listPaymentIncidents = route({
  method: 'GET',
  path: '/api/payment-incidents',
  summary: 'Payments that differ from what was asked for, latest first; those that nobody has dealt with, unless `all` is asked for.',
  access: 'operator',
  /** Incidents older than this one; without it the latest. */
  query: z.object({ before: z.optional(IncidentId), all: z._default(z.enum(['yes', 'no']), 'no') }),
  reply: z.object({ incidents: z.array(PaymentIncident), more: z.boolean() }),
});

export const resolvePaymentIncident = route({
  method: 'PUT',
  path: '/api/payment-incidents/:incidentId/resolved',
  summary: 'An operator has dealt with a payment incident. The first one stays named; again changes nothing.',
  access: 'operator',
  params: z.object({ incidentId: IncidentId }),
  reply: PaymentIncident,
  refusals: ['billing.incident-not-found'],
});

export const receivePaymentEvent = route({
  method: 'POST',
  path: '/api/payments/:provider/webhook',
  summary: 'A signed event from a payment provider; may come twice, late and in any order.',
  access: 'anyone',
  params: z.object({ provider: z.enum(['sandbox']) }),
  body: z.looseObject({}),
  reply: z.object({ received: z.boolean() }),
  refusals: ['billing.webhook-signature', 'billing.order-not-found'],
});
