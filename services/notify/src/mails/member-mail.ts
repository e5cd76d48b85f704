import type { OwnUserData } from '@rendezvous/account';
import type { Site } from '@rendezvous/site';
import type { MemberDelivery } from '../deliveries/deliveries.store.js';
import type { MailContent } from '../layout/mail-content.js';
import type { Speech } from '../texts/speech.service.js';

/** Everything that any mail is written from. */
export interface LetterFor {
  readonly delivery: MemberDelivery;
  readonly recipient: OwnUserData;
  readonly site: Site;
  readonly speech: Speech;
  /** Makes an address of the site from a path. */
  readonly link: (path: string) => string;
}

/** One kind of mail. */
export interface Letter {
  /** Writes it from the present state; null when there is nothing to tell any more. */
  write(letter: LetterFor): Promise<MailContent | null>;
}
