import * as z from 'zod/mini';
import { route } from '../route.js';
import { MemberProfile } from './profile.js';
import '../account/limits.js';

/** Who might look: `liked`: whom the member liked; `match`: who liked them back; `blocked`: whom the member blocked. */
export const OWN_VIEWERS = ['visitor', 'free', 'premium', 'liked', 'match', 'blocked'] as const;

export type OwnViewer = (typeof OWN_VIEWERS)[number];

export const OwnView = z.object({
  /** The row of the visibility table that decides. */
  row: z.string(),
  /** In search and other lists. */
  listed: z.boolean(),
  opens: z.boolean(),
  /** Why the page does not open. */
  reason: z.nullable(z.enum(['account.profile-not-found', 'account.blocked-by', 'search.logged-out-closed'])),
  /** The page as they get it; null when it does not open. */
  profile: z.nullable(MemberProfile),
});

export type OwnView = z.output<typeof OwnView>;

export const viewOwnProfile = route({
  method: 'GET',
  path: '/api/profile/as/:viewer',
  summary: 'The viewer’s own profile as somebody else would get it, and which row of the visibility table decides.',
  access: 'member',
  params: z.object({ viewer: z.enum(OWN_VIEWERS) }),
  reply: OwnView,
  limit: 'profile',
});
