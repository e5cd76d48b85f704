import * as z from 'zod/mini';
import { CURRENCIES } from './money.js';

export const Currency = z.enum(CURRENCIES);
export type Currency = z.output<typeof Currency>;

/** An amount as an integer of minor units (cents) and its currency. */
export const Money = z.object({ amount: z.int(), currency: Currency });
export type Money = z.output<typeof Money>;
