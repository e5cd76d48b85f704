import * as z from 'zod/mini';
import { Money } from '../kernel/index.js';

/** `warning`: the bank asks, and nothing is taken. `lost` and `won` may still become the other: some schemes decide again. */
export const DisputeStatus = z.enum(['warning', 'open', 'won', 'lost']);

export type DisputeStatus = z.output<typeof DisputeStatus>;

/** What disputes made of a purchase, as its member sees it. */
export const OrderDisputes = z.object({
  /** Latest first; warnings are not told. */
  disputes: z.array(
    z.object({
      status: DisputeStatus,
      amount: Money,
      opened_at: z.string(),
      decided_at: z.nullable(z.string()),
    }),
  ),
  /** Credits of the purchase that wait for a decision, that were taken back, and that were spent before they could be. */
  frozen: z.int(),
  taken: z.int(),
  owed: z.int(),
});

export type OrderDisputes = z.output<typeof OrderDisputes>;
