import * as z from 'zod/mini';
import type { Told } from '../slots.js';

export const billingSlots = {
  /** The discount of a member's first hours, under the top bar. */
  'time-bonus': z.object({}),
};

type BillingSlots = Told<typeof billingSlots>;

declare module '../slots.js' {
  interface Slots extends BillingSlots {}
}
