import { Injectable } from '@nestjs/common';
import { Consents } from '@rendezvous/account';
import { Discounts } from '@rendezvous/billing';
import type { MailContent } from '../layout/mail-content.js';
import { mailAllowed } from '../digest/digest.rules.js';
import type { MemberMail, MailContext } from './member-mail.js';

/** The last day of the welcome discount: an offer, so only to whoever agreed to offers by mail, and only while it counts. */
@Injectable()
export class WelcomeEndsMail implements MemberMail {
  constructor(
    private readonly consents: Consents,
    private readonly discounts: Discounts,
  ) {}

  async write({ recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    if (!mailAllowed(recipient) || !(await this.consents.isGiven(recipient.id, 'marketing'))) return null;
    const offer = await this.discounts.find(recipient.id);
    if (offer?.reason !== 'welcome' || offer.ends_at === null) return null;
    const { translate } = translator;
    const endsAt = new Date(offer.ends_at);
    const told = {
      percentage: offer.percentage,
      code: offer.code,
      date: translator.date(endsAt, site.timeZone),
      time: translator.time(endsAt, site.timeZone),
    };
    return {
      subject: translate('notify.welcome-ends.subject', told),
      heading: translate('notify.welcome-ends.heading', told),
      blocks: [
        { kind: 'text', text: translate('notify.welcome-ends.text', told) },
        { kind: 'button', label: translate('notify.welcome-ends.button'), href: link('/credits') },
        { kind: 'small', text: translate('notify.welcome-ends.why') },
      ],
    };
  }
}
