import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** A quiet door of two discs: what is inside, what stays outside. */
export const adultonly = {
  slugs: false,
  images: [],
  parts: (line) =>
    z.strictObject({
      inside: line(24),
      outside: z.strictObject({ title: line(24), text: line(160) }),
      /** Label of the link for whom it is not. */
      leave: line(40),
      farewell: z.strictObject({ heading: line(60), text: line(200), back: line(40) }),
    }),
} as const satisfies TemplateDefinition;
