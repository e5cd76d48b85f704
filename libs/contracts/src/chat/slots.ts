import * as z from 'zod/mini';
import type { Told } from '../slots.js';

export const chatSlots = {
  /** The match screen: whose like was answered. */
  match: z.object({ memberId: z.int(), kind: z.enum(['match', 'new-like']) }),
  /** Sends what an earlier page could not; shows nothing. */
  unsent: z.object({}),
};

type ChatSlots = Told<typeof chatSlots>;

declare module '../slots.js' {
  interface Slots extends ChatSlots {}
}
