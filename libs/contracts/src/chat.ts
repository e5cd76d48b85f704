import * as z from 'zod/mini';
import { INTEGER_MAX, Id, Place, withinColumn } from './kernel/index.js';
import { MemberCard, MemberId } from './member.js';
import { route } from './route.js';

/** Most code points of a message; a site may set less. */
export const MESSAGE_LENGTH = 1000;
const ConversationId = MemberId;
/** Code units that the wire takes: room for the longest message in any script, and for blanks around it that are cut off. */
const Text = z.string().check(z.minLength(1), z.maxLength(4 * MESSAGE_LENGTH));

/** One message. `seq` counts from 1 within its conversation, without gaps. */
export const Message = z.object({
  seq: z.int(),
  clientId: z.uuid(),
  senderId: z.int(),
  text: z.string(),
  /** The text was erased: its writer is gone. */
  removed: z.boolean(),
  sentAt: z.string(),
});
export type Message = z.output<typeof Message>;

/**
 * What the viewer may do in a conversation now: write (`open`), write although the partner reads it only after confirming their
 * address (`held`), or only read (`unreachable`: the partner hides; `partner-gone`: deleted).
 */
export const ConversationState = z.enum(['open', 'held', 'unreachable', 'partner-gone']);
export type ConversationState = z.output<typeof ConversationState>;

/** One conversation in the list. Field names are those of the fixed wire format. */
export const Chat = z.object({
  conversation: z.object({ id: z.int(), state: ConversationState, last_seq: z.int() }),
  /** null for a member who is deleted or hides from the viewer. */
  profile: z.nullable(MemberCard),
  num_unread_messages: z.int(),
  /** null while the viewer's address is not confirmed and the partner wrote it. */
  last_message: z.nullable(z.object({ text: z.string(), removed: z.boolean(), sender_id: z.int(), sent_at: z.string() })),
});
export type Chat = z.output<typeof Chat>;

/** Most conversations in `chats.php`; further ones come page by page. */
export const CHATS_MAX = 300;
/** Most further conversations in one answer. */
export const FURTHER_CHATS_MAX = 1000;

/** Where a list ended, as it said itself: nothing that is no time or no id. */
const Cursor = z.string().check(
  z.regex(/^\d{1,15}-\d{1,10}$/),
  z.refine((text) => Number(text.split('-')[1]) <= INTEGER_MAX),
);

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
});

/** A person in the likes page: whom the viewer liked, or who liked the viewer. */
export const LikedProfile = z.extend(MemberCard, { matched: z.boolean(), liked_at: z.string() });
export const LikedBy = z.extend(LikedProfile, { like_new: z.boolean() });
export type LikedProfile = z.output<typeof LikedProfile>;
export type LikedBy = z.output<typeof LikedBy>;

/** Most members in each list of `likes.php`; further ones come page by page. */
export const LIKES_MAX = 200;
/** Counts of likes stop here: the screen shows "999+". */
export const LIKES_COUNTED_MAX = 1000;

export const listLikes = route({
  method: 'GET',
  path: '/api/likes.php',
  summary: 'Whom the viewer liked (`profiles`) and who liked the viewer (`liked_by`, new ones first).',
  access: 'member',
  reply: z.object({
    profiles: z.array(LikedProfile),
    liked_by: z.array(LikedBy),
    total_new_likes: z.int(),
    /** How many there are in all, also beyond the lists here; at most `LIKES_COUNTED_MAX`. */
    totals: z.object({ received: z.int(), sent: z.int(), matches: z.int() }),
  }),
});

export const LIKE_TYPES = ['received', 'sent', 'matches'] as const;
export const LikeType = z.enum(LIKE_TYPES);
export type LikeType = z.output<typeof LikeType>;

export const listMoreLikes = route({
  method: 'GET',
  path: '/api/likes/:type',
  summary: 'One list of likes, latest first, page by page: for those beyond `likes.php`.',
  access: 'member',
  params: z.object({ type: LikeType }),
  /** Where the page before ended, as it said itself. */
  query: z.object({ after: z.optional(Cursor) }),
  reply: z.object({ members: z.array(LikedBy), next: z.nullable(z.string()) }),
});

export const autoLike = route({
  method: 'GET',
  path: '/api/auto-like.php',
  summary: 'A real like that waits and that the viewer has not seen, or null. It waits until it was shown: see `seeLike`.',
  access: 'member',
  /** `matched`: the viewer likes this member too. */
  reply: z.object({ profile: z.nullable(MemberCard), matched: z.boolean() }),
});

export const seeLike = route({
  method: 'PUT',
  path: '/api/likes/:memberId/seen',
  summary: 'A member’s like was shown to the viewer: it is not new any more. Nothing happens when there is none.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ ok: z.boolean() }),
});

export const like = route({
  method: 'PUT',
  path: '/api/likes/:memberId',
  summary: 'Likes a member; a mutual like is a match. Doing it again changes nothing.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ matched: z.boolean(), profile: MemberCard }),
  refusals: ['account.profile-not-found', 'account.blocked-by', 'chat.not-reachable', 'chat.own-profile'],
  limit: 'like',
});

export const unlike = route({
  method: 'DELETE',
  path: '/api/likes/:memberId',
  summary: 'Takes a like back; ends the match, never a conversation.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ ok: z.boolean() }),
});

export const block = route({
  method: 'PUT',
  path: '/api/blocks/:memberId',
  summary: 'Blocks a member: both likes, the conversation and all sight of each other go at once.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ ok: z.boolean() }),
  refusals: ['account.profile-not-found', 'chat.own-profile'],
});

export const unblock = route({
  method: 'DELETE',
  path: '/api/blocks/:memberId',
  summary: 'Ends a block; restores visibility only.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  reply: z.object({ ok: z.boolean() }),
});

export const startConversation = route({
  method: 'POST',
  path: '/api/members/:memberId/conversation',
  summary: 'Opens the conversation with a member, sending its first message; answers with the existing one if there is one.',
  access: 'member',
  params: z.object({ memberId: MemberId }),
  body: z.object({ clientId: z.uuid(), text: Text }),
  reply: z.object({ conversationId: z.int(), message: Message, credits: z.int() }),
  refusals: [
    'account.profile-not-found',
    'account.blocked-by',
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
  }),
  refusals: ['account.profile-not-found', 'account.blocked-by', 'chat.not-reachable', 'chat.own-profile'],
  limit: 'profile',
});

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
  body: z.object({ clientId: z.uuid(), text: Text }),
  reply: z.object({ message: Message, credits: z.int() }),
  refusals: [
    'chat.conversation-not-found',
    'chat.blocked',
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
});
