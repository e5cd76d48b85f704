import * as z from 'zod/mini';
import { isBlank } from '../kernel/index.js';
import { REASON_MAX } from './reason-terms.js';

/** Why an operator does something: others read it later, so that something of it has to be seen. */
export const Reason = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(REASON_MAX),
  z.refine((text) => !isBlank(text), 'blank'),
);
