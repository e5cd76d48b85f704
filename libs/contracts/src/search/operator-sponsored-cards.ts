import * as z from 'zod/mini';
import { isBlank, isCalendarDate, PathId } from '../kernel/index.js';
import '../limits.js';
import { COUNTRY_CODES, LOCALES } from '../reference/index.js';
import { route } from '../route.js';
import { PAGE_SIZE } from './members.js';
import './refusals.js';
import { SPONSORED_IN_PAGE_MAX, SPONSORED_KINDS } from './sponsored-cards.js';

/** Cards in one answer. */
export const OPERATOR_CARDS_PAGE = 50;

export const SPONSORED_TITLE_MAX = 40;
export const SPONSORED_TEXT_MAX = 90;
export const SPONSORED_LINK_MAX = 1000;
export const SPONSORED_PICTURE_BYTES_MAX = 8 * 1024 * 1024;

/** `no-picture`: none came yet, so nobody sees the card. Withdrawn comes before all, then a period that is over. */
export const SPONSORED_STATES = ['shown', 'planned', 'no-picture', 'over', 'withdrawn'] as const;
export type SponsoredState = (typeof SPONSORED_STATES)[number];

const words = (max: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(max),
    z.refine((text) => !isBlank(text) && !/\p{C}/u.test(text), 'invalid-value'),
  );

const Text = z.object({ title: words(SPONSORED_TITLE_MAX), text: words(SPONSORED_TEXT_MAX) });

/** Without a login in it, which would be somebody's. */
const Link = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).check(
  z.maxLength(SPONSORED_LINK_MAX),
  z.refine((link) => !/^https:\/\/[^/?#]*@/i.test(link), 'invalid-value'),
);

const Day = z.string().check(z.refine(isCalendarDate, 'invalid-value'));

/** What operators write of a card. */
const Written = {
  kind: z.enum(SPONSORED_KINDS),
  /** Who reads a language that is missing does not see the card. */
  texts: z
    .object({ en: z.optional(Text), fr: z.optional(Text) })
    .check(z.refine((texts) => LOCALES.some((locale) => texts[locale] !== undefined), 'required')),
  link: Link,
  /** After how many members of a page it stands, each once. */
  positions: z.array(z.int().check(z.minimum(1), z.maximum(PAGE_SIZE))).check(
    z.minLength(1),
    z.maxLength(SPONSORED_IN_PAGE_MAX),
    z.overwrite((positions) => [...new Set(positions)].toSorted((one, other) => one - other)),
  ),
  /** Where its readers are; empty: everywhere. */
  countries: z.array(z.enum(COUNTRY_CODES)).check(
    z.maxLength(COUNTRY_CODES.length),
    z.overwrite((countries) => COUNTRY_CODES.filter((code) => countries.includes(code))),
  ),
  /** Days of the site. */
  starts_on: Day,
  /** The last one; null: until it is withdrawn. */
  ends_on: z.nullable(Day),
};

const isPeriod = z.refine<{ starts_on: string; ends_on: string | null }>(({ starts_on: from, ends_on: to }) => to === null || from <= to, {
  path: ['ends_on'],
});

const OperatorSponsoredCard = z.object({
  ...Written,
  id: z.int(),
  site: z.string(),
  state: z.enum(SPONSORED_STATES),
  image: z.nullable(z.string()),
  /** Moves with each change. */
  version: z.int(),
});
export type OperatorSponsoredCard = z.output<typeof OperatorSponsoredCard>;

const params = z.object({ cardId: PathId });
const refusals = ['search.card-unknown', 'search.card-changed', 'search.card-withdrawn'] as const;

export const listSponsoredCards = route({
  method: 'GET',
  path: '/api/operator/sponsored-cards',
  summary: 'Sponsored cards of a state, or all, latest first, and which sites show any.',
  access: 'operator',
  query: z.object({
    state: z._default(z.enum([...SPONSORED_STATES, 'all']), 'all'),
    /** Where the list goes on: the last one that is known. */
    after: z.optional(PathId),
  }),
  reply: z.object({
    cards: z.array(OperatorSponsoredCard),
    more: z.boolean(),
    sites: z.array(
      z.object({
        id: z.int(),
        host: z.string(),
        /** Its `member_resell`: without it no card is seen, whatever its state. */
        shows_cards: z.boolean(),
        /** The day that it is there. */
        today: z.string(),
        countries: z.array(z.enum(COUNTRY_CODES)),
      }),
    ),
  }),
});

export const readSponsoredCard = route({
  method: 'GET',
  path: '/api/operator/sponsored-cards/:cardId',
  summary: 'One sponsored card.',
  access: 'operator',
  params,
  reply: OperatorSponsoredCard,
  refusals: ['search.card-unknown'],
});

export const createSponsoredCard = route({
  method: 'POST',
  path: '/api/operator/sponsored-cards',
  summary: 'Adds a sponsored card; the same `clientId` again answers the one that was added.',
  access: 'operator',
  body: z.object({ ...Written, clientId: z.uuid(), site_id: PathId }).check(isPeriod),
  reply: OperatorSponsoredCard,
  limit: 'write',
});

export const changeSponsoredCard = route({
  method: 'PUT',
  path: '/api/operator/sponsored-cards/:cardId',
  summary: 'Writes a sponsored card anew, unless somebody changed it since the version that was read.',
  access: 'operator',
  params,
  body: z.object({ ...Written, version: z.int().check(z.minimum(1)) }).check(isPeriod),
  reply: OperatorSponsoredCard,
  refusals,
  limit: 'write',
});

export const uploadSponsoredPicture = route({
  method: 'POST',
  path: '/api/operator/sponsored-cards/:cardId/picture',
  summary: 'Gives a sponsored card its picture, or another one.',
  access: 'operator',
  params,
  multipart: true,
  reply: OperatorSponsoredCard,
  refusals: ['search.card-unknown', 'search.card-withdrawn', 'search.picture-unreadable', 'search.picture-too-large'],
  limit: 'write',
});

export const withdrawSponsoredCard = route({
  method: 'PUT',
  path: '/api/operator/sponsored-cards/:cardId/withdrawn',
  summary: 'Takes a sponsored card away for good; again changes nothing.',
  access: 'operator',
  params,
  reply: OperatorSponsoredCard,
  refusals: ['search.card-unknown'],
  limit: 'write',
});

export const switchSponsoredCards = route({
  method: 'PUT',
  path: '/api/operator/sponsored-cards/sites/:siteId',
  summary: 'Says whether a site shows sponsored cards at all: its setting `member_resell`.',
  access: 'operator',
  params: z.object({ siteId: PathId }),
  body: z.object({ shows_cards: z.boolean() }),
  reply: z.object({ shows_cards: z.boolean() }),
  refusals: ['request.not-found'],
  limit: 'write',
});
