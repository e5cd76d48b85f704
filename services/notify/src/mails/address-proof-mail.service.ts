import { Injectable } from '@nestjs/common';
import { MailChoices } from '@rendezvous/account';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';

/** "Your address takes mail again": to one that refused a mail. Its link proves that this one arrived. */
@Injectable()
export class AddressProofMail implements MemberMail {
  constructor(private readonly choices: MailChoices) {}

  write({ recipient, site, translator: { translate }, link }: MailContext): Promise<MailContent | null> {
    if (!recipient.notifications_disabled.includes('bounce')) return Promise.resolve(null);
    const token = this.choices.mintLink('address', recipient);
    return Promise.resolve({
      subject: translate('notify.address-proof.subject'),
      heading: translate('notify.address-proof.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.address-proof.text', { site: site.settings.name }) },
        { kind: 'button', label: translate('notify.address-proof.button'), href: link(`/mail-address/do?token=${token}`) },
        { kind: 'small', text: translate('notify.address-proof.life') },
      ],
    });
  }
}
