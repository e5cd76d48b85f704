import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** A deck of a few members to try it with; the form comes after the third. */
export const tinderswipe = {
  slugs: false,
  images: [],
  parts: (line) =>
    z.strictObject({
      like: line(24),
      pass: line(24),
      hint: line(120),
      /** After the third card, when somebody was liked. */
      kept: z.strictObject({ heading: line(60), text: line(160) }),
      /** After the third card, when nobody was. */
      none: z.strictObject({ heading: line(60), text: line(160) }),
      more: line(40),
    }),
} as const satisfies TemplateDefinition;
