import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';
import { route } from '../route.js';
import { PaymentMethod } from './bundles.js';
import { PaidCard } from './orders.js';
import './limits.js';
import './refusals.js';

/**
 * A method that the provider keeps for the viewer's next purchases. `expired`: the card's month is over. `blocked`: a payment in this way was taken back,
 * so it is not open to the viewer.
 */
export const StoredMethod = z.object({
  id: z.int(),
  method: PaymentMethod,
  ...PaidCard.shape,
  /** The last month in which the card counts: `YYYY-MM`. */
  expires: z.string(),
  /** `unavailable`: its company is not asked any more. It pays for nothing, and can be removed. */
  state: z.enum(['usable', 'expired', 'blocked', 'unavailable']),
  stored_at: z.string(),
});

export type StoredMethod = z.output<typeof StoredMethod>;

export const listStoredMethods = route({
  method: 'GET',
  path: '/api/stored-methods',
  summary: 'The methods that are stored for the viewer, the one that was used last first, and the ways to pay that can be stored.',
  access: 'member',
  reply: z.object({
    stored: z.array(StoredMethod),
    /** Ways to pay in which a new method can be stored. */
    storable: z.array(PaymentMethod),
  }),
});

export const removeStoredMethod = route({
  method: 'DELETE',
  path: '/api/stored-methods/:storedMethodId',
  summary: 'Removes a stored method: it is gone at once, and the provider is told until it has forgotten it. Again changes nothing.',
  access: 'member',
  params: z.object({ storedMethodId: PathId }),
  reply: z.object({ removed: z.boolean() }),
  limit: 'order',
});
