import { Injectable } from '@nestjs/common';
import { OwnUser } from '@rendezvous/account';
import { Config } from '@rendezvous/server/config';
import type { MailMessage } from '@rendezvous/server/mail';
import { Sites } from '@rendezvous/site';
import type { MemberDelivery } from '../deliveries/deliveries.store.js';
import { Speeches } from '../texts/speech.service.js';
import { drawMail } from './draw-mail.js';
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
  async write(delivery: MemberDelivery): Promise<MailMessage | null> {
    const recipient = await this.users.read(delivery.memberId);
    if (recipient === null) return null;
    const speech = this.speeches.in(recipient.language);
    const letter: LetterFor = { delivery, recipient, speech, site: this.sites.current(), link: (path) => this.config.publicUrl + path };
    const written = await this.kinds.of(delivery.kind).write(letter);
    const why = speech.say('notify.footer.why', { site: letter.site.settings.name });
    const { email: to, profile } = recipient;
    return written && drawMail({ to, name: profile.name, kind: delivery.kind, why, foot: ['settings', 'help'] }, letter, written);
  }
}
