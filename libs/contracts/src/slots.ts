import * as z from 'zod/mini';

/**
 * Parts that one remote shows in others' pages, always through the shell: what each is told, by name. Who fills a slot says so in its
 * descriptor; who offers the place knows the name only.
 */
export const SLOTS = {
  /** The match screen: whose like was answered. */
  match: z.object({ memberId: z.int(), kind: z.enum(['match', 'new-like']) }),
  /** Sends what an earlier page could not; shows nothing. */
  unsent: z.object({}),
  /** The signup in a dialog; the page to go to afterwards, and the member whom it is about. */
  signup: z.object({ next: z.string(), memberId: z.nullable(z.int()) }),
  /** A complaint about a member, in a dialog. */
  report: z.object({ memberId: z.int(), name: z.string() }),
  /** The discount of a member's first hours, under the top bar. */
  'time-bonus': z.object({}),
};

export type SlotName = keyof typeof SLOTS;

/** What a part is told. `onClose`: it asks to be taken away. */
export type SlotProps<Name extends SlotName> = z.output<(typeof SLOTS)[Name]> & { readonly onClose: () => void };
