import * as z from 'zod/mini';
import { MemberCard, MemberId } from '../member.js';
import { route } from '../route.js';
import { Cursor } from '../cursor.js';
import { MatchReason } from '../match-reason.js';
import '../account/refusals.js';
import './limits.js';
import './refusals.js';

/** A person in the likes page: whom the viewer liked, or who liked the viewer. */
const LikedProfile = z.extend(MemberCard, { matched: z.boolean(), liked_at: z.string(), reason: z.optional(MatchReason) });

export const LikedBy = z.extend(LikedProfile, { like_new: z.boolean() });

export type LikedBy = z.output<typeof LikedBy>;

/** Most members in each list of `likes.php`; further ones come page by page. */
export const LIKES_MAX = 200;

/** Counts of likes stop here: the screen shows "999+". */
export const LIKES_COUNTED_MAX = 1000;

export const listLikes = route({
  method: 'GET',
  path: '/api/likes.php',
  summary: 'Whom the viewer liked (`profiles`) and who liked the viewer (`liked_by`, new ones first).',
  access: 'member',
  reply: z.object({
    profiles: z.array(LikedProfile),
    liked_by: z.array(LikedBy),
    total_new_likes: z.int(),
    /** How many there are in all, also beyond the lists here; at most `LIKES_COUNTED_MAX`. */
    totals: z.object({ received: z.int(), sent: z.int(), matches: z.int() }),
  }),
});

export const LIKE_TYPES = ['received', 'sent', 'matches'] as const;

export const LikeType = z.enum(LIKE_TYPES);

export type LikeType = z.output<typeof LikeType>;

export const listMoreLikes = route({
  method: 'GET',
  path: '/api/likes/:type',
  summary: 'One list of likes, latest first, page by page: for those beyond `likes.php`.',
  access: 'member',
  params: z.object({ type: LikeType }),
  /** Where the page before ended, as it said itself. */
  query: z.object({ after: z.optional(Cursor) }),
  reply: z.object({ members: z.array(LikedBy), next: z.nullable(z.string()) }),
});

export const autoLike = route({
  method: 'GET',
  path: '/api/auto-like.php',
  summary: 'A real like that waits and that the viewer has not seen, or null. It waits until it was shown: see `seeLike`.',
  access: 'member',
  /** `matched`: the viewer likes this member too. */
  reply: z.object({ profile: z.nullable(MemberCard), matched: z.boolean() }),
});

export const seeLike = route({
  method: 'PUT',
  path: '/api/likes/:memberId/seen',
  summary: 'A member’s like was shown to the viewer: it is not new any more. Nothing happens when there is none.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ ok: z.boolean() }),
  limit: 'seen',
});

export const like = route({
  method: 'PUT',
  path: '/api/likes/:memberId',
  summary: 'Likes a member; a mutual like is a match. Doing it again changes nothing.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ matched: z.boolean(), profile: MemberCard }),
  refusals: [
    'account.profile-not-found',
    'account.blocked-by',
    'account.moderated',
    'account.on-break',
    'account.age-needed',
    'chat.not-reachable',
    'chat.own-profile',
  ],
  limit: 'like',
});

export const unlike = route({
  method: 'DELETE',
  path: '/api/likes/:memberId',
  summary: 'Takes a like back; ends the match, never a conversation.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ ok: z.boolean() }),
  limit: 'like',
});
