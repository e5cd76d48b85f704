import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';
import { route } from '../route.js';
import { TRACKING_PARAMETERS } from '../site/traffic-source.js';
import { SLUG, SLUG_MAX } from './landers.js';
import './refusals.js';

/** What measuring tools of others read; the site leaves it in the address. */
export const UTM_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
/** What a link to a page may say of the campaign that it stands in. */
export const LINK_PARAMETERS = [...TRACKING_PARAMETERS, ...UTM_PARAMETERS] as const;
type LinkParameter = (typeof LINK_PARAMETERS)[number];
export type LinkParameters = Readonly<Partial<Record<LinkParameter, string>>>;

export const LINK_VALUE_MAX = 200;
const value = z.optional(z.string().check(z.maxLength(LINK_VALUE_MAX)));

const LanderLink = z.object({
  url: z.string(),
  /** The address as a picture: SVG, with the quiet zone around it that cameras need. */
  qr: z.string(),
});
export type LanderLink = z.output<typeof LanderLink>;

export const readLanderLink = route({
  method: 'GET',
  path: '/api/operator/landers/:slug/link',
  summary: 'The address of a variant with what a campaign adds to it, and its QR code.',
  access: 'operator',
  params: z.object({ slug: z.string().check(z.maxLength(SLUG_MAX), z.regex(SLUG)) }),
  query: z.object({
    ...(Object.fromEntries(LINK_PARAMETERS.map((name) => [name, value])) as Record<LinkParameter, typeof value>),
    /** Whom the page is about, where its template is about a member. */
    member: z.optional(PathId),
  }),
  reply: LanderLink,
  refusals: ['landers.lander-not-found', 'landers.link-not-kept', 'landers.member-not-listed'],
});
