import * as z from 'zod/mini';

/** What a member is held from until their age is assured; who is held from being listed neither likes nor writes, either. */
export const AgeHold = z.enum(['writing', 'listing']);
export type AgeHold = z.output<typeof AgeHold>;
