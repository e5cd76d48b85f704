import * as z from 'zod/mini';
import { ShownPrompt } from '../account/prompts.js';
import { MemberCard } from '../member.js';
import { BODY_TYPES, COUNTRY_CODES, EYE_COLORS, Gender, HAIR_COLORS, Interest, RELATIONSHIP_STATUSES } from '../reference/index.js';
import { route } from '../route.js';
import './limits.js';
import { MatchReason } from '../match-reason.js';
import { ProfileNote } from './profile-notes.js';
import './refusals.js';
import { SponsoredCard } from './sponsored-cards.js';

export const PAGE_SIZE = 24;

export const PAGE_MAX = 10_000;

export const AGE_MIN = 18;

export const AGE_MAX = 99;

/** So many interests can be searched at once. */
export const SEARCH_INTERESTS_MAX = 3;

/** With filters beyond who, where and age members are counted up to here; a total above it means "more". */
export const COUNTED_MAX = 10_000;

/** Filters that a site may offer beside who, where and age (its `search_fields`). */
export const FURTHER_FIELDS = ['online', 'photo', 'interests', 'relationship_status', 'body_type', 'hair_color', 'eye_color'] as const;

const FurtherField = z.enum(FURTHER_FIELDS);

export type FurtherField = z.output<typeof FurtherField>;

const ORDERS = ['active', 'newest', 'near'] as const;

/**
 * `active`: last active first, by the hour, so that pages stay stable; `newest`: whoever joined, or confirmed their address, last comes first; `near`: nearest first, by cells of a grid, and
 * within a cell last active first. Whoever may not see how far away members are gets `active` instead.
 */
export const SearchOrder = z.enum(ORDERS);

export type SearchOrder = z.output<typeof SearchOrder>;

const Age = z.coerce.number<number>().check(z.int(), z.minimum(AGE_MIN), z.maximum(AGE_MAX));

/** Where a visitor came from, as older clients tell it. It counts for nothing: a cookie of the server says it. */
const Traffic = z.optional(z.string().check(z.minLength(1), z.maxLength(200)));

export const VisitorQuery = z.object({ traffic: Traffic });

/** What a visitor says of themselves: lists show those who look for this gender, too. Of a member it is known, and this counts as not there. */
export const Me = z.optional(Gender);

/** `no`: without fictional profiles. */
const Fictional = z.optional(z.enum(['no']));

const OnlyIf = z.optional(z.enum(['yes']));

/** `no`: without them; `yes`: with them, also where the member's preferences leave them out. Of a visitor it counts as not there. */
const Hidden = z.optional(z.enum(['no', 'yes']));

/** Filters for members alone, which their preferences remember: whom they passed, and whose page they opened an hour ago or earlier. */
export const HIDING_FIELDS = ['passed', 'seen'] as const;

export type HidingField = (typeof HIDING_FIELDS)[number];

/** Some values of what members choose, parted by commas: whoever is found tells one of them. What is none, or not shown to this viewer, counts as not there. */
const AnyOf = z.optional(z.string().check(z.maxLength(200)));

/** What somebody searches by; all optional: the server fills in what the viewer would look for. */
export const SearchQuery = z
  .object({
    me: Me,
    gender: z.optional(Gender),
    country: z.optional(z.enum(COUNTRY_CODES)),
    countryregion: z.optional(z.string().check(z.maxLength(10))),
    min_age: z.optional(Age),
    max_age: z.optional(Age),
    /** All of these, parted by commas. What is none, is too many or is not shown to this viewer counts as not there. */
    interests: z.optional(z.string().check(z.maxLength(200))),
    online: OnlyIf,
    photo: OnlyIf,
    relationship_status: AnyOf,
    body_type: AnyOf,
    hair_color: AnyOf,
    eye_color: AnyOf,
    page: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(PAGE_MAX)), 1),
    /** Absent: `active`. */
    order: z.optional(SearchOrder),
    fictional: Fictional,
    passed: Hidden,
    seen: Hidden,
    /** Asked by lists that draw sponsored cards; whoever does not ask gets none. */
    sponsored: OnlyIf,
    /** Asked by lists that a member comes back to: where nothing else is asked, the search that they made last. */
    remembered: OnlyIf,
    traffic: Traffic,
  })
  .check(z.refine(({ min_age: min = AGE_MIN, max_age: max = AGE_MAX }) => min <= max, { path: ['max_age'] }));

export type SearchQuery = z.output<typeof SearchQuery>;

