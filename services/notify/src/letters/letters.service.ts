import { Injectable } from '@nestjs/common';
import { OwnUser } from '@rendezvous/account';
import { Config } from '@rendezvous/server/config';
import type { MailMessage } from '@rendezvous/server/mail';
import { Sites } from '@rendezvous/site';
import type { Delivery } from '../deliveries/deliveries.store.js';
import { mailHtml } from '../layout/mail-html.rules.js';
import type { MailContent, MailFrame } from '../layout/mail-content.js';
import { mailText } from '../layout/mail-text.rules.js';
import { Speeches } from '../texts/speech.service.js';
import type { LetterFor } from './letter.js';
import { LetterKinds } from './letter-kinds.service.js';

/** Writes a planned mail as it is true at this moment: who gets it, in which language, what it says. */
@Injectable()
export class Letters {
  constructor(
    private readonly config: Config,
    private readonly sites: Sites,
    private readonly users: OwnUser,
    private readonly speeches: Speeches,
    private readonly kinds: LetterKinds,
  ) {}

  /** null when there is nothing to tell any more, or nobody to tell. */
  async write(delivery: Delivery): Promise<MailMessage | null> {
    const recipient = await this.users.read(delivery.memberId);
    if (recipient === null) return null;
    const speech = this.speeches.in(recipient.language);
    const letter: LetterFor = { delivery, recipient, speech, site: this.sites.current(), link: (path) => this.config.publicUrl + path };
    const written = await this.kinds.of(delivery.kind).write(letter);
    if (written === null) return null;
    const content: MailContent = {
      ...written,
      blocks: [{ kind: 'text', text: speech.say('notify.greeting', { name: recipient.profile.name }) }, ...written.blocks],
    };
    const frame = frameOf(letter);
    return {
      to: recipient.email,
      locale: speech.locale,
      subject: content.subject,
      text: mailText(content, frame),
      html: mailHtml(content, frame),
      kind: delivery.kind,
    };
  }
}

const frameOf = ({ speech, site, link }: LetterFor): MailFrame => ({
  language: speech.locale,
  site: site.settings.name,
  home: link('/'),
  fallback: speech.say('notify.button.fallback'),
  why: speech.say('notify.footer.why', { site: site.settings.name }),
  links: [
    { label: speech.say('notify.footer.settings'), href: link('/notifications') },
    { label: speech.say('notify.footer.help'), href: link('/pages/service') },
  ],
});
