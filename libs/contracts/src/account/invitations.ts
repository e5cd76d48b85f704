import * as z from 'zod/mini';
import { route } from '../route.js';
import { Locale } from '../session.js';
import { Email, Token } from './credentials.js';
import './limits.js';
import './refusals.js';

/** In the address of the signup's page: the code of an invitation, which the form then begins with. */
export const INVITATION_PARAMETER = 'invite';

/** Letters and digits of a code; signs between them, spaces and case do not count. */
export const INVITATION_CODE_MAX = 40;

export const enterInvitation = route({
  method: 'POST',
  path: '/api/invitation',
  summary: 'Checks the code of an invitation and keeps it for this browser’s signup; nothing is used up by that.',
  access: 'anyone',
  body: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(INVITATION_CODE_MAX)) }),
  reply: z.object({ ok: z.boolean() }),
  refusals: [
    'account.invitation-unknown',
    'account.invitation-expired',
    'account.invitation-used-up',
    'account.invitation-withdrawn',
    'account.signups-closed',
  ],
  limit: 'invitation',
});

export const leaveAddress = route({
  method: 'POST',
  path: '/api/invitation/address',
  summary: 'Keeps an address that is told when it is invited; the answer is the same for one that is kept already.',
  access: 'anyone',
  body: z.object({ email: Email, language: Locale }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.not-invite-only'],
  limit: 'waiting_address',
});

/** Where a plain form sends a code, and an address; both lead back to the signup’s page. */
export const INVITATION_FORM_PATH = '/signup/invitation';
export const ADDRESS_FORM_PATH = '/signup/address';

/** The page of the link that takes an address out, and where mail programs send their one click (RFC 8058). */
export const FORGET_ADDRESS_PATH = '/waiting-address';

export const forgetAddress = route({
  method: 'POST',
  path: '/api/invitation/address/removal',
  summary: 'Removes an address that waits for an invitation, by the link of its mail; again changes nothing.',
  access: 'anyone',
  body: z.object({ token: Token }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.link-invalid'],
  limit: 'mail_link',
});
