import type { MessageKind } from '@rendezvous/contracts/chat/messages';
import { Refusal } from '@rendezvous/server/refusal';
import type { SiteSettings } from '@rendezvous/site';
import { type PriceSettings, priceOf } from '../messages/message-price.rules.js';
import { storedText, textFault } from './text.rules.js';

/** What a member wants to send. */
export interface Draft {
  readonly clientId: string;
  readonly senderId: number;
  readonly kind: MessageKind;
  readonly text: string;
}

/** Where a message goes: into a conversation, or to a member, with whom there may be none yet. */
export type Recipient = { readonly conversationId: number } | { readonly memberId: number };

/** What sending takes from a site's settings. */
export type SendingSettings = PriceSettings & Pick<SiteSettings, 'message_length' | 'free_conversations'>;

/** A message that may be sent, whose conversation is not known yet. */
export interface Outgoing {
  readonly clientId: string;
  readonly senderId: number;
  readonly kind: MessageKind;
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
  // Who the recipient is, the statement finds out.
  const price = (fictional: boolean) => priceOf(draft.kind, { fictional }, settings);
  return { ...draft, text, price: price(false), fictionalPrice: price(true) };
};
