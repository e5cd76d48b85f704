import type { MessageKind } from '@rendezvous/contracts/chat/messages';
import type { SiteSettings } from '@rendezvous/site';

/** What prices take from a site's settings. */
export type PriceSettings = Pick<SiteSettings, 'message_credits' | 'fictional_messages_free'>;

/** The setting that says what a kind costs. */
const SETTING = { text: 'message_credits' } as const satisfies Record<MessageKind, keyof PriceSettings>;

/** Credits that one message costs its sender. @param partner who gets it */
export const priceOf = (kind: MessageKind, partner: { readonly fictional: boolean }, site: PriceSettings): number =>
  partner.fictional && site.fictional_messages_free ? 0 : site[SETTING[kind]];
