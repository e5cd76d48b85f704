import * as z from 'zod/mini';
import { CURRENCIES, PathId } from '../kernel/index.js';
import '../limits.js';
import { COUNTRY_CODES } from '../reference/index.js';
import { route } from '../route.js';
import { Approval } from './approvals.js';
import { FEE_MAX } from './bundle-terms.js';
import { PAYMENT_METHODS } from './bundles.js';
import { AnySite, ChosenSite, SellingSite, SiteQuery } from './selling-sites.js';
import './refusals.js';

/** A fee that an operator asks for. */
export const FeeRequest = z.extend(Approval, {
  id: z.int(),
  site: AnySite,
  country: z.enum(COUNTRY_CODES),
  method: z.enum(PAYMENT_METHODS),
  currency: z.enum(CURRENCIES),
  /** Minor units; null: the site takes the fee of all again. */
  fee: z.nullable(z.int()),
  /** What it is there now. */
  present: z.int(),
});

export type FeeRequest = z.output<typeof FeeRequest>;

/** A way to pay in a country, as it stands in the list. */
export const OperatorMethod = z.object({
  method: z.enum(PAYMENT_METHODS),
  offered: z.boolean(),
  /** Minor units of the country's currency. */
  fee: z.int(),
  /** Whether the fee is the site's own. */
  own_fee: z.boolean(),
  /** Whether any company here collects by it: members see none that nobody takes. */
  taken: z.boolean(),
});

export type OperatorMethod = z.output<typeof OperatorMethod>;

/** How one can pay in a country, in the order in which it is offered. */
export const CountryMethods = z.object({
  country: z.enum(COUNTRY_CODES),
  currency: z.enum(CURRENCIES),
  /** Whether the site that was asked for has a list of its own there. */
  own: z.boolean(),
  methods: z.array(OperatorMethod),
});

export type CountryMethods = z.output<typeof CountryMethods>;

export const OperatorMethods = z.object({
  sites: z.array(SellingSite),
  countries: z.array(CountryMethods),
  /** What waits for another operator there, the latest first. */
  requests: z.array(FeeRequest),
  /** How many wait anywhere. */
  waiting: z.int(),
});

export type OperatorMethods = z.output<typeof OperatorMethods>;

export const listOperatorMethods = route({
  method: 'GET',
  path: '/api/operator/methods',
  summary: 'How one can pay in each country, on a site or wherever a site has no list of its own.',
  access: 'operator',
  query: SiteQuery,
  reply: OperatorMethods,
  refusals: ['billing.site-not-found'],
});

const params = z.object({ country: z.enum(COUNTRY_CODES), method: z.enum(PAYMENT_METHODS) });

export const offerMethod = route({
  method: 'PUT',
  path: '/api/operator/methods/:country/:method/offered',
  summary: 'Offers a way to pay in a country, or does not any more. Open orders stay. A site has a list of its own from then on.',
  access: 'operator',
  params,
  body: z.object({ site: ChosenSite, offered: z.boolean() }),
  reply: OperatorMethods,
  refusals: ['billing.method-not-found', 'billing.fee-above-price', 'billing.site-not-found'],
  limit: 'write',
});

export const moveMethod = route({
  method: 'PUT',
  path: '/api/operator/methods/:country/:method/position',
  summary: 'Puts a way to pay at a place of the list, from 1 on; those after it move. A site has a list of its own from then on.',
  access: 'operator',
  params,
  body: z.object({ site: ChosenSite, position: z.int().check(z.minimum(1), z.maximum(PAYMENT_METHODS.length)) }),
  reply: OperatorMethods,
  refusals: ['billing.method-not-found', 'billing.site-not-found'],
  limit: 'write',
});

export const followMethods = route({
  method: 'PUT',
  path: '/api/operator/methods/:country/followed',
  summary: 'Lets a site offer again what is offered everywhere, in that order. Refused while a fee is its own: that needs two operators.',
  access: 'operator',
  params: z.object({ country: z.enum(COUNTRY_CODES) }),
  body: z.object({ site: z.int() }),
  reply: OperatorMethods,
  refusals: ['billing.methods-own-fee', 'billing.fee-above-price', 'billing.site-not-found'],
  limit: 'write',
});

export const changeMethodFee = route({
  method: 'POST',
  path: '/api/operator/methods/:country/:method/fees',
  summary: 'Asks for a fee, which counts once another operator has approved it. Asked for again while it waits, it is the same request.',
  access: 'operator',
  params,
  body: z
    .object({
      site: ChosenSite,
      /** null: the site takes the fee of all again. */
      fee: z.nullable(z.int().check(z.minimum(0), z.maximum(FEE_MAX))),
    })
    .check(z.refine(({ site, fee }) => site !== null || fee !== null, { path: ['fee'] })),
  reply: OperatorMethods,
  refusals: ['billing.method-not-found', 'billing.fee-above-price', 'billing.site-not-found'],
  limit: 'write',
});

const request = z.object({ requestId: PathId });

export const approveFee = route({
  method: 'PUT',
  path: '/api/operator/fee-requests/:requestId/approved',
  summary:
    'Lets a fee count that another operator asked for. Open orders keep theirs. The first decision stays; the same again changes nothing.',
  access: 'operator',
  params: request,
  reply: OperatorMethods,
  refusals: ['billing.fee-request-not-found', 'billing.fee-request-decided', 'billing.fee-request-own', 'billing.fee-above-price'],
});

export const declineFee = route({
  method: 'PUT',
  path: '/api/operator/fee-requests/:requestId/declined',
  summary: 'Declines a fee that another operator asked for. The first decision stays; the same again changes nothing.',
  access: 'operator',
  params: request,
  reply: OperatorMethods,
  refusals: ['billing.fee-request-not-found', 'billing.fee-request-decided', 'billing.fee-request-own'],
});
