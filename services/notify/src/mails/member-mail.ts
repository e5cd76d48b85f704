import type { OwnUserData } from '@rendezvous/account';
import type { Site } from '@rendezvous/site';
import type { MemberDelivery } from '../deliveries/deliveries.store.js';
import type { MailContent } from '../layout/mail-content.js';
import type { Translator } from '../texts/translations.service.js';

/** Everything that any mail is written from. */
export interface MailContext {
  readonly delivery: MemberDelivery;
  readonly recipient: OwnUserData;
  readonly site: Site;
  readonly translator: Translator;
  /** Makes an address of the site from a path. */
  readonly link: (path: string) => string;
}

export interface MemberMailContent extends MailContent {
  /** Another address than the member's present one. A `stranger` may read it: then nothing in the mail says whose account it is. */
  readonly sentTo?: { readonly email: string; readonly why: string; readonly stranger: boolean };
}

/** One kind of mail. */
export interface MemberMail {
  /** Writes it from the present state; null when there is nothing to tell any more. */
  write(context: MailContext): Promise<MemberMailContent | null>;
}
