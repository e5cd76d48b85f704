import * as z from 'zod/mini';
import { Money } from '../kernel/index.js';
import { route } from '../route.js';
import { PaymentMethod } from './bundles.js';
import './limits.js';
import { OrderDebit, OrderId, PaidCard } from './orders.js';
import './refusals.js';

export const RefundState = z.enum(['requested', 'pending', 'succeeded', 'failed', 'unknown']);

/** `unknown`: the provider did not say; it is asked again. Only `succeeded` is money that went back. */
export type RefundState = z.output<typeof RefundState>;

/** What would go back for a purchase now. */
export const RefundQuote = z.object({
  order: z.int(),
  bought_at: z.string(),
  /** How it was paid, and its receipt; absent from an earlier release. */
  method: z.optional(PaymentMethod),
  card: z.optional(z.nullable(PaidCard)),
  invoice: z.optional(z.string()),
  /** Credits that the purchase brought, and those of it that are left. */
  credits: z.int(),
  unused: z.int(),
  amount: Money,
  /** The last day on which the purchase can be withdrawn from, by the site's calendar: `YYYY-MM-DD`. */
  until: z.string(),
  /** No credit was used: the whole payment goes back, the fee with it. */
  whole: z.boolean(),
  /** False for a direct debit that was not sent to the bank yet: nothing is collected then, so nothing goes back. */
  collected: z.boolean(),
  /** How far the direct debit of the purchase is; null for another method. Absent from an earlier release. */
  direct_debit: z.optional(z.nullable(OrderDebit)),
  /** Premium ends with this refund: no other purchase stands. */
  ends_premium: z.boolean(),
});

export type RefundQuote = z.output<typeof RefundQuote>;

export const Refund = z.object({
  id: z.string(),
  order: z.int(),
  state: RefundState,
  credits: z.int(),
  amount: Money,
  /** Where the payment was disputed: its bank decides, or has taken it back. Then the credits of a refund that failed are not the member's. */
  disputed: z.nullable(z.enum(['open', 'lost'])),
  /** False where nothing was collected, so that nothing goes back. */
  collected: z.boolean(),
  /** How far the direct debit of the purchase is: what was not debited yet goes back after that. Absent from an earlier release. */
  direct_debit: z.optional(z.nullable(OrderDebit)),
  requested_at: z.string(),
  decided_at: z.nullable(z.string()),
  /** Number of the credit note, once the money went back. */
  credit_note: z.nullable(z.string()),
  /** Number of the document that cancels the credit note, where the money came back after all. */
  reversal: z.nullable(z.string()),
});

export type Refund = z.output<typeof Refund>;

export const listRefunds = route({
  method: 'GET',
  path: '/api/refunds',
  summary: 'What would go back to the viewer for each purchase that can still be withdrawn from, and the refunds there were, latest first.',
  access: 'member',
  /** The days are those of the site of the latest purchase; without one, of the site that is looked at. */
  reply: z.object({ quotes: z.array(RefundQuote), refunds: z.array(Refund), refund_days: z.int() }),
});

export const requestRefund = route({
  method: 'POST',
  path: '/api/orders/:orderId/refund',
  summary:
    'Withdraws from a purchase: takes its unused credits and asks the provider to pay their price back. The same `clientId` again answers the same refund.',
  access: 'member',
  params: z.object({ orderId: OrderId }),
  body: z.object({
    clientId: z.uuid(),
    /** What the member saw; something else now is refused, so that nobody gives up what they did not see. */
    expected_credits: z.int().check(z.positive()),
    expected_amount: z.int().check(z.positive()),
  }),
  reply: Refund,
  refusals: ['billing.order-not-found', 'billing.refund-not-possible', 'billing.refund-changed'],
  limit: 'order',
});
