import * as z from 'zod/mini';
import { route } from '../route.js';
import { Email, Token } from './credentials.js';
import './limits.js';
import './refusals.js';

export const activate = route({
  method: 'POST',
  path: '/api/activation',
  summary: 'Uses the link of the activation mail, or of the mail that finishes a signup.',
  access: 'anyone',
  body: z.object({ token: Token }),
  /** `again`: the link was used before, and its address is confirmed. */
  reply: z.object({ credits: z.int(), again: z.optional(z.boolean()) }),
  /** A link that finishes a signup uses its invitation, if it had one. */
  refusals: ['account.link-invalid', 'account.invitation-expired', 'account.invitation-used-up', 'account.invitation-withdrawn'],
  limit: 'mail_link',
});

export const readActivationMail = route({
  method: 'GET',
  path: '/api/activation/mail',
  summary: 'Whether the activation mail is on its way already, and to which address.',
  access: 'member',
  reply: z.object({ sent: z.boolean(), email: z.string() }),
});

export const changeActivationAddress = route({
  method: 'PUT',
  path: '/api/activation/address',
  summary: 'Puts the address of an account right that is not confirmed yet, and sends its mail there; answers the address that it has.',
  access: 'member',
  body: z.object({ email: Email }),
  /** `by_mail`: enough was told about addresses, so that only the mailbox of this one is told. Its link makes it the account's, if it is free. */
  reply: z.object({ email: z.string(), by_mail: z.optional(z.boolean()) }),
  refusals: ['account.email-taken', 'account.email-deleted'],
  limit: 'activation_mail',
});

export const resendActivation = route({
  method: 'POST',
  path: '/api/activation/mail',
  summary: 'Sends the activation mail again.',
  access: 'member',
  reply: z.object({ ok: z.boolean() }),
  limit: 'activation_mail',
});
