import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import { peopleBlocks } from './digest-people.rules.js';
import { mailAllowed, type Digest } from '../digest/digest.rules.js';
import { Digests } from '../digest/digests.service.js';
import type { MemberMail, MailContext } from './member-mail.js';

/** The digest: who wrote and who likes the member, since they last looked. Never what was written: a mailbox may be read by others. */
@Injectable()
export class DigestMail implements MemberMail {
  constructor(private readonly digests: Digests) {}

  async write(mail: MailContext): Promise<MailContent | null> {
    if (!mailAllowed(mail.recipient)) return null;
    const digest = await this.digests.wanted(mail.recipient);
    return digest === null ? null : contentOf(digest, mail);
  }
}

const contentOf = (digest: Digest, mail: MailContext): MailContent => {
  const { messages, likes } = digest;
  const {
    translator: { translate },
    link,
  } = mail;
  const settings = translate('notify.digest.settings');
  return {
    subject:
      messages > 0
        ? translate('notify.digest.subject.messages', { count: messages })
        : translate('notify.digest.subject.likes', { count: likes }),
    heading: translate('notify.digest.heading'),
    blocks: [
      ...peopleBlocks(digest, mail),
      messages > 0
        ? { kind: 'button', label: translate('notify.digest.button.messages'), href: link('/chats') }
        : { kind: 'button', label: translate('notify.digest.button.likes'), href: link('/likes/received') },
      { kind: 'small', text: messages > 0 ? `${translate('notify.digest.free')} ${settings}` : settings },
    ],
  };
};
