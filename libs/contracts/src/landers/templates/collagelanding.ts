import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** People and things cut out like paper; three interests to pick. */
export const collagelanding = {
  slugs: true,
  images: [],
  parts: (line) =>
    z.strictObject({
      question: line(60),
      /** Ends of that sentence, by interest. */
      ends: z.strictObject({
        biking: line(30),
        reading: line(30),
        animals: line(30),
        cooking: line(30),
        music: line(30),
        dancing: line(30),
      }),
      note: line(120),
    }),
} as const satisfies TemplateDefinition;
