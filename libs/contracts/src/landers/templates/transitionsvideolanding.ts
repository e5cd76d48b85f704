import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** Four stills of one evening that melt into each other, and a first line to write. */
export const transitionsvideolanding = {
  slugs: true,
  images: ['bus', 'message', 'walk', 'table'],
  parts: (line) => z.strictObject({ line: line(60), pause: line(40) }),
} as const satisfies TemplateDefinition;
