import * as z from 'zod/mini';
import { CURRENCIES, PathId } from '../kernel/index.js';
import '../limits.js';
import { COUNTRY_CODES } from '../reference/index.js';
import { route } from '../route.js';
import { Approval } from './approvals.js';
import { BUNDLE_CREDITS_MAX, PRICE_MAX } from './bundle-terms.js';
import { AnySite, ChosenSite, SellingSite, SiteQuery } from './selling-sites.js';
import './refusals.js';

/** A price as it was, is or will be: what counts is the latest that has begun. */
export const BundlePrice = z.object({
  site: AnySite,
  bundle: z.string(),
  currency: z.enum(CURRENCIES),
  /** Minor units, tax included; 0 where a site has none of its own from then on, and sells at the price of all. */
  amount: z.int(),
  /** null for the first one. */
  begins_at: z.nullable(z.string()),
  state: z.enum(['past', 'present', 'coming']),
  /** The operator who asked for it, and the one who agreed; null for the first ones, which came with the bundle. */
  asked_by: z.nullable(z.int()),
  approved_by: z.nullable(z.int()),
});

export type BundlePrice = z.output<typeof BundlePrice>;

/** A price that an operator asks for. */
export const PriceRequest = z.extend(Approval, {
  id: z.int(),
  site: AnySite,
  bundle: z.string(),
  /** Credits of the bundle. */
  credits: z.int(),
  currency: z.enum(CURRENCIES),
  /** 0: the site sells at the price of all again. */
  amount: z.int(),
  /** What the bundle costs there now; null where it is not sold yet. */
  present: z.nullable(z.int()),
  /** null: as soon as it is approved. */
  begins_at: z.nullable(z.string()),
});

export type PriceRequest = z.output<typeof PriceRequest>;

export const OperatorBundles = z.object({
  sites: z.array(SellingSite),
  bundles: z.array(
    z.object({
      id: z.string(),
      credits: z.int(),
      popular: z.boolean(),
      on_sale: z.boolean(),
      /** Whether the site that was asked for has taken it off sale for itself. */
      off_site: z.boolean(),
      /** It never had a price, and none waits for another operator: it can go. Absent from an earlier release. */
      removable: z.optional(z.boolean()),
    }),
  ),
  /** Those of the site that was asked for, and those that count wherever a site has none of its own. By bundle, the latest first. */
  prices: z.array(BundlePrice),
  /** What waits for another operator there, the latest first. */
  requests: z.array(PriceRequest),
  /** How many wait anywhere. */
  waiting: z.int(),
  /** Where a currency is sold in, with the tax that prices contain there today, and the highest fee for a way to pay. */
  countries: z.array(
    z.object({
      country: z.enum(COUNTRY_CODES),
      currency: z.enum(CURRENCIES),
      tax_rate: z.number(),
      /** false: nobody has said how much tax prices contain there, so nothing is sold; `tax_rate` is 0 then. */
      tax_known: z.optional(z.boolean()),
      highest_fee: z.int(),
    }),
  ),
});

export type OperatorBundles = z.output<typeof OperatorBundles>;

export const listOperatorBundles = route({
  method: 'GET',
  path: '/api/operator/bundles',
  summary: 'Bundles with all their prices, of a site or of all: those of before, those that count, and those that are to come.',
  access: 'operator',
  query: SiteQuery,
  reply: OperatorBundles,
  refusals: ['billing.site-not-found'],
});

const BundleId = z.string().check(z.minLength(1), z.maxLength(40));
const Amount = z.int().check(z.minimum(1), z.maximum(PRICE_MAX));

export const addBundle = route({
  method: 'POST',
  path: '/api/operator/bundles',
  summary: 'Adds a bundle and asks for its first price. It is sold nowhere until another operator has approved one.',
  access: 'operator',
  body: z.object({
    site: ChosenSite,
    credits: z.int().check(z.minimum(1), z.maximum(BUNDLE_CREDITS_MAX)),
    currency: z.enum(CURRENCIES),
    amount: Amount,
  }),
  reply: OperatorBundles,
  refusals: ['billing.bundle-exists', 'billing.price-below-fee', 'billing.site-not-found'],
  limit: 'write',
});

