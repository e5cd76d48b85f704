import type { Recipient } from './queued-message';

/** Messages to one recipient go out one after the other. Builds before this one know conversations only, and name them so. */
export const laneOf = (to: Recipient): string => ('memberId' in to ? `member-${to.memberId}` : String(to.conversationId));

/** Whether a message goes to the two members of a conversation: into it, or to the partner. @param conversationId null while there is none */
export const goesTo = (to: Recipient, conversationId: number | null, partnerId: number | null): boolean =>
  'memberId' in to ? to.memberId === partnerId : to.conversationId === conversationId;

/** The same message, for the conversation that there is by now. */
export const intoConversation = <T extends Recipient>(
  message: T,
  conversationId: number,
): Omit<T, 'memberId'> & { readonly conversationId: number } => {
  const { memberId: _, ...rest } = message as T & { readonly memberId?: number };
  return { ...rest, conversationId };
};
