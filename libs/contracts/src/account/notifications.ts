import * as z from 'zod/mini';
import { route } from '../route.js';
import { Email, Token } from './credentials.js';
import './limits.js';
import './refusals.js';

/** Mails that a member may do without. A type is named from the release on that sends it. */
export const NOTIFICATION_TYPES = ['new_conversations', 'new_messages', 'like', 'unread_message_reminders'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Whether a type is sent. One that an earlier release does not know is absent. */
const Notifications = z.object({
  new_conversations: z.optional(z.boolean()),
  new_messages: z.optional(z.boolean()),
  like: z.optional(z.boolean()),
  unread_message_reminders: z.optional(z.boolean()),
});
export type Notifications = z.output<typeof Notifications>;

export const readNotifications = route({
  method: 'GET',
  path: '/api/notifications',
  summary: 'Which mails the viewer gets, of those that can be done without.',
  access: 'member',
  reply: z.object({ notifications: Notifications }),
});

export const changeNotifications = route({
  method: 'PATCH',
  path: '/api/notifications',
  summary: 'Switches mails on and off; absent ones stay.',
  access: 'member',
  body: Notifications.check(z.refine((changes) => Object.keys(changes).length > 0, 'required')),
  reply: z.object({ notifications: Notifications }),
  limit: 'edit',
});

/** Where a refused mail is the reason, only a mail that arrives ends it. */
export const resumeNotifications = route({
  method: 'POST',
  path: '/api/notifications/resume',
  summary: 'Sends mails again that an unsubscription or a spam mark stopped; after a refused mail, sends a link that proves the address.',
  access: 'member',
  reply: z.object({ link_sent: z.boolean() }),
  limit: 'activation_mail',
});

/** The page of the link in a mail's foot, and where mail programs send their one click (RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

export const unsubscribe = route({
  method: 'POST',
  path: '/api/notifications/unsubscribe',
  summary: 'Stops the mails that can be done without, by the link of one of them; again changes nothing.',
  access: 'anyone',
  body: z.object({ token: Token }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.link-invalid'],
  limit: 'mail_link',
});

export const proveAddress = route({
  method: 'POST',
  path: '/api/notifications/address',
  summary: 'Sends mails again after one was refused, by the link of a mail that arrived.',
  access: 'anyone',
  body: z.object({ token: Token }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.link-invalid'],
  limit: 'mail_link',
});

/** What happened to mails, as whoever sends them tells us: `bounce` for an address that takes none, `complaint` for a spam mark. */
export const receiveMailEvents = route({
  method: 'POST',
  path: '/api/mail-events',
  summary: 'What became of mails, told by the mail server with its secret; without one in the configuration there is no such call.',
  access: 'anyone',
  body: z.object({
    events: z.array(z.object({ kind: z.enum(['bounce', 'complaint']), email: Email })).check(z.minLength(1), z.maxLength(500)),
  }),
  reply: z.object({ received: z.int() }),
});
