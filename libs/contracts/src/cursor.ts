import * as z from 'zod/mini';
import { INTEGER_MAX } from './kernel/index.js';

/** Where a list ended, as it said itself: nothing that is no time or no id. */
export const Cursor = z.string().check(
  z.regex(/^\d{1,15}-\d{1,10}$/),
  z.refine((text) => Number(text.split('-')[1]) <= INTEGER_MAX),
);
