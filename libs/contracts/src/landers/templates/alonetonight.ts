import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** A face in evening light, and a question whose answer is the first search. */
export const alonetonight = {
  slugs: true,
  images: ['portrait'],
  parts: (line) => z.strictObject({ question: line(80), woman: line(24), man: line(24) }),
} as const satisfies TemplateDefinition;
