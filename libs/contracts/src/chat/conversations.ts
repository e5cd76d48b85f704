import * as z from 'zod/mini';
import { Id } from '../kernel/index.js';
import { MemberCard, MemberId } from '../member.js';
import { route } from '../route.js';
import { ConversationState } from './conversation-state.js';
import { Cursor } from '../cursor.js';
import { Message, MessageKind, Text } from './messages.js';
import '../account/limits.js';
import '../account/refusals.js';
import '../billing/refusals.js';
import './limits.js';
import './refusals.js';

/** One conversation in the list. Field names are those of the fixed wire format. */
export const Chat = z.object({
  conversation: z.object({ id: z.int(), state: ConversationState, last_seq: z.int() }),
  /** null for a member who is deleted or hides from the viewer. */
  profile: z.nullable(MemberCard),
  /** The name of a partner who takes a break: all that is told of them. null or missing for everybody else. */
  partner_paused: z.optional(z.nullable(z.string())),
  num_unread_messages: z.int(),
  /** null while the viewer's address is not confirmed and the partner wrote it. */
  last_message: z.nullable(z.object({ text: z.string(), removed: z.boolean(), sender_id: z.int(), sent_at: z.string() })),
});

export type Chat = z.output<typeof Chat>;

/** Most conversations in `chats.php`; further ones come page by page. */
export const CHATS_MAX = 300;

/** Most further conversations in one answer. */
export const FURTHER_CHATS_MAX = 1000;

export const listChats = route({
  method: 'GET',
  path: '/api/chats.php',
  summary: 'The viewer’s conversations, latest first, and what is left of the free ones.',
  access: 'member',
  reply: z.object({
    /** At most `CHATS_MAX`, latest first. */
    chats: z.array(Chat),
    /** Where the list goes on; null when this is all. */
    next: z.nullable(z.string()),
    total_unread_messages: z.int(),
    /** Conversations that a free member may still start; null when unlimited. */
    conversations_left: z.nullable(z.int()),
  }),
});

export const listFurtherChats = route({
  method: 'GET',
  path: '/api/chats',
  summary: 'The viewer’s conversations after a place in the list: for those beyond `chats.php`.',
  access: 'member',
  query: z.object({
    after: Cursor,
    limit: z._default(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(FURTHER_CHATS_MAX)), 200),
  }),
  reply: z.object({ chats: z.array(Chat), next: z.nullable(z.string()) }),
});

export const removeChat = route({
  method: 'DELETE',
  path: '/api/chat.php',
  summary: 'Removes a conversation from the viewer’s list; the partner keeps theirs.',
  access: 'member',
  body: z.object({ conversation: z.object({ id: Id }) }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['chat.conversation-not-found'],
  limit: 'write',
});

export const startConversation = route({
  method: 'POST',
  path: '/api/members/:memberId/conversation',
  summary: 'Opens the conversation with a member, sending its first message; answers with the existing one if there is one.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  body: z.object({ clientId: z.uuid(), kind: z._default(MessageKind, 'text'), text: Text }),
  reply: z.object({ conversationId: z.int(), message: Message, credits: z.int() }),
  refusals: [
    'account.profile-not-found',
    'account.blocked-by',
    'account.moderated',
    'account.on-break',
    'account.age-needed',
    'chat.not-reachable',
    'chat.own-profile',
    'chat.conversation-limit',
    'chat.blocked',
    'chat.partner-gone',
    'chat.sent-before',
    'billing.not-enough-credits',
  ],
  limit: 'conversation',
});

/** How a conversation with a member would begin; read before the first message is written. */
export const readConversationWith = route({
  method: 'GET',
  path: '/api/members/:memberId/conversation',
  summary: 'The conversation with a member if there is one, else what starting it would take.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  reply: z.object({
    conversationId: z.nullable(z.int()),
    profile: MemberCard,
    mayStart: z.boolean(),
    /** Code of the reason when it may not be started. */
    reason: z.nullable(z.enum(['chat.conversation-limit', 'chat.not-reachable'])),
    /** `held`: the member reads it only after confirming their address. */
    state: ConversationState,
    conversations_left: z.nullable(z.int()),
    cost: z.int(),
    /** A first line that was written before there was an account, to begin with; missing in answers of before. */
    signup_message: z.optional(z.nullable(z.string())),
  }),
  refusals: ['account.profile-not-found', 'account.blocked-by', 'account.paused', 'chat.not-reachable', 'chat.own-profile'],
  limit: 'profile',
});
