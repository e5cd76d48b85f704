import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** A short film without a sound. A variant with a picture of its own shows that instead. */
export const video = {
  slugs: true,
  images: ['poster'],
  parts: (line) =>
    z.strictObject({
      play: line(40),
      pause: line(40),
      /** What the film is made of, as on its poster. */
      credits: line(120),
    }),
} as const satisfies TemplateDefinition;
