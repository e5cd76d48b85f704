import * as z from 'zod/mini';
import { Place, withinColumn } from '../kernel/index.js';
import { MemberCard } from '../member.js';
import { route } from '../route.js';
import { ConversationId, ConversationState } from './conversation-state.js';
import '../billing/refusals.js';
import './limits.js';
import './refusals.js';

/** Most code points of a message; a site may set less. */
const MESSAGE_LENGTH = 1000;

/** Code units that the wire takes: room for the longest message in any script, and for blanks around it that are cut off. */
export const Text = z.string().check(z.minLength(1), z.maxLength(4 * MESSAGE_LENGTH));

/** What a message is. */
export const MessageKind = z.enum(['text']);

export type MessageKind = z.output<typeof MessageKind>;

/** One message. `seq` counts from 1 within its conversation, without gaps. */
export const Message = z.object({
  seq: z.int(),
  clientId: z.uuid(),
  senderId: z.int(),
  /** Missing from servers of before, where all are texts, and once it was removed. */
  kind: z.optional(MessageKind),
  text: z.string(),
  /** The text was erased: its writer is gone. */
  removed: z.boolean(),
  sentAt: z.string(),
});

export type Message = z.output<typeof Message>;

export const readMessages = route({
  method: 'GET',
  path: '/api/conversations/:conversationId/messages',
  summary: 'Messages of a conversation: the latest page, those before a `seq`, or those after one.',
  access: 'member',
  params: z.object({ conversationId: ConversationId }),
  query: z.object({
    before: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), withinColumn)),
    after: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(0), withinColumn)),
    limit: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(200)), 50),
  }),
  reply: z.object({
    conversation: z.object({ id: z.int(), state: ConversationState, last_seq: z.int(), cost: z.int() }),
    profile: z.nullable(MemberCard),
    /** As in the list of conversations. */
    partner_paused: z.optional(z.nullable(z.string())),
    messages: z.array(Message),
    /** True when there are older messages before the first one here. */
    more: z.boolean(),
    /** Highest `seq` that the partner has read; null when the partner keeps that private. */
    partner_read_seq: z.nullable(z.int()),
    own_read_seq: z.int(),
    /** Messages stored but withheld until the viewer's e-mail address is confirmed. */
    held: z.int(),
  }),
  refusals: ['chat.conversation-not-found'],
});

/**
 * A `clientId` that is known answers with the message that it brought, whatever text comes with it: what was said stands, and a tab that
 * sends again after a lost answer has nothing else to say.
 */
export const sendMessage = route({
  method: 'POST',
  path: '/api/conversations/:conversationId/messages',
  summary: 'Sends a message: debit and message in one transaction; the same `clientId` again answers the same.',
  access: 'member',
  params: z.object({ conversationId: ConversationId }),
  body: z.object({ clientId: z.uuid(), kind: z._default(MessageKind, 'text'), text: Text }),
  reply: z.object({ message: Message, credits: z.int() }),
  refusals: [
    'chat.conversation-not-found',
    'chat.blocked',
    'account.moderated',
    'account.on-break',
    'account.age-needed',
    'chat.not-reachable',
    'chat.partner-gone',
    'chat.sent-before',
    'billing.not-enough-credits',
  ],
  limit: 'message',
});

export const markRead = route({
  method: 'PUT',
  path: '/api/conversations/:conversationId/read',
  summary: 'The viewer has seen everything up to a `seq`.',
  access: 'member',
  params: z.object({ conversationId: ConversationId }),
  body: z.object({ seq: Place }),
  reply: z.object({ total_unread_messages: z.int() }),
  refusals: ['chat.conversation-not-found'],
  limit: 'seen',
});
