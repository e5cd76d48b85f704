import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** One member, and others who are like them. */
export const landing3 = {
  slugs: true,
  about: 'member',
  images: [],
  parts: (line) => z.strictObject({ alike: line(60) }),
} as const satisfies TemplateDefinition;
