import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** Six drawings with six short lines, and the form to begin with. */
export const iconslanding = {
  slugs: true,
  images: [],
  parts: (line) =>
    z.strictObject({
      /** In the order of the drawings: looking around, writing, costs, payment, refund, safety. */
      points: z.array(z.strictObject({ title: line(40), text: line(160) })).check(z.length(6)),
      form: line(60),
    }),
} as const satisfies TemplateDefinition;
