import * as z from 'zod/mini';
import '../limits.js';
import { route } from '../route.js';
import { CODE_PERCENTAGE_MAX, OFFER_BOUNDS, OFFER_NAMES } from './offer-terms.js';
import { Reason } from './reason.js';
import './refusals.js';

/** What everybody is offered who is new, on every site. */
export const OperatorOffer = z.object({
  name: z.enum(OFFER_NAMES),
  /** The code that receipts name it by, whatever it takes off now. */
  code: z.string(),
  percentage: z.int(),
  /** How long it runs: a time bonus from the signup, a welcome discount from when it is first on show. */
  hours: z.number(),
  /** False while its code is switched off. */
  active: z.boolean(),
});

export type OperatorOffer = z.output<typeof OperatorOffer>;

const Offers = z.object({ offers: z.array(OperatorOffer) });

export const listOffers = route({
  method: 'GET',
  path: '/api/operator/offers',
  summary: 'What newcomers are offered: the time bonus and the welcome discount.',
  access: 'operator',
  reply: Offers,
});

export const changeOffer = route({
  method: 'PUT',
  path: '/api/operator/offers/:offer',
  summary:
    'Changes what an offer to newcomers takes off, and how long it runs. A welcome discount that was shown keeps its end, an order its price; the same again changes nothing.',
  access: 'operator',
  params: z.object({ offer: z.enum(OFFER_NAMES) }),
  body: z.object({
    percentage: z.int().check(z.minimum(1), z.maximum(CODE_PERCENTAGE_MAX)),
    /** Each offer has bounds of its own within these. */
    hours: z.int().check(z.minimum(1), z.maximum(OFFER_BOUNDS.welcome.hours[1])),
    reason: Reason,
  }),
  reply: Offers,
  refusals: ['billing.offer-hours', 'billing.discount-not-found'],
  limit: 'write',
});
