import * as z from 'zod/mini';
import { Currency, Money, PathId } from '../kernel/index.js';
import { route } from '../route.js';
import { PaymentMethod } from './bundles.js';
import { CODE_REFUSALS, TypedCode } from './discount-codes.js';
import { OrderDisputes } from './disputes.js';
import './limits.js';
import './refusals.js';
import { Seller } from './seller.js';
import { STORE_CONSENT_VERSION } from './store-consent.js';

export const ORDER_STATES = [
  'created',
  'pending',
  'completed',
  'failed',
  'cancelled',
  'expired',
  'partly_refunded',
  'refunded',
  'disputed',
  'charged_back',
] as const;

export const OrderState = z.enum(ORDER_STATES);

export type OrderState = z.output<typeof OrderState>;

/** What was chosen, its normal price, and what the discount would have taken off. */
const unapplied = { credits: z.int(), price: Money, discount: Money };

/** What of a card may be known: the rest stays with the provider. */
export const PaidCard = z.object({ brand: z.string(), last4: z.string() });
export type PaidCard = z.infer<typeof PaidCard>;

/**
 * How far the direct debit of an order is that its payer signed: `signed`: nothing has moved yet; `collected`: the bank booked it; `uncollected`: it did not
 * go out, and will not; `returned`: the bank refused it, or gave it back.
 */
export const OrderDebit = z.object({
  state: z.enum(['signed', 'collected', 'uncollected', 'returned']),
  /** The day on which the bank is asked to debit the account, as `YYYY-MM-DD`. */
  due: z.string(),
});

export type OrderDebit = z.output<typeof OrderDebit>;

/** A refund that nobody has decided yet: nothing of it went back so far. */
export const OpenRefund = z.object({
  /** `unknown`: the provider did not say; it is asked again. */
  state: z.enum(['requested', 'pending', 'unknown']),
  credits: z.int(),
  amount: Money,
  /** False where nothing was collected, so that nothing goes back. */
  collected: z.boolean(),
  requested_at: z.string(),
});

export type OpenRefund = z.output<typeof OpenRefund>;

export const Order = z.object({
  id: z.int(),
  state: OrderState,
  /** It was cancelled because the member began another order. */
  replaced: z.boolean(),
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
  /** Who sold it, as they were when the receipt was issued. */
  seller: z.nullable(Seller),
  /** The member had bought nothing before. */
  first_purchase: z.boolean(),
  card: z.nullable(PaidCard),
  /** The stored card that it is, or was to be, paid with; null for another way. */
  stored_method: z.nullable(z.object({ id: z.int(), ...PaidCard.shape })),
  /** The card was stored with this purchase, and still is. */
  card_stored: z.boolean(),
  /** It waits for its payment, and the provider does not say at the moment whether that was made: it is asked again. */
  unanswered: z.boolean(),
  /** The provider's page while its payer has something to do there; null once the bank works on it. */
  redirect: z.nullable(z.string()),
  /** Why the order brought fewer credits than were chosen: another one of the member had used its discount when the money came. */
  lost_discount: z.nullable(
    z.object({
      ...unapplied,
      /** The order that used it. */
      used_by: z.int(),
    }),
  ),
  /** The same where other members had used the code up. */
  used_up_discount: z.nullable(z.object(unapplied)),
  /** null for another method, and before it was signed; absent from an earlier release. */
  direct_debit: z.optional(z.nullable(OrderDebit)),
  /** What of it is on its way back, latest first; absent from an earlier release. */
  open_refunds: z.optional(z.array(OpenRefund)),
  /** null for a purchase that nobody disputed. */
  disputed: z.nullable(OrderDisputes),
});

export type Order = z.output<typeof Order>;

export const OrderId = PathId;

const OrderParams = z.object({ orderId: OrderId });

export const createOrder = route({
  method: 'POST',
  path: '/api/orders',
  summary:
    'Creates an order and its payment; answers with the address of the provider’s page, or of ours once a stored method has paid. The same `clientId` again answers the same order.',
  access: 'member',
  body: z.object({
    clientId: z.uuid(),
    bundle: z.string().check(z.minLength(1), z.maxLength(40)),
    method: PaymentMethod,
    /** What the member saw, in minor units: another total now is refused, so that nobody pays what they did not see. */
    expected_total: z.int().check(z.nonnegative()),
    /** Its currency, which other prices may have now, too; absent from pages that were loaded before it was asked for. */
    expected_currency: z.optional(Currency),
    /** The one discount of the order; without it the one that the viewer is offered, if any. */
    discount_code: z.optional(TypedCode),
    /** Pays with this stored method. */
    stored_method: z.optional(PathId),
    /** The member agrees that the method is stored, in the wording of this version. */
    store_consent: z.optional(z.int().check(z.minimum(1), z.maximum(STORE_CONSENT_VERSION))),
  }),
  /** `redirect` is the provider's page, or the return page for an order that was settled meanwhile, or paid with a stored method. */
  reply: z.object({ order: Order, redirect: z.string() }),
  refusals: [
    'billing.bundle-not-found',
    'billing.method-not-offered',
    'billing.method-blocked',
    'billing.direct-debit-blocked',
    'billing.direct-debit-limit',
    'billing.price-changed',
    'billing.order-not-payable',
    'billing.payment-refused',
    'billing.provider-silent',
    'billing.earlier-order-open',
    'billing.method-not-storable',
    'billing.stored-method-gone',
    'billing.stored-method-expired',
    ...CODE_REFUSALS,
    'billing.discount-minimum',
    'billing.discount-method',
  ],
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
  summary:
    'Asks the provider how the payment of an order stands that is open, or was given up lately; for the return page, in case its event is late.',
  access: 'member',
  params: OrderParams,
  reply: Order,
  refusals: ['billing.order-not-found'],
  limit: 'order',
});

export const cancelOrder = route({
  method: 'POST',
  path: '/api/orders/:orderId/cancel',
  summary:
    'The viewer left the provider’s page: it is asked to take nothing any more. The order is cancelled once the provider says so; what was paid meanwhile stays paid.',
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
