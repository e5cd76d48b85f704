import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';
import { dateAndTimeOf } from './date-and-time.js';

@Injectable()
export class PasswordChangedMail implements MemberMail {
  write({ site, translator, link, delivery }: MailContext): Promise<MailContent> {
    const { translate } = translator;
    return Promise.resolve({
      subject: translate('notify.password-changed.subject'),
      heading: translate('notify.password-changed.heading'),
      blocks: [
        {
          kind: 'text',
          text: translate('notify.password-changed.text', dateAndTimeOf({ delivery, site, translator })),
        },
        { kind: 'button', label: translate('notify.password-changed.button'), href: link('/reset-password') },
        { kind: 'small', text: translate('notify.password-changed.not-you', { email: site.settings.support_email }) },
      ],
    });
  }
}
