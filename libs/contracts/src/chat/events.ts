import '../events.js';

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

declare module '../events.js' {
  interface DomainEvents {
    'chat.liked': { fromId: number; toId: number; match: boolean };
    'chat.conversation-started': { conversationId: number; starterId: number; partnerId: number };
    'chat.message-waiting': { conversationId: number; recipientId: number };
    'chat.blocked': { blockerId: number; blockedId: number };
  }
  /** What open tabs are told. */
  interface SocketEvents {
    message: MessageHint;
    typing: { readonly conversationId: number; readonly memberId: number };
    read: { readonly conversationId: number; readonly memberId: number; readonly seq: number };
    'conversation-closed': { readonly conversationId: number };
    'chats-changed': object;
    'likes-changed': { readonly match?: { readonly memberId: number } };
  }
  interface SocketCommands {
    typing: { readonly conversationId: number };
  }
}
