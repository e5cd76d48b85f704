import * as z from 'zod/mini';
import { route } from '../route.js';
import { Email, OldPassword, Token } from './credentials.js';
import './limits.js';
import './refusals.js';

export const askMailChange = route({
  method: 'POST',
  path: '/api/mail-change',
  summary: 'Sends a link to a new address; it becomes the viewer’s when the link is used. Wrong passwords count and lock as at the login.',
  access: 'member',
  body: z.object({ email: Email, password: OldPassword }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.old-password-wrong', 'account.login-blocked', 'account.login-needs-link', 'account.email-taken'],
  limit: 'mail_change',
});

/** What came of a link: it does its work once, and says the same when it is opened again. */
const OUTCOMES = ['changed', 'undone', 'used', 'expired'] as const;
const MailChangeOutcome = z.enum(OUTCOMES);
/** That the account was being deleted, and comes (or came) back with the address that is put back; absent where it was not. */
const AccountBack = z.optional(z.boolean());
/** That the address from before was never confirmed: the new one is to be, by one more mail, and nothing puts the old one back. */
const ToConfirm = z.optional(z.boolean());
export type MailChangeOutcome = z.output<typeof MailChangeOutcome>;

/** Programs that look through mails follow links, so that opening one asks and does nothing. */
export const checkMailChangeLink = route({
  method: 'POST',
  path: '/api/mail-change/check',
  summary: 'What the link of a mail would do, and with which address; nothing changes.',
  access: 'anyone',
  body: z.object({ token: Token }),
  reply: z.object({
    /** What it would do, or what came of it. */
    state: z.enum(['change', 'undo', ...OUTCOMES]),
    /** The address that the account would have; null when the link does nothing any more. */
    email: z.nullable(z.string()),
    account_back: AccountBack,
    to_confirm: ToConfirm,
  }),
  refusals: ['account.link-invalid'],
  limit: 'mail_link',
});

export const openMailChangeLink = route({
  method: 'POST',
  path: '/api/mail-change/do',
  summary:
    'Uses the link of a mail: the one to the new address changes it, the one to the old address puts that back, ends all sessions, passkeys and the password, and brings an account back that is being deleted.',
  access: 'anyone',
  body: z.object({ token: Token }),
  reply: z.object({ outcome: MailChangeOutcome, account_back: AccountBack, to_confirm: ToConfirm }),
  refusals: ['account.link-invalid', 'account.email-taken'],
  limit: 'mail_link',
});
