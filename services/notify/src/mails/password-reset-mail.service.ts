import { Injectable } from '@nestjs/common';
import { Links } from '@rendezvous/account';
import { hours } from '@rendezvous/contracts/kernel';
import { Database } from '@rendezvous/server/database';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';

@Injectable()
export class PasswordResetMail implements MemberMail {
  constructor(
    private readonly database: Database,
    private readonly links: Links,
  ) {}

  async write({ recipient, translator: { translate }, link }: MailContext): Promise<MailContent> {
    const token = await this.links.mint(this.database, 'password', recipient.id, { life: hours(1) });
    return {
      subject: translate('notify.password-reset.subject'),
      heading: translate('notify.password-reset.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.password-reset.text') },
        { kind: 'button', label: translate('notify.password-reset.button'), href: link(`/reset-password/do?token=${token}`) },
        { kind: 'small', text: translate('notify.password-reset.life') },
        { kind: 'small', text: translate('notify.password-reset.not-you') },
      ],
    };
  }
}
