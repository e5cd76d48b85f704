import * as z from 'zod/mini';
import type { TemplateDefinition } from './definition.js';

/** The home page: two faces that meet, and a sentence that searches. */
export const home = {
  slugs: false,
  path: '/',
  languages: 'interface',
  images: ['left', 'right'],
  parts: () => z.strictObject({}),
} as const satisfies TemplateDefinition;
