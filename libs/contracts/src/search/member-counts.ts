import * as z from 'zod/mini';
import { COUNTRY_CODES } from '../reference/index.js';
import { route } from '../route.js';
import './limits.js';
import './refusals.js';

/** Fewer than these are not counted out to anybody who only looks. */
export const FEW_MEMBERS = 20;

/** How many members, rounded down to tens; null: somebody, but few. */
export const RoughCount = z.nullable(z.int());

export type RoughCount = z.output<typeof RoughCount>;

const CountedRegion = z.object({
  code: z.string(),
  /** In the interface language. */
  name: z.string(),
  /** About its middle, in degrees; null when it lies far from the rest of its country. */
  place: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
  members: RoughCount,
});

export type CountedRegion = z.output<typeof CountedRegion>;

export const countByRegion = route({
  method: 'GET',
  path: '/api/member-counts/regions',
  summary: 'The regions of the caller’s country with about how many members visitors may find in each.',
  access: 'anyone',
  reply: z.object({
    country: z.enum(COUNTRY_CODES),
    /** By name. */
    regions: z.array(CountedRegion),
  }),
  refusals: ['search.logged-out-closed'],
  limit: 'search',
});

export const countByInterests = route({
  method: 'GET',
  path: '/api/member-counts/interests',
  summary: 'About how many members in the caller’s country, of those whom visitors may find, have all of some interests.',
  access: 'anyone',
  query: z.object({ interests: z.string().check(z.maxLength(200)) }),
  reply: z.object({
    country: z.enum(COUNTRY_CODES),
    /** Absent where the site does not show what members like. */
    members: z.optional(RoughCount),
  }),
  refusals: ['search.logged-out-closed'],
  limit: 'search',
});
