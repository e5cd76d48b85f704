import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ComplaintThreads } from '@rendezvous/account';
import { Mail } from '@rendezvous/server/mail';
import { EventBus } from '@rendezvous/server/outbox';
import { SiteOrigins, Sites } from '@rendezvous/site';
import type { MailBlock, MailContent } from '../layout/mail-content.js';
import { type Translator, Translations } from '../texts/translations.service.js';
import { renderMail } from './render-mail.js';

type Answer = NonNullable<Awaited<ReturnType<ComplaintThreads['untold']>>>;

/** An operator's answer, to whoever complained, in the language of the complaint. Visitors complain, too, so it is no member's delivery. */
@Injectable()
export class ComplaintMail implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly sites: Sites,
    private readonly origins: SiteOrigins,
    private readonly translations: Translations,
    private readonly threads: ComplaintThreads,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.complaint-answered', 'notify.complaint-answered', ({ answerId }) => this.tell(answerId));
  }

  /** Should the process die between the two, the mail goes out a second time: lost would be worse. */
  private async tell(answerId: number): Promise<void> {
    const answer = await this.threads.untold(answerId);
    if (answer === null) return;
    const [translator, site] = [this.translations.in(answer.locale), this.sites.ofId(answer.siteId)];
    const origin = this.origins.ofSite(site);
    const link = (path: string): string => origin + path;
    const why = translator.translate('notify.complaint.why', { site: site.settings.name });
    await this.mail.send(
      await renderMail(
        { to: answer.email, kind: 'complaint-answer', why, foot: ['help'] },
        { translator, site, link },
        contentOf(answer, translator, link(`/complaints?number=${answer.number}`)),
      ),
    );
    await this.threads.noteTold(answerId);
  }
}

/** What the operator wrote, paragraph by paragraph. */
const paragraphs = (text: string): MailBlock[] =>
  text
    .split(/\n\s*\n|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'text', text: line }));

const contentOf = ({ number, state, text }: Answer, { translate }: Translator, href: string): MailContent => ({
  subject: translate('notify.complaint.subject', { number }),
  heading: translate('notify.complaint.heading'),
  blocks: [
    { kind: 'small', text: translate('notify.complaint.number', { number }) },
    ...paragraphs(text),
    { kind: 'button', label: translate('notify.complaint.button'), href },
    { kind: 'small', text: translate(state === 'closed' ? 'notify.complaint.closed' : 'notify.complaint.answered') },
  ],
});
