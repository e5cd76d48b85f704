import * as z from 'zod/mini';
import type { Told } from '../slots.js';

export const accountSlots = {
  /** The signup in a dialog; the page to go to afterwards, and the member whom it is about. */
  signup: z.object({ next: z.string(), memberId: z.nullable(z.int()) }),
  /** A complaint about a member, in a dialog. */
  report: z.object({ memberId: z.int(), name: z.string() }),
};

type AccountSlots = Told<typeof accountSlots>;

declare module '../slots.js' {
  interface Slots extends AccountSlots {}
}
