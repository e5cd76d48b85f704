import * as z from 'zod/mini';
import { LANGUAGES } from '../reference/index.js';
import { route } from '../route.js';
import { type Parts, TEMPLATE_DEFINITIONS, type Template, TEMPLATES } from './templates.js';
import './refusals.js';

/** How a picture is cut: `tall` 3 to 4, `square`. */
export const IMAGE_SHAPES = ['tall', 'square'] as const;

/** Of the picture of a social card, in pixels: what social networks ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_MAX = 40;

const LanderPicture = z.object({
  role: z.string(),
  alt: z.string(),
  /** Cut around its focus. Without any, the template shows its own picture. */
  sources: z.array(z.object({ shape: z.enum(IMAGE_SHAPES), width: z.number(), url: z.string() })),
});

const AnyLander = z.object({
  /** The variant that it is; the template's name when the site's own one is shown. */
  slug: z.string(),
  language: z.enum(LANGUAGES),
  /** An unpublished version, seen by a signed link. */
  preview: z.boolean(),
  /** Compared with others now: its page tells once somebody who agreed to be measured sees it. */
  compared: z.optional(z.boolean()),
  heading: z.string(),
  lead: z.string(),
  action: z.string(),
  sections: z.array(z.object({ heading: z.string(), text: z.string() })),
  /** Sentences of the site's own. */
  siteTexts: z.array(z.string()),
  images: z.array(LanderPicture),
  social: z.object({
    title: z.string(),
    description: z.string(),
    /** Address of the card's picture, of `CARD_SIZE`. */
    image: z.nullable(z.string()),
    imageAlt: z.optional(z.string()),
  }),
});

/** A lander in one language, as its page shows it. `parts` are its template's own. */
export type Lander<T extends Template = Template> = {
  [K in T]: z.output<typeof AnyLander> & { readonly template: K; readonly parts: Parts<K> };
}[T];
const Lander = z.union(
  TEMPLATES.map((template) =>
    z.extend(AnyLander, { template: z.literal(template), parts: TEMPLATE_DEFINITIONS[template].parts(() => z.string()) }),
  ),
) as unknown as z.ZodMiniType<Lander>;
export type LanderPicture = z.output<typeof LanderPicture>;

export const readLander = route({
  method: 'GET',
  path: '/api/landers/:slug',
  summary: 'A lander by its slug, or the one chosen for this visitor by the name of a template, in a language of the visitor’s country.',
  access: 'anyone',
  params: z.object({ slug: z.string().check(z.maxLength(SLUG_MAX)) }),
  query: z.object({
    /** A language that is not offered counts as none. */
    language: z.catch(z.optional(z.enum(LANGUAGES)), undefined),
    /** What a preview link carries. */
    preview: z.optional(z.string().check(z.maxLength(80))),
    /** Whose address it is: the slug is that of one of its variants, and of no other template's. */
    template: z.optional(z.enum(TEMPLATES)),
  }),
  reply: Lander,
  refusals: ['landers.lander-not-found'],
});
