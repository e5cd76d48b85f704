import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';
import { dateAndTimeOf } from './date-and-time.js';

/** Sessions of the account were ended from the list of devices. */
@Injectable()
export class DevicesLoggedOutMail implements MemberMail {
  write({ site, translator, link, delivery }: MailContext): Promise<MailContent> {
    const { translate } = translator;
    return Promise.resolve({
      subject: translate('notify.devices-logged-out.subject'),
      heading: translate('notify.devices-logged-out.heading'),
      blocks: [
        {
          kind: 'text',
          text: translate('notify.devices-logged-out.text', dateAndTimeOf({ delivery, site, translator })),
        },
        { kind: 'button', label: translate('notify.new-sign-in.button'), href: link('/notifications#devices') },
        { kind: 'small', text: translate('notify.devices-logged-out.not-you', { email: site.settings.support_email }) },
      ],
    });
  }
}
