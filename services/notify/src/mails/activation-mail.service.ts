import { Injectable } from '@nestjs/common';
import { ACTIVATION_DAYS, Links } from '@rendezvous/account';
import { Database } from '@rendezvous/server/database';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';
import { SignupCreditsText } from './signup-credits-text.service.js';

/** "Confirm your address". The link is made now: no secret lay in the event. */
@Injectable()
export class ActivationMail implements MemberMail {
  constructor(
    private readonly database: Database,
    private readonly links: Links,
    private readonly credits: SignupCreditsText,
  ) {}

  async write({ recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    if (recipient.status !== 'not_confirmed') return null;
    const { translate } = translator;
    const token = await this.links.mint(this.database, 'activation', recipient.id);
    return {
      subject: translate('notify.activation.subject'),
      heading: translate('notify.activation.heading'),
      blocks: [
        ...(await this.credits.write('notify.activation.text', recipient.email, site, translator)),
        { kind: 'button', label: translate('notify.activation.button'), href: link(`/activate/done?token=${token}`) },
        { kind: 'small', text: translate('notify.activation.life', { days: ACTIVATION_DAYS }) },
        { kind: 'small', text: translate('notify.activation.not-you') },
      ],
    };
  }
}
