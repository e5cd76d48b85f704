import * as z from 'zod/mini';
import type { Told } from '../slots.js';

export const billingSlots = {
  /** The discount of a member's first hours, under the top bar. */
  'time-bonus': z.object({
    /** Whether its line is shown; put away, the dialog comes all the same. A shell that leaves it out cannot put it away. */
    line: z.optional(z.boolean()),
  }),
  /** What somebody who leaves gets back, in the settings before the deletion; how many credits they have. */
  'account.leaving': z.object({
    credits: z.int(),
    /** In the dialog that asks for the last time: what comes back, and nothing else. */
    asked: z.optional(z.boolean()),
  }),
};

type BillingSlots = Told<typeof billingSlots>;

declare module '../slots.js' {
  interface Slots extends BillingSlots {}
}
