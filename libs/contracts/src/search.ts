import * as z from 'zod/mini';
import { MemberCard, MemberId } from './member.js';
import { BODY_TYPES, COUNTRY_CODES, EYE_COLORS, Gender, HAIR_COLORS, Interest, RELATIONSHIP_STATUSES } from './reference/index.js';
import { route } from './route.js';
import { MainImage } from './session.js';

export const PAGE_SIZE = 24;
export const AGE_MIN = 18;
export const AGE_MAX = 99;

const Age = z.coerce.number<number>().check(z.int(), z.minimum(AGE_MIN), z.maximum(AGE_MAX));

/** What somebody searches by; all optional: the server fills in what the viewer would look for. */
export const SearchQuery = z.object({
  gender: z.optional(Gender),
  country: z.optional(z.enum(COUNTRY_CODES)),
  countryregion: z.optional(z.string().check(z.maxLength(10))),
  min_age: z.optional(Age),
  max_age: z.optional(Age),
  page: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  order: z._default(z.enum(['active', 'newest']), 'active'),
});

export const FoundMember = z.extend(MemberCard, { liked: z.boolean(), matched: z.boolean(), locked_photos: z.int() });
export type FoundMember = z.output<typeof FoundMember>;

export const searchMembers = route({
  method: 'GET',
  path: '/api/members',
  summary: 'One page of members and the exact total.',
  access: 'anyone',
  query: SearchQuery,
  reply: z.object({
    members: z.array(FoundMember),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    /** The search that was carried out, with everything that the server filled in. */
    search: z.object({
      gender: Gender,
      country: z.enum(COUNTRY_CODES),
      countryregion: z.nullable(z.string()),
      min_age: z.int(),
      max_age: z.int(),
      order: z.enum(['active', 'newest']),
    }),
    /** Genders that this viewer may choose from. */
    genders: z.array(Gender),
    /** Only when nothing was found: how many there would be without one of the filters. */
    relaxed: z.optional(z.array(z.object({ without: z.enum(['countryregion', 'age', 'country']), total: z.int() }))),
  }),
  refusals: ['search.logged-out-closed'],
  limit: { max: 120, seconds: 60 },
});

/** One photo of a profile. A locked one carries nothing but its blurred rendition. */
export const ProfilePhoto = z.object({
  id: z.int(),
  image: z.nullable(MainImage),
  large: z.nullable(z.string()),
  /** Address of the blurred rendition of a locked photo. */
  blurred: z.nullable(z.string()),
  locked: z.boolean(),
  width: z.int(),
  height: z.int(),
});
export type ProfilePhoto = z.output<typeof ProfilePhoto>;

/** What the viewer may do here; decided by the server from the visibility table. */
export const ProfileActions = z.object({
  like: z.boolean(),
  message: z.boolean(),
  block: z.boolean(),
});

export const MemberProfile = z.extend(MemberCard, {
  about: z.nullable(z.string()),
  relationship_status: z.nullable(z.enum(RELATIONSHIP_STATUSES)),
  hair_color: z.nullable(z.enum(HAIR_COLORS)),
  eye_color: z.nullable(z.enum(EYE_COLORS)),
  body_type: z.nullable(z.enum(BODY_TYPES)),
  tattoos: z.nullable(z.boolean()),
  interests: z.array(Interest),
  shared_interests: z.array(Interest),
  photos: z.array(ProfilePhoto),
  liked: z.boolean(),
  liked_me: z.boolean(),
  matched: z.boolean(),
  conversation_id: z.nullable(z.int()),
  /** `blocked`: the viewer blocked them; only name and unblock are shown. `own`: the viewer's own page as others see it. */
  view: z.enum(['full', 'blocked', 'own']),
  actions: ProfileActions,
});
export type MemberProfile = z.output<typeof MemberProfile>;

export const readMember = route({
  method: 'GET',
  path: '/api/members/:memberId',
  summary: 'A member’s profile, as far as this viewer may see it. Clears the new-like flag of a liked profile.',
  access: 'anyone',
  params: z.object({ memberId: MemberId }),
  reply: MemberProfile,
  refusals: ['account.profile-not-found', 'account.blocked-by', 'search.logged-out-closed'],
});

export const listSimilar = route({
  method: 'GET',
  path: '/api/members/:memberId/similar',
  summary: 'Up to 8 members like this one.',
  access: 'anyone',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ members: z.array(FoundMember) }),
  refusals: ['account.profile-not-found', 'account.blocked-by', 'search.logged-out-closed'],
});
