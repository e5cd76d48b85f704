import type { MailMessage } from '@rendezvous/server/mail';
import type { Site } from '@rendezvous/site';
import type { MailBlock, MailContent, MailFrame } from '../layout/mail-content.js';
import { mailHtml } from '../layout/mail-html.rules.js';
import { mailText } from '../layout/mail-text.rules.js';
import type { Translator } from '../texts/translations.service.js';

/** Where the foot of a mail leads. */
const FOOT = { settings: '/notifications', help: '/pages/service' } as const;

/** Who gets a mail, and why. */
export interface Addressed extends Pick<MailMessage, 'to' | 'kind'> {
  /** Greeted with; nobody is without it. */
  readonly name?: string;
  readonly why: string;
  /** What the foot offers: only what whoever gets it can use. */
  readonly foot: readonly (keyof typeof FOOT)[];
}

interface Around {
  readonly translator: Translator;
  readonly site: Pick<Site, 'settings'>;
  readonly link: (path: string) => string;
}

/** Puts greeting and frame around what a mail says. */
export const renderMail = (
  { to, name, kind, why, foot }: Addressed,
  { translator, site, link }: Around,
  written: MailContent,
): MailMessage => {
  const greeting: MailBlock[] = name === undefined ? [] : [{ kind: 'text', text: translator.translate('notify.greeting', { name }) }];
  const content: MailContent = { ...written, blocks: [...greeting, ...written.blocks] };
  const frame: MailFrame = {
    language: translator.locale,
    site: site.settings.name,
    home: link('/'),
    fallback: translator.translate('notify.button.fallback'),
    why,
    links: foot.map((each) => ({ label: translator.translate(`notify.footer.${each}`), href: link(FOOT[each]) })),
  };
  return { to, locale: translator.locale, subject: content.subject, text: mailText(content, frame), html: mailHtml(content, frame), kind };
};
