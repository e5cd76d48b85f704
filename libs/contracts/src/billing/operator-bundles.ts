import * as z from 'zod/mini';
import { CURRENCIES } from '../kernel/index.js';
import '../limits.js';
import { COUNTRY_CODES } from '../reference/index.js';
import { route } from '../route.js';
import { PRICE_MAX } from './bundle-terms.js';
import './refusals.js';

/** A price as it was, is or will be: what counts is the latest that has begun. */
export const BundlePrice = z.object({
  bundle: z.string(),
  currency: z.enum(CURRENCIES),
  /** Minor units, tax included. */
  amount: z.int(),
  /** null for the first one. */
  begins_at: z.nullable(z.string()),
  state: z.enum(['past', 'present', 'coming']),
});

export type BundlePrice = z.output<typeof BundlePrice>;

export const OperatorBundles = z.object({
  bundles: z.array(z.object({ id: z.string(), credits: z.int(), popular: z.boolean(), on_sale: z.boolean() })),
  /** By bundle, the latest first. */
  prices: z.array(BundlePrice),
  /** Where a currency is sold in, with the tax that prices contain there today, and the highest fee for a way to pay. */
  countries: z.array(
    z.object({ country: z.enum(COUNTRY_CODES), currency: z.enum(CURRENCIES), tax_rate: z.number(), highest_fee: z.int() }),
  ),
});

export type OperatorBundles = z.output<typeof OperatorBundles>;

export const listOperatorBundles = route({
  method: 'GET',
  path: '/api/operator/bundles',
  summary: 'Bundles with all their prices: those of before, those that count, and those that are to come.',
  access: 'operator',
  reply: OperatorBundles,
});

const BundleId = z.string().check(z.minLength(1), z.maxLength(40));

export const changeBundlePrice = route({
  method: 'POST',
  path: '/api/operator/bundles/:bundle/prices',
  summary:
    'Lets a price begin, at once or at a time; said again for the same time to come, it takes the place of the first. Open orders keep theirs.',
  access: 'operator',
  params: z.object({ bundle: BundleId }),
  body: z.object({
    currency: z.enum(CURRENCIES),
    amount: z.int().check(z.minimum(1), z.maximum(PRICE_MAX)),
    /** null: at once. */
    begins_at: z.nullable(z.iso.datetime({ offset: true })),
  }),
  reply: OperatorBundles,
  refusals: ['billing.bundle-not-found', 'billing.price-below-fee', 'billing.price-time'],
  limit: 'write',
});

export const makeBundlePopular = route({
  method: 'PUT',
  path: '/api/operator/bundles/:bundle/popular',
  summary: 'Marks a bundle as the most popular one, instead of the one that was.',
  access: 'operator',
  params: z.object({ bundle: BundleId }),
  reply: OperatorBundles,
  refusals: ['billing.bundle-not-found'],
  limit: 'write',
});
