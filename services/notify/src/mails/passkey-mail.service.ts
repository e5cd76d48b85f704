import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';
import { dateAndTimeOf } from './date-and-time.js';

/** A passkey came to the account, or went. */
@Injectable()
export class PasskeyMail implements MemberMail {
  write({ site, translator, link, delivery }: MailContext): Promise<MailContent> {
    const { translate } = translator;
    const kind = delivery.kind === 'passkey-added' ? 'passkey-added' : 'passkey-removed';
    return Promise.resolve({
      subject: translate(`notify.${kind}.subject`),
      heading: translate(`notify.${kind}.heading`),
      blocks: [
        {
          kind: 'text',
          text: translate(`notify.${kind}.text`, dateAndTimeOf({ delivery, site, translator })),
        },
        { kind: 'button', label: translate('notify.passkey.button'), href: link('/notifications#passkeys') },
        { kind: 'small', text: translate(`notify.${kind}.not-you`, { email: site.settings.support_email }) },
      ],
    });
  }
}
