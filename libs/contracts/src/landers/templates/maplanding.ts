import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** A map of the visitor's country: a disc for each region, as large as how many members are listed there. */
export const maplanding = {
  slugs: true,
  images: [],
  parts: (line) =>
    z.strictObject({
      /** What the list of regions is called. */
      list: line(60),
      /** Opens the rest of that list. */
      more: line(40),
    }),
} as const satisfies TemplateDefinition;