/** A search as the query of its address says it. */
export const SearchText = z.string().check(
  z.maxLength(600),
  z.refine((query) => SearchQuery.safeParse(Object.fromEntries(new URLSearchParams(query))).success),
  // escaped it passes where texts are looked through, and its address is refused whenever it is opened
  z.refine((query) => ![...new URLSearchParams(query).values()].some((value) => value.includes('\0')), { error: 'null-byte' }),
);

/** A search with nothing left open. */
export const Search = z.object({
  /** null: everybody whom this viewer may look for. */
  gender: z.nullable(Gender),
  country: z.enum(COUNTRY_CODES),
  countryregion: z.nullable(z.string()),
  min_age: z.int(),
  max_age: z.int(),
  order: SearchOrder,
  /** Only of a visitor who said so. No filter: it stays when all of them go. */
  me: Me,
  /** Whoever is found has all of these; names in the interface language. Absent: whatever they like. */
  interests: z.optional(z.array(z.object({ id: Interest, name: z.string() }))),
  fictional: Fictional,
  /** Without whom the viewer passed. */
  passed: z.optional(z.enum(['no'])),
  /** Without whose page the viewer opened an hour ago or earlier: while somebody walks through the pages, they stay as they are. */
  seen: z.optional(z.enum(['no'])),
  /** Only who is online now. */
  online: OnlyIf,
  /** Only who shows a photo. */
  photo: OnlyIf,
  /** Each absent, or one of these. */
  relationship_status: z.optional(z.array(z.enum(RELATIONSHIP_STATUSES))),
  body_type: z.optional(z.array(z.enum(BODY_TYPES))),
  hair_color: z.optional(z.array(z.enum(HAIR_COLORS))),
  eye_color: z.optional(z.array(z.enum(EYE_COLORS))),
});

export type Search = z.output<typeof Search>;

/**
 * A member in a list of results. `locked_photos`: further photos that this viewer may not see; `prompts`: the first answer alone; that and
 * `notes` are absent in answers of earlier releases.
 */
export const FoundMember = z.extend(MemberCard, {
  liked: z.boolean(),
  matched: z.boolean(),
  locked_photos: z.int(),
  reason: z.optional(MatchReason),
  notes: z.optional(z.array(ProfileNote)),
  prompts: z.optional(z.array(ShownPrompt)),
});

export type FoundMember = z.output<typeof FoundMember>;

/**
 * How a total is to be read. Above `COUNTED_MAX` with further filters: more than that. For visitors: `about`: rounded down; `few`: not counted out, the number is that of those in sight, without any the
 * most that few are. Absent: exactly.
 */
const TotalIs = z.optional(z.enum(['about', 'few']));

/** One way out of an empty result: the filter that was let go, the search without it, and how many it finds. */
export const RelaxedSearch = z.object({
  without: z.enum(['gender', 'countryregion', 'age', 'fictional', ...HIDING_FIELDS, ...FURTHER_FIELDS, 'country', 'all']),
  search: Search,
  total: z.int(),
  total_is: TotalIs,
});

export type RelaxedSearch = z.output<typeof RelaxedSearch>;

export const SearchResult = z.object({
  members: z.array(FoundMember),
  total: z.int(),
  total_is: TotalIs,
  page: z.int(),
  pages: z.int(),
  /** The search that was carried out, with everything that the server filled in. */
  search: Search,
  /** Name of the region that was searched, in the interface language. */
  region_name: z.nullable(z.string()),
  /** The search of somebody who chooses nothing: what differs from it is a filter. */
  defaults: Search,
  /** Genders that this viewer may choose from. */
  genders: z.array(Gender),
  /** Filters that were asked for and are for members alone. */
  withheld: z.optional(z.array(FurtherField)),
  /** Filters that the site offers beside who, where and age, and this viewer may use. Absent in answers of earlier releases. */
  fields: z.optional(z.array(FurtherField)),
  /** Orders that this viewer may choose. Absent in answers of earlier releases. */
  orders: z.optional(z.array(SearchOrder)),
  /** Only when nothing was found. */
  relaxed: z.optional(z.array(RelaxedSearch)),
  /** Advertisements for this page, where the site shows any: no member, and counted in no total. */
  sponsored: z.optional(z.array(SponsoredCard)),
});

export type SearchResult = z.output<typeof SearchResult>;

export const searchMembers = route({
  method: 'GET',
  path: '/api/members',
  summary: 'One page of members and their total: exact for members, about as many for visitors.',
  access: 'anyone',
  query: SearchQuery,
  reply: SearchResult,
  refusals: ['search.logged-out-closed'],
  limit: 'search',
});
