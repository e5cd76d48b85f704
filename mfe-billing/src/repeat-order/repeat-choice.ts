import type { RepeatOrder } from '@rendezvous/contracts/billing/repeat-order';
import type { Choice } from '../credits/order-choice';

export type LastPurchase = NonNullable<RepeatOrder['last']>;

/** The last purchase at today's price, as something to order. */
export const repeatChoice = ({ bundle, method, fee, total, discount }: NonNullable<RepeatOrder['offer']>): Choice => ({
  bundle,
  method: { method, fee, blocked: false },
  total,
  discount,
  codeFault: null,
});
