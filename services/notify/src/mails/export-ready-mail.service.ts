import { Injectable } from '@nestjs/common';
import { Exports } from '@rendezvous/account';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

/** "Your data is ready": the file itself is fetched in the settings, by whoever is logged in. */
@Injectable()
export class ExportReadyMail implements MemberMail {
  constructor(private readonly exports: Exports) {}

  async write({ delivery, recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    if (recipient.status === 'pending_deletion' || delivery.subjectId === null) return null;
    const until = await this.exports.fetchableUntil(delivery.subjectId);
    if (until === null) return null;
    const { translate } = translator;
    const values = { date: translator.date(until, site.timeZone), time: translator.time(until, site.timeZone) };
    return {
      subject: translate('notify.export.subject'),
      heading: translate('notify.export.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.export.text', { site: site.settings.name }) },
        { kind: 'button', label: translate('notify.export.button'), href: link('/notifications#data') },
        { kind: 'small', text: translate('notify.export.life', values) },
        { kind: 'small', text: translate('notify.export.not-you') },
      ],
    };
  }
}
