import { Injectable } from '@nestjs/common';
import { MailChanges } from '@rendezvous/account';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';
import { dateAndTimeOf } from './date-and-time.js';

/** To the address that is the member's again; the one that was taken away hears nothing. */
@Injectable()
export class MailRestoredMail implements MemberMail {
  constructor(private readonly changes: MailChanges) {}

  async write({ recipient, site, translator, link, delivery }: MailContext): Promise<MailContent> {
    const { translate } = translator;
    const accountBack = await this.changes.broughtAccountBack(recipient.id, delivery.subjectId ?? 0);
    return {
      subject: translate('notify.mail-restored.subject'),
      heading: translate('notify.mail-restored.subject'),
      blocks: [
        {
          kind: 'text',
          text: translate('notify.mail-restored.text', dateAndTimeOf({ delivery, site, translator })),
        },
        ...(accountBack ? [{ kind: 'text' as const, text: translate('notify.mail-restored.account-back') }] : []),
        { kind: 'text', text: translate('notify.mail-restored.not-you', { email: site.settings.support_email }) },
        { kind: 'button', label: translate('notify.mail-restored.button'), href: link('/reset-password') },
      ],
    };
  }
}
