import { Injectable } from '@nestjs/common';
import { ChatList, Likes } from '@rendezvous/chat';
import { Clock } from '@rendezvous/server/clock';
import type { MailBlock, MailContent } from '../layout/mail-content.js';
import { mailAllowed, digestOf, type Digest } from '../digest/digest.rules.js';
import type { MemberMail, MailContext } from './member-mail.js';

/** The digest: who wrote and who likes the member, since they last looked. Never what was written: a mailbox may be read by others. */
@Injectable()
export class DigestMail implements MemberMail {
  constructor(
    private readonly chats: ChatList,
    private readonly likes: Likes,
    private readonly clock: Clock,
  ) {}

  async write(mail: MailContext): Promise<MailContent | null> {
    const { recipient, site, translator } = mail;
    if (!mailAllowed(recipient)) return null;
    const context = { locale: translator.locale, site, now: this.clock.now() };
    const [{ chats }, { liked_by: likedBy }] = await Promise.all([
      this.chats.latest(recipient.id, context),
      this.likes.lists(recipient.id, context),
    ]);
    const digest = digestOf(chats, likedBy);
    return digest === null ? null : contentOf(digest, mail);
  }
}

const contentOf = (
  { messages, likes, people, more }: Digest,
  { site, translator: { translate, locale }, link }: MailContext,
): MailContent => {
  const ids = { messages: 'notify.digest.messages', liked: 'notify.digest.liked', matched: 'notify.digest.matched' } as const;
  const items = people.map(({ name, fictional, fact, count }) => ({
    text: translate(ids[fact], { name, count }),
    ...(fictional ? { tag: site.settings.fictional_singular[locale] } : {}),
  }));
  const rest = more > 0 ? [{ text: translate('notify.digest.more', { count: more }) }] : [];
  const fictional: MailBlock[] = people.some((person) => person.fictional)
    ? [{ kind: 'small', text: translate('notify.digest.fictional') }]
    : [];
  return {
    subject:
      messages > 0
        ? translate('notify.digest.subject.messages', { count: messages })
        : translate('notify.digest.subject.likes', { count: likes }),
    heading: translate('notify.digest.heading'),
    blocks: [
      { kind: 'list', items: [...items, ...rest] },
      ...fictional,
      messages > 0
        ? { kind: 'button', label: translate('notify.digest.button.messages'), href: link('/chats') }
        : { kind: 'button', label: translate('notify.digest.button.likes'), href: link('/likes/received') },
      {
        kind: 'small',
        text:
          messages > 0 ? `${translate('notify.digest.free')} ${translate('notify.digest.settings')}` : translate('notify.digest.settings'),
      },
    ],
  };
};
