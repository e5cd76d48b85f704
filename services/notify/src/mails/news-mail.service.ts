import { Injectable } from '@nestjs/common';
import { ChatList, Likes } from '@rendezvous/chat';
import { Clock } from '@rendezvous/server/clock';
import type { MailBlock, MailContent } from '../layout/mail-content.js';
import { mailAllowed, newsOf, type News } from '../news/news.rules.js';
import type { MemberMail, MailContext } from './member-mail.js';

/** Who wrote and who likes the member, since they last looked. Never what was written: a mailbox may be read by others. */
@Injectable()
export class NewsMail implements MemberMail {
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
    const news = newsOf(chats, likedBy);
    return news === null ? null : contentOf(news, mail);
  }
}

const contentOf = (
  { messages, likes, people, more }: News,
  { site, translator: { translate, locale }, link }: MailContext,
): MailContent => {
  const ids = { messages: 'notify.news.messages', liked: 'notify.news.liked', matched: 'notify.news.matched' } as const;
  const items = people.map(({ name, fictional, fact, count }) => ({
    text: translate(ids[fact], { name, count }),
    ...(fictional ? { tag: site.settings.fictional_singular[locale] } : {}),
  }));
  const rest = more > 0 ? [{ text: translate('notify.news.more', { count: more }) }] : [];
  const fictional: MailBlock[] = people.some((person) => person.fictional)
    ? [{ kind: 'small', text: translate('notify.news.fictional') }]
    : [];
  return {
    subject:
      messages > 0
        ? translate('notify.news.subject.messages', { count: messages })
        : translate('notify.news.subject.likes', { count: likes }),
    heading: translate('notify.news.heading'),
    blocks: [
      { kind: 'list', items: [...items, ...rest] },
      ...fictional,
      messages > 0
        ? { kind: 'button', label: translate('notify.news.button.messages'), href: link('/chats') }
        : { kind: 'button', label: translate('notify.news.button.likes'), href: link('/likes/received') },
      {
        kind: 'small',
        text: messages > 0 ? `${translate('notify.news.free')} ${translate('notify.news.settings')}` : translate('notify.news.settings'),
      },
    ],
  };
};
