import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** A thread that unties itself on the way down: what does not bind here. */
export const whoneedsstrings = {
  slugs: false,
  images: ['left', 'right'],
  parts: (line) =>
    z.strictObject({
      /** Beside the thread, the tightest knot first. */
      knots: z.array(z.strictObject({ title: line(40), text: line(160) })).check(z.minLength(2), z.maxLength(3)),
      closing: line(80),
    }),
} as const satisfies TemplateDefinition;
