import type { Order } from './order.entity.js';

/** What an order sells for how much. */
export type Sale = Pick<Order, 'credits' | 'price' | 'discount' | 'discountCode'>;

/** What an order had before it lost its discount, and to which one. */
export type LostDiscount = Pick<Order, 'chosenCredits' | 'lostDiscount' | 'discountUsedBy'>;

/**
 * What an order buys whose discount was used meanwhile, by another order of its member or, to the last use, by other members: its money was captured all the same, and buys what it buys at the normal price.
 * A part of a credit is the member's. What was chosen is kept, so that the member can be told.
 */
export const withoutDiscount = ({ credits, price, discount }: Sale, usedBy: number | null): Sale & LostDiscount => ({
  credits: Math.ceil((credits * (price - discount)) / price),
  price: price - discount,
  discount: 0,
  discountCode: null,
  chosenCredits: credits,
  lostDiscount: discount,
  discountUsedBy: usedBy,
});
