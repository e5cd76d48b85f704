import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';

/** The profile was disabled, or is shown again: whichever is so when the mail is written. */
@Injectable()
export class ModerationMail implements MemberMail {
  write({ recipient, site, translator: { translate }, link }: MailContext): Promise<MailContent | null> {
    // who never confirmed, or is leaving, is not shown in any case
    if (recipient.status !== 'activated') return Promise.resolve(null);
    const now = recipient.profile.status === 'disabled' ? 'disabled' : 'enabled';
    return Promise.resolve({
      subject: translate(`notify.moderation.${now}.subject`),
      heading: translate(`notify.moderation.${now}.subject`),
      blocks: [
        { kind: 'text', text: translate(`notify.moderation.${now}.text`, { site: site.settings.name }) },
        now === 'disabled'
          ? { kind: 'button', label: translate('notify.moderation.complain'), href: link('/complaints') }
          : { kind: 'button', label: translate('notify.details-corrected.button'), href: link('/profile') },
      ],
    });
  }
}
