import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';

@Injectable()
export class PasswordChangedMail implements MemberMail {
  write({ site, translator, link, delivery }: MailContext): Promise<MailContent> {
    const { translate } = translator;
    const at = delivery.plannedAt;
    return Promise.resolve({
      subject: translate('notify.password-changed.subject'),
      heading: translate('notify.password-changed.heading'),
      blocks: [
        {
          kind: 'text',
          text: translate('notify.password-changed.text', {
            date: translator.date(at, site.timeZone),
            time: translator.time(at, site.timeZone),
          }),
        },
        { kind: 'button', label: translate('notify.password-changed.button'), href: link('/reset-password') },
        { kind: 'small', text: translate('notify.password-changed.not-you', { email: site.settings.support_email }) },
      ],
    });
  }
}
