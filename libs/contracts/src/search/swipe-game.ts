import * as z from 'zod/mini';
import { MemberId } from '../member.js';
import { route } from '../route.js';
import { FoundMember } from './members.js';
import '../account/refusals.js';
import '../chat/limits.js';
import '../chat/refusals.js';
import './limits.js';
import './refusals.js';

/** Most members in one answer of the game; further ones come once these were decided about. */
export const DECK_SIZE = 12;

/** The likes of a day, which begins at midnight in the site's time zone. */
export const DailyLikes = z.object({
  left: z.int(),
  of: z.int(),
  /** When the next day begins. */
  next_day: z.string(),
});

export type DailyLikes = z.output<typeof DailyLikes>;

export const readSwipeGame = route({
  method: 'GET',
  path: '/api/swipe-game',
  summary:
    'Listed members who suit the viewer, whom the viewer has neither liked nor passed; nobody fictional. And how many likes are left today.',
  access: 'member',
  reply: z.object({ members: z.array(FoundMember), likes: DailyLikes }),
  limit: 'search',
});

export const likeInSwipeGame = route({
  method: 'PUT',
  path: '/api/swipe-game/likes/:memberId',
  summary:
    'Likes a member, as `PUT /api/likes/:memberId` does, and counts it against the likes of the day. One that was given before counts no more.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ matched: z.boolean(), likes: DailyLikes }),
  refusals: [
    'account.profile-not-found',
    'account.blocked-by',
    'account.moderated',
    'account.on-break',
    'account.age-needed',
    'chat.not-reachable',
    'chat.own-profile',
    'search.daily-likes-used',
  ],
  limit: 'like',
});
