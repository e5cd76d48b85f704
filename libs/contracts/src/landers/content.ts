import * as z from 'zod/mini';
import { LANGUAGES } from '../reference/index.js';
import { COUNTRY_CODES } from '../reference/countries.js';
import { line } from './templates/definition.js';
import { type Parts, TEMPLATE_DEFINITIONS, type Template, TEMPLATES } from './templates.js';

const HEADING_MAX = 80;

const heading = line(HEADING_MAX);

/** What the texts of every template have. */
const COMMON = {
  heading,
  lead: line(240),
  /** Label of the link that leads to the signup whatever was chosen. */
  action: line(40),
  /** Below the first screen. */
  sections: z.optional(z.array(z.strictObject({ heading, text: line(400) })).check(z.maxLength(6))),
  /** What each picture shows, by its role. */
  alt: z.record(z.string(), line(160)),
  /** How the page is shown where its address is shared. */
  social: z.strictObject({ title: line(70), description: line(200) }),
};
const CommonContent = z.strictObject(COMMON);

/** Texts of a variant in one language. */
export type LanderContent<T extends Template = Template> = { [K in T]: z.output<typeof CommonContent> & { readonly parts: Parts<K> } }[T];

/** `content/<language>.json` by template: the common texts, and the template's own. */
export const LANDER_CONTENT = Object.fromEntries(
  TEMPLATES.map((template) => [template, z.strictObject({ ...COMMON, parts: TEMPLATE_DEFINITIONS[template].parts(line) })]),
) as unknown as { readonly [T in Template]: z.ZodMiniType<LanderContent<T>> };

/**
 * Sentences of the site, in all languages, that a variant may name: who may join, what joining brings, what writing costs, that nothing
 * renews, and that unused credits can be given back.
 */
export const SITE_TEXTS = ['adults', 'joining', 'costs', 'renewal', 'refund'] as const;
export type SiteText = (typeof SITE_TEXTS)[number];

const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** What a variant is to be measured by. */
export const GOALS = ['signup', 'confirmed', 'purchase'] as const;

export const WEIGHT_MAX = 1000;
export const LanderWeight = z.int().check(z.gte(0), z.lte(WEIGHT_MAX));

/** Date and time of day on the site's own clock, such as `2026-12-01T18:00`. */
export const LocalTime = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/));

const percent = z.number().check(z.gte(0), z.lte(100));

/** The point of a picture that stays in sight however it is cut, in per cent from the left and from the top. */
const Focus = z.strictObject({ x: percent, y: percent });

const LanderImage = z.strictObject({
  /** File in `images/`. */
  file: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*\.(jpe?g|png|webp|avif)$/)),
  focus: Focus,
});

/** Empty or absent lists: for everybody. */
const Targeting = z.strictObject({
  devices: z.optional(z.array(z.enum(DEVICES))),
  countries: z.optional(z.array(z.enum(COUNTRY_CODES))),
  languages: z.optional(z.array(z.enum(LANGUAGES))),
});

/** `lander.json`: everything of a variant that is no text. */
export const LanderFacts = z.strictObject({
  template: z.enum(TEMPLATES),
  goal: z.enum(GOALS),
  /** Share among the variants that fit a visitor; with 0 it is seen by its own address only. */
  weight: LanderWeight,
  schedule: z.optional(z.strictObject({ from: z.optional(LocalTime), until: z.optional(LocalTime) })),
  targeting: z.optional(Targeting),
  siteTexts: z.array(z.enum(SITE_TEXTS)),
  /** By role. */
  images: z.optional(z.record(z.string(), LanderImage)),
  /** The picture of the social card. */
  social: z.optional(z.strictObject({ image: z.string() })),
});
export type LanderFacts = z.output<typeof LanderFacts>;
