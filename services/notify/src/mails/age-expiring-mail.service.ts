import { Injectable } from '@nestjs/common';
import { AgeAssurance } from '@rendezvous/account';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

/** "Your age is confirmed until…": what follows then, so that nobody is surprised by it. */
@Injectable()
export class AgeExpiringMail implements MemberMail {
  constructor(private readonly ages: AgeAssurance) {}

  async write({ recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    if (recipient.status !== 'activated') return null;
    const { state, company, valid_until: until } = await this.ages.read(recipient.id);
    const { age_assurance: asks, name } = site.settings;
    // the site asks no more, or the answer counts no more
    if (state !== 'passed' || asks === 'off' || company === null || until === null) return null;
    const { translate } = translator;
    const date = translator.date(new Date(until), site.timeZone);
    return {
      subject: translate('notify.age-expiring.subject', { date }),
      heading: translate('notify.age-expiring.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.age-expiring.text', { site: name, company: company.name, date }) },
        { kind: 'text', text: translate(`notify.age-expiring.${asks}`) },
        { kind: 'button', label: translate('notify.age-expiring.button'), href: link('/age') },
        { kind: 'small', text: translate('notify.age-expiring.today') },
      ],
    };
  }
}
