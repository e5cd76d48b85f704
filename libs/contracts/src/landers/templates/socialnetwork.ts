import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** A constellation of interests, of which three are picked. */
export const socialnetwork = {
  slugs: true,
  images: [],
  parts: (line) =>
    z.strictObject({
      question: line(60),
      /** Leads to the search. */
      show: line(40),
      interests: z.strictObject({
        dancing: line(16),
        travelling: line(16),
        music: line(16),
        movies: line(16),
        outdoors: line(16),
        hiking: line(16),
        reading: line(16),
        animals: line(16),
        art: line(16),
        cooking: line(16),
        wine: line(16),
        coffee: line(16),
      }),
    }),
} as const satisfies TemplateDefinition;
