import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** Three questions whose answers become a first line to one member. */
export const landing2 = {
  slugs: true,
  about: 'member',
  images: [],
  parts: (line) =>
    z.strictObject({
      /** Above the line as it grows. */
      letter: line(60),
      questions: z
        .array(z.strictObject({ question: line(60), choices: z.array(line(100)).check(z.minLength(2), z.maxLength(4)) }))
        .check(z.minLength(1), z.maxLength(3)),
    }),
} as const satisfies TemplateDefinition;
