import { Injectable } from '@nestjs/common';
import { OBJECTION_PATH } from '@rendezvous/contracts/account/objection';
import type { MailContent } from '../layout/mail-content.js';
import type { MemberMail, MailContext } from './member-mail.js';

/** The profile was disabled, or is shown again: whichever is so when the mail is written. */
@Injectable()
export class ModerationMail implements MemberMail {
  write({ recipient, site, translator: { translate }, link }: MailContext): Promise<MailContent | null> {
    // who never confirmed, or is leaving, is not shown in any case
    if (recipient.status !== 'activated') return Promise.resolve(null);
    const { name, support_email: email } = site.settings;
    const now = recipient.moderated ? 'disabled' : 'enabled';
    return Promise.resolve({
      subject: translate(`notify.moderation.${now}.subject`),
      heading: translate(`notify.moderation.${now}.subject`),
      blocks: [
        { kind: 'text', text: translate(`notify.moderation.${now}.text`, { site: name }) },
        ...(now === 'disabled' ? [{ kind: 'text' as const, text: translate('notify.moderation.disabled.object', { email }) }] : []),
        now === 'disabled'
          ? { kind: 'button', label: translate('notify.moderation.complain'), href: link(OBJECTION_PATH) }
          : { kind: 'button', label: translate('notify.details-corrected.button'), href: link('/profile') },
      ],
    });
  }
}
