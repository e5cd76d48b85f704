import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import { peopleBlocks } from './digest-people.rules.js';
import { mailAllowed } from '../digest/digest.rules.js';
import { Digests } from '../digest/digests.service.js';
import type { MemberMail, MailContext } from './member-mail.js';

/** "Somebody wrote to you days ago": to who was away since. */
@Injectable()
export class UnreadReminderMail implements MemberMail {
  constructor(private readonly digests: Digests) {}

  async write(mail: MailContext): Promise<MailContent | null> {
    if (!mailAllowed(mail.recipient)) return null;
    const digest = await this.digests.unread(mail.recipient);
    if (digest === null) return null;
    const { translate } = mail.translator;
    return {
      subject: translate('notify.unread-reminder.subject', { count: digest.messages }),
      heading: translate('notify.unread-reminder.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.unread-reminder.text') },
        ...peopleBlocks(digest, mail),
        { kind: 'button', label: translate('notify.digest.button.messages'), href: mail.link('/chats') },
        { kind: 'small', text: `${translate('notify.digest.free')} ${translate('notify.unread-reminder.once')}` },
      ],
    };
  }
}
