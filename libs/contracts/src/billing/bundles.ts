import * as z from 'zod/mini';
import { Money } from '../kernel/index.js';
import { COUNTRY_CODES } from '../reference/index.js';
import { type ReplyOf, route } from '../route.js';

export const PAYMENT_METHODS = ['card', 'paypal', 'ideal', 'bancontact', 'eps', 'twint', 'blik', 'przelewy24', 'sepa'] as const;

export const PaymentMethod = z.enum(PAYMENT_METHODS);

export type PaymentMethod = z.output<typeof PaymentMethod>;

/** A discount as the member sees it: why, how much, until when. The server holds the deadline. */
export const Discount = z.object({
  code: z.string(),
  reason: z.enum(['time-bonus', 'leaving', 'welcome', 'code']),
  percentage: z.int(),
  ends_at: z.nullable(z.string()),
  began_at: z.nullable(z.string()),
  /** Until `ends_at` by the server's clock: a countdown runs from here, whatever the device's clock says. */
  seconds_left: z.nullable(z.int()),
});

export type Discount = z.output<typeof Discount>;

export const Bundle = z.object({
  id: z.string(),
  credits: z.int(),
  /** Normal price, tax included. */
  price: Money,
  /** Price with the present discount; equal to `price` without one. */
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
    /** The viewer's discount. */
    offer: z.nullable(Discount),
    /** Per cent contained in every amount; 0 where prices are without tax. */
    tax_rate: z.number(),
    /** `blocked`: the viewer lost a dispute of a payment with it, and cannot pay with it. */
    methods: z.array(z.object({ method: PaymentMethod, fee: Money, blocked: z.boolean() })),
    /** Credits that the viewer owes: the next purchase settles them first. */
    debt: z.int(),
    /** Credits of the viewer that wait for a dispute to be decided. */
    frozen: z.int(),
    /** The viewer's latest order of which its provider does not say whether it was paid: it may still be charged, beside what is bought now. */
    unanswered_order: z.nullable(z.int()),
    refund_days: z.int(),
  }),
});

export type PriceList = ReplyOf<typeof listBundles>;
