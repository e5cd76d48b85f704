import type { MailMessage } from '@rendezvous/server/mail';
import type { Site } from '@rendezvous/site';
import type { MailKind } from '../deliveries/delivery.entity.js';
import type { MailContent, MailFrame } from '../layout/mail-content.js';
import { mailHtml } from '../layout/mail-html.rules.js';
import { mailText } from '../layout/mail-text.rules.js';
import type { Speech } from '../texts/speech.service.js';

/** Who gets a mail, and why. */
export interface Addressed {
  readonly to: string;
  readonly name: string;
  readonly kind: MailKind;
  readonly why: string;
}

interface Around {
  readonly speech: Speech;
  readonly site: Site;
  readonly link: (path: string) => string;
}

/** Puts greeting and frame around what a mail says. */
export const drawMail = ({ to, name, kind, why }: Addressed, { speech, site, link }: Around, written: MailContent): MailMessage => {
  const content: MailContent = {
    ...written,
    blocks: [{ kind: 'text', text: speech.say('notify.greeting', { name }) }, ...written.blocks],
  };
  const frame: MailFrame = {
    language: speech.locale,
    site: site.settings.name,
    home: link('/'),
    fallback: speech.say('notify.button.fallback'),
    why,
    links: [
      { label: speech.say('notify.footer.settings'), href: link('/notifications') },
      { label: speech.say('notify.footer.help'), href: link('/pages/service') },
    ],
  };
  return { to, locale: speech.locale, subject: content.subject, text: mailText(content, frame), html: mailHtml(content, frame), kind };
};
