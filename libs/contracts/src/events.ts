/**
 * Facts that one area publishes and areas to its right react to. Delivered at least once, after the transaction;
 * listeners read the present state again. No event carries a token, an address or a text.
 */
export interface DomainEvents {
  'account.member-joined': { memberId: number };
  /** The member asked for the activation mail again. */
  'account.activation-mail-asked': { memberId: number };
  /** Somebody signs up, and only the mailbox of the address is told. */
  'account.signup-pending': { signupId: number };
  /** The same with the address of this member. */
  'account.signup-repeated': { memberId: number };
  'account.member-activated': { memberId: number };
  /** Anything that search or a card shows may have changed: name, place, photos, visibility, status, premium. */
  'account.profile-changed': { memberId: number };
  'account.password-reset-asked': { memberId: number };
  'account.password-changed': { memberId: number };
  'account.deletion-asked': { memberId: number };
  'account.member-erased': { memberId: number };
  'billing.order-completed': { orderId: number; memberId: number; firstPurchase: boolean };
  /** A provider reports money that fits no order. Once for each payment and amount. */
  'billing.payment-incident': { incidentId: number };
  'chat.liked': { fromId: number; toId: number; match: boolean };
  'chat.conversation-started': { conversationId: number; starterId: number; partnerId: number };
  'chat.message-waiting': { conversationId: number; recipientId: number };
  'chat.blocked': { blockerId: number; blockedId: number };
}

export type DomainEventName = keyof DomainEvents;

/**
 * What a message changes in the chat list of the member who hears of it, in the words of `chats.php`: never more than that list would show.
 */
export interface ChatChange {
  /** All unread messages of the conversation, up to this message. */
  readonly num_unread_messages: number;
  /** ISO time by which the list is sorted. */
  readonly sent_at: string;
  /** null while the member's address is not confirmed and the partner wrote it. */
  readonly last_message: { readonly text: string; readonly removed: boolean; readonly sender_id: number; readonly sent_at: string } | null;
}

/** One message as the socket tells of it. */
export interface MessageHint {
  readonly conversationId: number;
  readonly seq: number;
  readonly senderId: number;
  /** Missing from servers of before: then the list is asked for again. */
  readonly chat?: ChatChange;
}

/**
 * What the server tells open tabs. `message` carries `seq`: a gap makes the client ask for everything after its last one.
 * The others only say that something changed, so that the client asks again.
 */
export type SocketEvent =
  | ({ readonly type: 'message' } & MessageHint)
  | { readonly type: 'typing'; readonly conversationId: number; readonly memberId: number }
  | { readonly type: 'read'; readonly conversationId: number; readonly memberId: number; readonly seq: number }
  | { readonly type: 'conversation-closed'; readonly conversationId: number }
  | { readonly type: 'chats-changed' }
  | { readonly type: 'likes-changed'; readonly match?: { readonly memberId: number } }
  | { readonly type: 'user-changed' }
  | { readonly type: 'logged-out' };

/** What an open tab tells the server. */
export type SocketCommand = { readonly type: 'typing'; readonly conversationId: number } | { readonly type: 'ping' };
