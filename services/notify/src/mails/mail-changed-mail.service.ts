import { Injectable } from '@nestjs/common';
import { MailChanges } from '@rendezvous/account';
import type { MemberMail, MemberMailContent, MailContext } from './member-mail.js';
import { dateAndTimeOf } from './date-and-time.js';

/** To the old address, with the way back. It does not say the new one: whoever reads both mailboxes knows it. */
@Injectable()
export class MailChangedMail implements MemberMail {
  constructor(private readonly changes: MailChanges) {}

  async write({ delivery, recipient, site, translator, link }: MailContext): Promise<MemberMailContent | null> {
    const undo = await this.changes.mintUndo(recipient.id, delivery.subjectId ?? 0);
    if (undo === null) return null;
    const { translate } = translator;
    return {
      sentTo: { email: undo.email, why: translate('notify.mail-changed.why', { site: site.settings.name }), stranger: false },
      subject: translate('notify.mail-changed.subject'),
      heading: translate('notify.mail-changed.subject'),
      blocks: [
        {
          kind: 'text',
          text: translate('notify.mail-changed.text', dateAndTimeOf({ delivery, site, translator })),
        },
        { kind: 'text', text: translate('notify.mail-changed.not-you', { email: site.settings.support_email }) },
        { kind: 'button', label: translate('notify.mail-changed.button'), href: link(`/mail-change/do?token=${undo.token}`) },
        { kind: 'small', text: translate('notify.mail-changed.life') },
      ],
    };
  }
}
