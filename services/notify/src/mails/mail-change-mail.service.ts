import { Injectable } from '@nestjs/common';
import { MailChanges } from '@rendezvous/account';
import type { MemberMail, MemberMailContent, MailContext } from './member-mail.js';

/** To the new address, before it is anybody's: whoever reads it may be a stranger. */
@Injectable()
export class MailChangeMail implements MemberMail {
  constructor(private readonly changes: MailChanges) {}

  async write({ delivery, recipient, site, translator: { translate }, link }: MailContext): Promise<MemberMailContent | null> {
    const wish = await this.changes.mintChange(recipient.id, delivery.subjectId ?? 0);
    if (wish === null) return null;
    const names = { site: site.settings.name };
    return {
      sentTo: { email: wish.email, why: translate('notify.mail-change.why', names), stranger: true },
      subject: translate('notify.mail-change.subject'),
      heading: translate('notify.mail-change.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.mail-change.text', names) },
        { kind: 'button', label: translate('notify.mail-change.button'), href: link(`/mail-change/do?token=${wish.token}`) },
        { kind: 'small', text: translate('notify.mail-change.life') },
        { kind: 'small', text: translate('notify.mail-change.not-you') },
      ],
    };
  }
}
