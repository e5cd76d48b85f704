import { Refusal } from '@rendezvous/server/refusal';
import type { SiteSettings } from '@rendezvous/site';
import { storedText, textFault } from './text.rules.js';

/** What a member wants to send. */
export interface Draft {
  readonly clientId: string;
  readonly senderId: number;
  readonly text: string;
}

/** Where a message goes: into a conversation, or to a member, with whom there may be none yet. */
export type Recipient = { readonly conversationId: number } | { readonly memberId: number };

/** What sending takes from a site's settings. */
export type SendingSettings = Pick<SiteSettings, 'message_credits' | 'message_length' | 'fictional_messages_free' | 'free_conversations'>;

/** A message that may be sent, whose conversation is not known yet. */
export interface Outgoing {
  readonly clientId: string;
  readonly senderId: number;
  readonly text: string;
  /** Credits, and what it costs when the recipient is a fictional profile. */
  readonly price: number;
  readonly fictionalPrice: number;
}

/** A message in its conversation, ready for the statement. */
export interface AddressedMessage extends Outgoing {
  readonly conversationId: number;
}

/** A draft as it is sent. Throws when its text is not acceptable. */
export const outgoingOf = (draft: Draft, settings: SendingSettings): Outgoing => {
  const text = storedText(draft.text);
  const fault = textFault(text, settings.message_length);
  if (fault !== null) throw Refusal.fields({ path: 'text', code: fault });
  const price = settings.message_credits;
  return { ...draft, text, price, fictionalPrice: settings.fictional_messages_free ? 0 : price };
};
