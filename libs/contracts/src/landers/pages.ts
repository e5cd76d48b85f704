import * as z from 'zod/mini';
import { LANGUAGES } from '../reference/index.js';
import { route } from '../route.js';
import './refusals.js';

export const CONTENT_PAGES = ['ban', 'cookies', 'faq', 'privacy', 'return-policy', 'service', 'terms'] as const;

/** A content page: sections of text, or of questions and answers (the heading is the question). */
export const ContentPage = z.object({
  slug: z.enum(CONTENT_PAGES),
  language: z.enum(LANGUAGES),
  /** Languages that this page can be read in, the present one among them. */
  languages: z.array(z.enum(LANGUAGES)),
  title: z.string(),
  /** Shown on top of legal texts: they are samples. */
  sample: z.boolean(),
  /** Calendar date of the text. */
  updated: z.string(),
  /** `items` are the points of a list that follows the paragraphs. */
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()), items: z.array(z.string()) })),
});

export type ContentPage = z.output<typeof ContentPage>;

export const readContentPage = route({
  method: 'GET',
  path: '/api/pages/:slug',
  summary: 'A content page in a language of the visitor’s country.',
  access: 'anyone',
  params: z.object({ slug: z.string().check(z.maxLength(40)) }),
  /** A language that is not offered counts as none: the address may come from somebody in another country. */
  query: z.object({ language: z.catch(z.optional(z.enum(LANGUAGES)), undefined) }),
  reply: ContentPage,
  refusals: ['landers.page-not-found'],
});
