import { Injectable } from '@nestjs/common';
import { ACTIVATION_DAYS, Deletions, Links } from '@rendezvous/account';
import { Database } from '@rendezvous/server/database';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';

/** "Your address is still not confirmed", with another link for it. */
@Injectable()
export class ConfirmReminderMail implements MemberMail {
  constructor(
    private readonly database: Database,
    private readonly links: Links,
    private readonly deletions: Deletions,
  ) {}

  async write({ recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    if (recipient.status !== 'not_confirmed') return null;
    const until = await this.deletions.erasureDate(recipient.id);
    if (until === null) return null;
    const { translate } = translator;
    const token = await this.links.mint(this.database, 'activation', recipient.id);
    return {
      subject: translate('notify.confirm-reminder.subject'),
      heading: translate('notify.confirm-reminder.heading'),
      blocks: [
        {
          kind: 'text',
          text: translate('notify.confirm-reminder.text', { site: site.settings.name, date: translator.date(until, site.timeZone) }),
        },
        { kind: 'button', label: translate('notify.activation.button'), href: link(`/activate/done?token=${token}`) },
        { kind: 'small', text: translate('notify.activation.life', { days: ACTIVATION_DAYS }) },
        { kind: 'small', text: translate('notify.confirm-reminder.not-you') },
      ],
    };
  }
}
