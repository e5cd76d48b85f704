import * as z from 'zod/mini';
import { route } from '../route.js';
import { Email, OldPassword, Password, Token } from './credentials.js';
import './limits.js';
import './refusals.js';

export const askPasswordReset = route({
  method: 'POST',
  path: '/api/password/reset-mail',
  summary: 'Sends a link to set a new password; answers the same whether the address has an account or not.',
  access: 'anyone',
  body: z.object({ email: Email }),
  reply: z.object({ ok: z.boolean() }),
  /** Only where the site's settings say so: membership is a secret. */
  refusals: ['account.email-not-found'],
  limit: 'reset_mail',
});

/** Whoever opens a link hears at once that it is over, not after a password was chosen. */
export const checkResetLink = route({
  method: 'POST',
  path: '/api/password/reset/check',
  summary: 'Whether the link of the mail still sets a password; answers the same for one that is used, over or unknown.',
  access: 'anyone',
  body: z.object({ token: Token }),
  reply: z.object({ good: z.boolean() }),
  limit: 'mail_link',
});

export const resetPassword = route({
  method: 'POST',
  path: '/api/password/reset',
  summary: 'Sets a new password with the link of the mail; ends all other sessions.',
  access: 'anyone',
  body: z.object({ token: Token, password: Password }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.link-invalid'],
  limit: 'reset',
});

export const changePassword = route({
  method: 'POST',
  path: '/api/password',
  summary: 'Sets a new password with the old one; ends all other sessions. Wrong ones count and lock as at the login.',
  access: 'member',
  body: z.object({ old_password: OldPassword, password: Password }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.old-password-wrong', 'account.login-blocked', 'account.login-needs-link'],
  limit: 'password_change',
});
