import type { MailMessage } from '@rendezvous/server/mail';
import type { Site } from '@rendezvous/site';
import type { MailBlock, MailContent, MailFrame } from '../layout/mail-content.js';
import { mailHtml } from '../layout/mail-html.js';
import { mailText } from '../layout/mail-text.rules.js';
import type { Translator } from '../texts/translations.service.js';

/** Where the foot of a mail leads. */
const FOOT = { settings: '/notifications#mails', help: '/pages/service' } as const;

/** Who gets a mail, and why. */
export interface Addressed extends Pick<MailMessage, 'to' | 'kind'> {
  /** Greeted with; nobody is without it. */
  readonly name?: string;
  readonly why: string;
  /** What the foot offers: only what whoever gets it can use. */
  readonly foot: readonly (keyof typeof FOOT)[];
  /** Path of the link that stops such mails, for those that can be done without. */
  readonly unsubscribe?: string;
}

interface Around {
  readonly translator: Translator;
  readonly site: Pick<Site, 'settings'>;
  readonly link: (path: string) => string;
}

/** Its first sentence. People whom a mail lists are not told beside its subject: others may see that on a screen. */
const preheaderOf = ({ blocks }: MailContent): string => {
  const sentences = blocks.flatMap((block) => (block.kind === 'text' || block.kind === 'small' ? [block] : []));
  return (sentences.find(({ kind }) => kind === 'text') ?? sentences.at(-1))?.text ?? '';
};

/** Puts greeting and frame around what a mail says. */
export const renderMail = async (
  { to, name, kind, why, foot, unsubscribe }: Addressed,
  { translator, site, link }: Around,
  written: MailContent,
): Promise<MailMessage> => {
  const greeting: MailBlock[] = name === undefined ? [] : [{ kind: 'text', text: translator.translate('notify.greeting', { name }) }];
  const content: MailContent = { ...written, blocks: [...greeting, ...written.blocks] };
  const frame: MailFrame = {
    language: translator.locale,
    site: site.settings.name,
    home: link('/'),
    preheader: preheaderOf(written),
    fallback: translator.translate('notify.button.fallback'),
    why,
    links: [
      ...(unsubscribe === undefined ? [] : [{ label: translator.translate('notify.footer.unsubscribe'), href: link(unsubscribe) }]),
      ...foot.map((each) => ({ label: translator.translate(`notify.footer.${each}`), href: link(FOOT[each]) })),
    ],
  };
  const html = await mailHtml(content, frame);
  return {
    to,
    locale: translator.locale,
    subject: content.subject,
    text: mailText(content, frame),
    html,
    kind,
    ...(unsubscribe === undefined ? {} : { unsubscribe: link(unsubscribe) }),
  };
};
