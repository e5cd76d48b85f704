import type { MailBlock } from '../layout/mail-content.js';
import type { MailContext } from './member-mail.js';
import type { Digest } from '../digest/digest.rules.js';

const IDS = { messages: 'notify.digest.messages', liked: 'notify.digest.liked', matched: 'notify.digest.matched' } as const;

/** The icon of fictional profiles, where no drawing can be. */
const MASK = '\u{1F3AD}';

/** Who it was, each with what they did, and what is to be known of those who were made up. */
export const peopleBlocks = (
  { people, more }: Digest,
  { site: { settings }, translator: { translate, locale } }: Pick<MailContext, 'site' | 'translator'>,
): MailBlock[] => {
  const items = people.map(({ name, fictional, fact, count }) => ({
    text: translate(IDS[fact], { name, count }),
    ...(fictional
      ? { tag: settings.fictional_icon ? `${MASK} ${settings.fictional_singular[locale]}` : settings.fictional_singular[locale] }
      : {}),
  }));
  const rest = more > 0 ? [{ text: translate('notify.digest.more', { count: more }) }] : [];
  const madeUp = people.some(({ fictional }) => fictional);
  return [
    { kind: 'list', items: [...items, ...rest] },
    ...(madeUp ? [{ kind: 'small' as const, text: settings.fictional_warning[locale] }] : []),
  ];
};
