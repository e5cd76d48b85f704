import * as z from 'zod/mini';
import { route } from '../route.js';
import { OldPassword, Token } from './credentials.js';
import './limits.js';
import './refusals.js';

/** How long an account that is being deleted can be brought back. */
export const DELETION_DAYS = 14;

/** Why somebody leaves. Only how often each was chosen in a month is kept. */
export const DELETION_REASONS = ['met-somebody', 'too-few-people', 'too-expensive', 'too-much-mail', 'safety', 'other'] as const;
export type DeletionReason = (typeof DELETION_REASONS)[number];

export const askDeletion = route({
  method: 'POST',
  path: '/api/account/deletion',
  summary: 'Hides the viewer at once, logs them out everywhere, and has the account erased after 14 days.',
  access: 'member',
  body: z.object({ password: OldPassword, reason: z.optional(z.nullable(z.enum(DELETION_REASONS))) }),
  /** Until when the account can be brought back. */
  reply: z.object({ until: z.string() }),
  refusals: ['account.old-password-wrong', 'account.login-blocked', 'account.login-needs-link'],
  limit: 'deletion',
});

/** Whoever opens a link hears at once that it is over. */
export const checkReactivation = route({
  method: 'POST',
  path: '/api/account/reactivation/check',
  summary: 'Whether the link of the mail still brings an account back; answers the same for one that is over or unknown.',
  access: 'anyone',
  body: z.object({ token: Token }),
  /** `back`: the account came back, by this link or otherwise, and is there; an older gateway leaves it out. */
  reply: z.object({ good: z.boolean(), back: z.optional(z.boolean()) }),
  limit: 'mail_link',
});

export const reactivate = route({
  method: 'POST',
  path: '/api/account/reactivation',
  summary: 'Brings an account back with the link of the mail; it does not log in. The used link again is fine while the account is there.',
  access: 'anyone',
  body: z.object({ token: Token }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.link-invalid'],
  limit: 'mail_link',
});
