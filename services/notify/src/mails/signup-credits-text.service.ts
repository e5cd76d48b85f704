import { Injectable } from '@nestjs/common';
import { KeptAddresses } from '@rendezvous/account';
import type { Site } from '@rendezvous/site';
import type { MailBlock } from '../layout/mail-content.js';
import type { Translator } from '../texts/translations.service.js';

/** What the link of a first mail brings in credits: they come once for an address, and only its mailbox is told whether it had them. */
@Injectable()
export class SignupCreditsText {
  constructor(private readonly kept: KeptAddresses) {}

  /**
   * @param text the sentence that says what the link brings, with `credits`: 0 when none come
   * @param email lower case
   * @returns the sentence, and why no credits come where others get some
   */
  async write(
    text: 'notify.activation.text' | 'notify.signup-link.text',
    email: string,
    site: Site,
    { translate }: Translator,
  ): Promise<MailBlock[]> {
    const { signup_credits: usual } = site.settings;
    const here = usual > 0 && (await this.kept.wasHere(email));
    return [
      { kind: 'text', text: translate(text, { credits: here ? 0 : usual }) },
      ...(here ? [{ kind: 'text' as const, text: translate('notify.activation.no-credits') }] : []),
    ];
  }
}
