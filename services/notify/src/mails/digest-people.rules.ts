import type { MailBlock } from '../layout/mail-content.js';
import type { MailContext } from './member-mail.js';
import type { Digest } from '../digest/digest.rules.js';

const IDS = { messages: 'notify.digest.messages', liked: 'notify.digest.liked', matched: 'notify.digest.matched' } as const;

/** Who it was, each with what they did, and what is to be known of those who were made up. */
export const peopleBlocks = (
  { people, more }: Digest,
  { site, translator: { translate, locale } }: Pick<MailContext, 'site' | 'translator'>,
): MailBlock[] => {
  const items = people.map(({ name, fictional, fact, count }) => ({
    text: translate(IDS[fact], { name, count }),
    ...(fictional ? { tag: site.settings.fictional_singular[locale] } : {}),
  }));
  const rest = more > 0 ? [{ text: translate('notify.digest.more', { count: more }) }] : [];
  const madeUp = people.some(({ fictional }) => fictional);
  return [
    { kind: 'list', items: [...items, ...rest] },
    ...(madeUp ? [{ kind: 'small' as const, text: translate('notify.digest.fictional') }] : []),
  ];
};
