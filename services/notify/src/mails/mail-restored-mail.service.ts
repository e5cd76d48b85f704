import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';
import { dateAndTimeOf } from './date-and-time.js';

/** To the address that is the member's again; the one that was taken away hears nothing. */
@Injectable()
export class MailRestoredMail implements MemberMail {
  write({ site, translator, link, delivery }: MailContext): Promise<MailContent> {
    const { translate } = translator;
    return Promise.resolve({
      subject: translate('notify.mail-restored.subject'),
      heading: translate('notify.mail-restored.subject'),
      blocks: [
        {
          kind: 'text',
          text: translate('notify.mail-restored.text', dateAndTimeOf({ delivery, site, translator })),
        },
        { kind: 'text', text: translate('notify.mail-restored.not-you', { email: site.settings.support_email }) },
        { kind: 'button', label: translate('notify.mail-restored.button'), href: link('/reset-password') },
      ],
    });
  }
}
