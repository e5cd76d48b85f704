import * as z from 'zod/mini';
import { LANGUAGES } from './reference/index.js';
import { route } from './route.js';

export const CONTENT_PAGES = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const;

/** A content page: sections of text, or of questions and answers. */
export const ContentPage = z.object({
  slug: z.enum(CONTENT_PAGES),
  language: z.enum(LANGUAGES),
  languages: z.array(z.enum(LANGUAGES)),
  title: z.string(),
  /** Shown on top of legal texts: they are samples. */
  sample: z.boolean(),
  updated: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});
export type ContentPage = z.output<typeof ContentPage>;

export const readContentPage = route({
  method: 'GET',
  path: '/api/pages/:slug',
  summary: 'A content page in a language of the visitor’s country.',
  access: 'anyone',
  params: z.object({ slug: z.enum(CONTENT_PAGES) }),
  query: z.object({ language: z.optional(z.enum(LANGUAGES)) }),
  reply: ContentPage,
  refusals: ['landers.page-not-found'],
});
