import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Complaints, ComplaintThreads } from '@rendezvous/account';
import type { Locale } from '@rendezvous/contracts/reference';
import { Mail } from '@rendezvous/server/mail';
import { EventBus } from '@rendezvous/server/outbox';
import { type Site, SiteOrigins, Sites } from '@rendezvous/site';
import type { MailBlock, MailContent } from '../layout/mail-content.js';
import { type Translator, Translations } from '../texts/translations.service.js';
import { renderMail } from './render-mail.js';

type Arrived = NonNullable<Awaited<ReturnType<Complaints['unacknowledged']>>>;
type Answer = NonNullable<Awaited<ReturnType<ComplaintThreads['untold']>>>;

/** The mail goes to whoever complained; visitors complain, too, so it is no member's delivery. */
interface Letter {
  readonly number: string;
  readonly email: string;
  readonly locale: Locale;
  /** The site on which it was filed; null for earlier ones. */
  readonly siteId: number | null;
}

interface Written {
  readonly translator: Translator;
  readonly site: Site;
  /** Where the complaint and its answers are read. */
  readonly href: string;
}

/** That a complaint has arrived, and an operator's answer: to its address, in its language. */
@Injectable()
export class ComplaintMail implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly sites: Sites,
    private readonly origins: SiteOrigins,
    private readonly translations: Translations,
    private readonly complaints: Complaints,
    private readonly threads: ComplaintThreads,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.complaint-filed', 'notify.complaint-filed', ({ complaintId }) => this.acknowledge(complaintId));
    this.bus.on('account.complaint-answered', 'notify.complaint-answered', ({ answerId }) => this.tell(answerId));
  }

  /** Should the process die between the two, the mail goes out a second time: lost would be worse. */
  private async acknowledge(complaintId: number): Promise<void> {
    const complaint = await this.complaints.unacknowledged(complaintId);
    if (complaint === null) return;
    await this.send('complaint-filed', complaint, (written) => arrivalOf(complaint, written));
    await this.complaints.noteAcknowledged(complaintId);
  }

  /** As above. */
  private async tell(answerId: number): Promise<void> {
    const answer = await this.threads.untold(answerId);
    if (answer === null) return;
    await this.send('complaint-answer', answer, (written) => answerOf(answer, written));
    await this.threads.noteTold(answerId);
  }

  private async send(kind: string, { number, email, locale, siteId }: Letter, contentOf: (written: Written) => MailContent): Promise<void> {
    const [translator, site] = [this.translations.in(locale), this.sites.ofId(siteId)];
    const origin = this.origins.ofSite(site);
    const link = (path: string): string => origin + path;
    const why = translator.translate('notify.complaint.why', { site: site.settings.name });
    const content = contentOf({ translator, site, href: link(`/complaints?number=${number}`) });
    await this.mail.send(await renderMail({ to: email, kind, why, foot: ['help'] }, { translator, site, link }, content));
  }
}

/** Repeats nothing of what was written: anybody may give anybody's address. */
const arrivalOf = ({ number, filedAt }: Arrived, { translator, site, href }: Written): MailContent => ({
  subject: translator.translate('notify.complaint-filed.subject', { number }),
  heading: translator.translate('notify.complaint-filed.heading'),
  blocks: [
    { kind: 'small', text: translator.translate('notify.complaint.number', { number }) },
    {
      kind: 'text',
      text: translator.translate('notify.complaint-filed.text', {
        date: translator.date(filedAt, site.timeZone),
        time: translator.time(filedAt, site.timeZone),
      }),
    },
    { kind: 'text', text: translator.translate('notify.complaint-filed.next') },
    { kind: 'button', label: translator.translate('notify.complaint.button'), href },
    { kind: 'small', text: translator.translate('notify.complaint-filed.keep') },
  ],
});

/** What the operator wrote, paragraph by paragraph. */
const paragraphs = (text: string): MailBlock[] =>
  text
    .split(/\n\s*\n|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'text', text: line }));

const answerOf = ({ number, state, outcome, text }: Answer, { translator: { translate }, href }: Written): MailContent => ({
  subject: translate('notify.complaint.subject', { number }),
  heading: translate('notify.complaint.heading'),
  blocks: [
    { kind: 'small', text: translate('notify.complaint.number', { number }) },
    ...paragraphs(text),
    { kind: 'button', label: translate('notify.complaint.button'), href },
    { kind: 'small', text: translate(`notify.complaint.${outcome ?? (state === 'closed' ? 'closed' : 'answered')}`) },
  ],
});
