import * as z from 'zod/mini';
import { CURRENCIES } from '../kernel/index.js';
import { COUNTRY_CODES } from '../reference/index.js';
import { route } from '../route.js';
import { PaymentMethod } from './bundles.js';
import './limits.js';
import './refusals.js';

const TYPED_MAX = 40;
/** What somebody types as a code. */
export const TypedCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(TYPED_MAX));

/** A discount code. Field names are those of the fixed wire format. */
export const DiscountCode = z.object({
  code: z.string(),
  /** Whose profile names this country; null for all. */
  country: z.nullable(z.enum(COUNTRY_CODES)),
  /** The member whose it is; null for everybody's. */
  user_id: z.nullable(z.int()),
  expires: z.nullable(z.string()),
  /** Per cent of a bundle's price, never of a fee. */
  value_percentage: z.int(),
  /** The same by its other name. */
  percentage: z.int(),
  /** Where it counts only with prices in this currency. */
  currency: z.nullable(z.enum(CURRENCIES)),
  /** Normal price of the bundle at least, in minor units of `currency`. */
  minimum_order_value: z.nullable(z.int()),
  status: z.enum(['active', 'inactive']),
  /** No member pays twice with a code; `once`: one member in all. */
  validity: z.enum(['once_per_user', 'once']),
  expired: z.boolean(),
  /** Methods that it counts with; empty for all. */
  paymentmethods: z.array(PaymentMethod),
});
export type DiscountCode = z.output<typeof DiscountCode>;

/** Why a code counts for nobody, or not for this member, in the order in which it is asked. */
export const CODE_REFUSALS = [
  'billing.discount-not-found',
  'billing.discount-not-yours',
  'billing.discount-used',
  'billing.discount-used-up',
  'billing.discount-currency',
  'billing.discount-country',
  'billing.discount-expired',
] as const;

export const readDiscountCode = route({
  method: 'GET',
  path: '/api/discountcode.php',
  summary:
    'A discount code, if it counts for the viewer; which bundles and methods it counts for, the answer says. With `welcome=true` the viewer’s welcome code, if one is offered.',
  access: 'member',
  query: z.object({ code: z.optional(TypedCode), welcome: z.optional(z.enum(['true'])) }),
  reply: DiscountCode,
  refusals: [...CODE_REFUSALS],
  // the time of a welcome code begins when it is first shown: by a page of ours, and by no link from elsewhere
  changesState: true,
});