export const setBundleOnSale = route({
  method: 'PUT',
  path: '/api/operator/bundles/:bundle/on-sale',
  summary:
    'Takes a bundle off sale or puts it on sale again, at its agreed prices: on a site, or everywhere. Open orders stay. What is off sale everywhere is sold nowhere.',
  access: 'operator',
  params: z.object({ bundle: BundleId }),
  body: z.object({ site: ChosenSite, on_sale: z.boolean() }),
  reply: OperatorBundles,
  refusals: ['billing.bundle-not-found', 'billing.site-not-found'],
  limit: 'write',
});

export const removeBundle = route({
  method: 'DELETE',
  path: '/api/operator/bundles/:bundle',
  summary:
    'Removes a bundle that never had a price, once none waits for another operator: its first one was declined, withdrawn or forgotten.',
  access: 'operator',
  params: z.object({ bundle: BundleId }),
  reply: OperatorBundles,
  refusals: ['billing.bundle-not-found', 'billing.bundle-priced'],
  limit: 'write',
});

export const changeBundlePrice = route({
  method: 'POST',
  path: '/api/operator/bundles/:bundle/prices',
  summary:
    'Asks for a price, which begins once another operator has approved it: at once, or at its time. Asked for again while it waits, it is the same request.',
  access: 'operator',
  params: z.object({ bundle: BundleId }),
  body: z.object({
    site: ChosenSite,
    currency: z.enum(CURRENCIES),
    amount: Amount,
    /** null: as soon as it is approved. */
    begins_at: z.nullable(z.iso.datetime({ offset: true })),
  }),
  reply: OperatorBundles,
  refusals: ['billing.bundle-not-found', 'billing.price-below-fee', 'billing.price-time', 'billing.site-not-found'],
  limit: 'write',
});

export const followBundlePrice = route({
  method: 'POST',
  path: '/api/operator/bundles/:bundle/prices/followed',
  summary: 'Asks that a site sells a bundle at the price of all again, once another operator has approved it.',
  access: 'operator',
  params: z.object({ bundle: BundleId }),
  body: z.object({ site: z.int(), currency: z.enum(CURRENCIES) }),
  reply: OperatorBundles,
  refusals: ['billing.bundle-not-found', 'billing.site-not-found'],
  limit: 'write',
});

const params = z.object({ requestId: PathId });

export const approvePrice = route({
  method: 'PUT',
  path: '/api/operator/price-requests/:requestId/approved',
  summary:
    'Lets a price begin that another operator asked for; one for the same time to come takes the place of the first. Open orders keep theirs. The first decision stays; the same again changes nothing.',
  access: 'operator',
  params,
  reply: OperatorBundles,
  refusals: ['billing.price-request-not-found', 'billing.price-request-decided', 'billing.price-request-own', 'billing.price-below-fee'],
});

export const declinePrice = route({
  method: 'PUT',
  path: '/api/operator/price-requests/:requestId/declined',
  summary: 'Declines a price that another operator asked for. The first decision stays; the same again changes nothing.',
  access: 'operator',
  params,
  reply: OperatorBundles,
  refusals: ['billing.price-request-not-found', 'billing.price-request-decided', 'billing.price-request-own'],
});

export const withdrawPrice = route({
  method: 'PUT',
  path: '/api/operator/bundles/:bundle/prices/withdrawn',
  summary: 'Withdraws a price that is to come, until it begins.',
  access: 'operator',
  params: z.object({ bundle: BundleId }),
  body: z.object({ site: ChosenSite, currency: z.enum(CURRENCIES), begins_at: z.iso.datetime({ offset: true }) }),
  reply: OperatorBundles,
  refusals: ['billing.price-not-coming', 'billing.site-not-found'],
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
