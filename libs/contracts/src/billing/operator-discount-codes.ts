import * as z from 'zod/mini';
import { CURRENCIES, PathId } from '../kernel/index.js';
import '../limits.js';
import { COUNTRY_CODES } from '../reference/index.js';
import { route } from '../route.js';
import { PaymentMethod } from './bundles.js';
import { DiscountCode } from './discount-codes.js';
import { DISCOUNT_CODE } from './discount-terms.js';
import { CODE_PERCENTAGE_MAX } from './offer-terms.js';
import './refusals.js';

/** Codes in one answer. */
export const OPERATOR_CODES_PAGE = 50;
export const CODE_USES_MAX = 1_000_000;
export const CODE_DAYS_MAX = 3650;

const OperatorDiscountCode = z.object({
  ...DiscountCode.shape,
  id: z.int(),
  /** `code` for those that members type, `leaving` for those of members who were about to leave; the others the site offers by itself. */
  reason: z.enum(['code', 'leaving', 'time-bonus', 'welcome']),
  /** How many members may pay with it; null for all. */
  maximum_uses: z.nullable(z.int()),
  /** Members who paid with it. */
  used: z.int(),
  /** Members whose open order holds it. */
  reserved: z.int(),
  created_at: z.string(),
});
export type OperatorDiscountCode = z.output<typeof OperatorDiscountCode>;

export const listDiscountCodes = route({
  method: 'GET',
  path: '/api/operator/discount-codes',
  summary: 'Discount codes with their uses, latest first: those that are active and of no one member’s leaving, or all.',
  access: 'operator',
  query: z.object({
    all: z._default(z.enum(['yes', 'no']), 'no'),
    /** Codes older than this one; without it the latest. */
    before: z.optional(PathId),
  }),
  reply: z.object({ codes: z.array(OperatorDiscountCode), more: z.boolean() }),
});

export const createDiscountCode = route({
  method: 'POST',
  path: '/api/operator/discount-codes',
  summary: 'Makes a discount code that members type. A code that is there already is refused, unless it is the same in everything.',
  access: 'operator',
  body: z.object({
    code: z.string().check(z.regex(DISCOUNT_CODE)),
    percentage: z.int().check(z.minimum(1), z.maximum(CODE_PERCENTAGE_MAX)),
    country: z.nullable(z.enum(COUNTRY_CODES)),
    user_id: z.nullable(PathId),
    /** For how many days it counts; null: without an end. */
    valid_days: z.nullable(z.int().check(z.minimum(1), z.maximum(CODE_DAYS_MAX))),
    currency: z.nullable(z.enum(CURRENCIES)),
    /** In minor units of `currency`, which it needs. */
    minimum_order_value: z.nullable(z.int().check(z.minimum(1), z.maximum(10_000_000))),
    maximum_uses: z.nullable(z.int().check(z.minimum(1), z.maximum(CODE_USES_MAX))),
    /** Methods that it counts with; empty for all. */
    paymentmethods: z.array(PaymentMethod).check(z.maxLength(20)),
  }),
  reply: OperatorDiscountCode,
  refusals: [
    'billing.discount-code-taken',
    'billing.discount-code-minimum-needs-currency',
    'billing.discount-code-member-unknown',
    'billing.code-own',
  ],
  limit: 'write',
});

export const changeDiscountCodeStatus = route({
  method: 'PUT',
  path: '/api/operator/discount-codes/:code/status',
  summary: 'Switches a discount code off, or on again. Open orders keep what they reserved.',
  access: 'operator',
  params: z.object({ code: z.string().check(z.regex(DISCOUNT_CODE)) }),
  body: z.object({ status: z.enum(['active', 'inactive']) }),
  reply: OperatorDiscountCode,
  refusals: ['billing.discount-not-found'],
  limit: 'write',
});
