import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** An exhibition: one listed member a wall. */
export const gallery = {
  slugs: true,
  images: [],
  parts: (line) =>
    z.strictObject({
      /** What the map of the rooms is called. */
      map: line(40),
      entrance: line(24),
      exit: z.strictObject({ title: line(24), heading: line(60) }),
    }),
} as const satisfies TemplateDefinition;
