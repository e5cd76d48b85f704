import * as z from 'zod/mini';
import { ShownPrompt } from '../account/prompts.js';
import { MemberCard, MemberId, MoreTraits, Traits } from '../member.js';
import { Interest, Sexuality } from '../reference/index.js';
import { route } from '../route.js';
import { MainImage } from '../session.js';
import { MatchReason } from '../match-reason.js';
import { FoundMember, Me, VisitorQuery } from './members.js';
import { ProfileNote } from './profile-notes.js';
import '../account/refusals.js';
import '../account/limits.js';
import './refusals.js';

export const SIMILAR_SIZE = 8;

/** One photo of a profile. A locked one carries nothing but its blurred rendition. */
export const ProfilePhoto = z.object({
  id: z.int(),
  /** Widths 480 and 160; null when locked. */
  image: z.nullable(MainImage),
  /** Width 1280; null when locked. */
  large: z.nullable(z.string()),
  /** Address of the blurred rendition of a locked photo. */
  blurred: z.nullable(z.string()),
  locked: z.boolean(),
  width: z.int(),
  height: z.int(),
  /** What it shows, in its owner's words; null when they say nothing or it is locked. An older service leaves it out. */
  alt: z.optional(z.nullable(z.string())),
});

export type ProfilePhoto = z.output<typeof ProfilePhoto>;

/** What the viewer may do here; decided by the server from the visibility table. */
export const ProfileActions = z.object({
  like: z.boolean(),
  message: z.boolean(),
  block: z.boolean(),
});

export type ProfileActions = z.output<typeof ProfileActions>;

export const MemberProfile = z.extend(MemberCard, {
  /** `own`: the viewer's own page as others see it. */
  view: z.enum(['full', 'own']),
  /** Absent where there is none, for visitors, and in answers of earlier releases. */
  reason: z.optional(MatchReason),
  about: z.nullable(z.string()),
  sexuality: z.nullable(Sexuality),
  ...Traits.shape,
  /** An older service leaves them out. */
  ...z.partial(MoreTraits).shape,
  prompts: z.optional(z.array(ShownPrompt)),
  /** An older service leaves them out. */
  notes: z.optional(z.array(ProfileNote)),
  /** Those that the viewer does not share. */
  interests: z.array(Interest),
  shared_interests: z.array(Interest),
  photos: z.array(ProfilePhoto),
  liked: z.boolean(),
  liked_me: z.boolean(),
  matched: z.boolean(),
  conversation_id: z.nullable(z.int()),
  actions: ProfileActions,
});

export type MemberProfile = z.output<typeof MemberProfile>;

/** All that is shown of somebody whom the viewer blocked. */
export const BlockedProfile = z.object({ view: z.literal('blocked'), id: z.int(), name: z.string() });

export type BlockedProfile = z.output<typeof BlockedProfile>;

const MemberParams = z.object({ memberId: MemberId });

export const readMember = route({
  method: 'GET',
  path: '/api/members/:memberId',
  summary: 'A member’s profile, as far as this viewer may see it. Clears the new-like flag of a liked profile.',
  access: 'anyone',
  params: MemberParams,
  query: VisitorQuery,
  reply: z.union([MemberProfile, BlockedProfile]),
  refusals: ['account.profile-not-found', 'account.blocked-by', 'account.paused', 'search.logged-out-closed'],
  limit: 'profile',
});

const SimilarQuery = z.extend(VisitorQuery, { me: Me });

export type SimilarQuery = z.output<typeof SimilarQuery>;

export const listSimilar = route({
  method: 'GET',
  path: '/api/members/:memberId/similar',
  summary: 'Up to 8 members like this one who suit the viewer.',
  access: 'anyone',
  params: MemberParams,
  query: SimilarQuery,
  reply: z.object({ members: z.array(FoundMember) }),
  refusals: ['account.profile-not-found', 'account.blocked-by', 'search.logged-out-closed'],
  limit: 'profile',
});
