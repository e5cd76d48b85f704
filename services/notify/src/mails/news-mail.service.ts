import { Injectable } from '@nestjs/common';
import { ChatList, Likes } from '@rendezvous/chat';
import { Clock } from '@rendezvous/server/clock';
import type { MailBlock, MailContent } from '../layout/mail-content.js';
import { mailAllowed, newsOf, type News } from '../news/news.rules.js';
import type { Letter, LetterFor } from './letter.js';

/** Who wrote and who likes the member, since they last looked. Never what was written: a mailbox may be read by others. */
@Injectable()
export class NewsLetter implements Letter {
  constructor(
    private readonly chats: ChatList,
    private readonly likes: Likes,
    private readonly clock: Clock,
  ) {}

  async write(letter: LetterFor): Promise<MailContent | null> {
    const { recipient, site, speech } = letter;
    if (!mailAllowed(recipient)) return null;
    const context = { locale: speech.locale, site, now: this.clock.now() };
    const [{ chats }, { liked_by: likedBy }] = await Promise.all([
      this.chats.of(recipient.id, context),
      this.likes.lists(recipient.id, context),
    ]);
    const news = newsOf(chats, likedBy);
    return news === null ? null : contentOf(news, letter);
  }
}

const contentOf = ({ messages, likes, people, more }: News, { site, speech: { say, locale }, link }: LetterFor): MailContent => {
  const ids = { messages: 'notify.news.messages', liked: 'notify.news.liked', matched: 'notify.news.matched' } as const;
  const items = people.map(({ name, fictional, fact, count }) => ({
    text: say(ids[fact], { name, count }),
    ...(fictional ? { tag: site.settings.fictional_singular[locale] } : {}),
  }));
  const rest = more > 0 ? [{ text: say('notify.news.more', { count: more }) }] : [];
  const fictional: MailBlock[] = people.some((person) => person.fictional) ? [{ kind: 'small', text: say('notify.news.fictional') }] : [];
  return {
    subject: messages > 0 ? say('notify.news.subject.messages', { count: messages }) : say('notify.news.subject.likes', { count: likes }),
    heading: say('notify.news.heading'),
    blocks: [
      { kind: 'list', items: [...items, ...rest] },
      ...fictional,
      messages > 0
        ? { kind: 'button', label: say('notify.news.button.messages'), href: link('/chats') }
        : { kind: 'button', label: say('notify.news.button.likes'), href: link('/likes/received') },
      { kind: 'small', text: messages > 0 ? `${say('notify.news.free')} ${say('notify.news.settings')}` : say('notify.news.settings') },
    ],
  };
};
