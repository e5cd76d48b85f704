import * as z from 'zod/mini';
import { INTEGER_MAX } from './integer.js';
import { CURRENCIES } from './money.js';

export const Currency = z.enum(CURRENCIES);
export type Currency = z.output<typeof Currency>;

/** An amount as an integer of minor units (cents) and its currency. */
export const Money = z.object({ amount: z.int(), currency: Currency });
export type Money = z.output<typeof Money>;

/** Refused where a number meets no column. No part of the written contract: nobody ever sent one and got an answer. */
export const withinColumn = z.refine((value) => Number(value) <= INTEGER_MAX, 'too-big');

/** An id in a body. */
export const Id = z.int().check(z.refine((value) => value > 0 && value <= INTEGER_MAX, 'no-id'));
/** As ids are written: what a program also reads as a number (`0x10`, `1e3`, ` 5`, `5.0`) is no second address of the same. */
const WRITTEN_ID = /^[1-9]\d{0,9}$/;
const readId = z.transform((given: number): number =>
  typeof (given as unknown) === 'string' && WRITTEN_ID.test(String(given)) ? Number(given) : given,
);
/** An id in a path or a query, where everything is text. */
export const PathId = z.pipe(readId, z.number().check(z.int(), z.positive(), z.maximum(INTEGER_MAX)));
/** A count or a place in a list, such as `seq`. */
export const Place = z.int().check(z.minimum(0), withinColumn);
