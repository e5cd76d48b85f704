import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';

/** Somebody signed up with the address of a member: what the page may not say, the mailbox may. */
@Injectable()
export class SignupAgainMail implements MemberMail {
  write({ site, translator: { translate }, link }: MailContext): Promise<MailContent> {
    return Promise.resolve({
      subject: translate('notify.signup-again.subject'),
      heading: translate('notify.signup-again.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.signup-again.text', { site: site.settings.name }) },
        { kind: 'button', label: translate('notify.signup-again.button'), href: link('/login') },
        { kind: 'text', text: translate('notify.signup-again.forgotten') },
        { kind: 'button', label: translate('notify.password-reset.button'), href: link('/reset-password') },
        { kind: 'small', text: translate('notify.signup-again.not-you') },
      ],
    });
  }
}
