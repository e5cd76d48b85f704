import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Incidents } from '@rendezvous/billing';
import type { PaymentIncident } from '@rendezvous/contracts/billing/payment-incidents';
import { Config } from '@rendezvous/server/config';
import { Mail } from '@rendezvous/server/mail';
import { EventBus } from '@rendezvous/server/outbox';
import { Sites } from '@rendezvous/site';
import type { MailContent } from '../layout/mail-content.js';
import { type Translator, Translations } from '../texts/translations.service.js';
import { renderMail } from './render-mail.js';

/** What the operators of the site read. */
const LOCALE = 'en';

const OF_NO_MONEY: ReadonlySet<PaymentIncident['kind']> = new Set(['method-kept', 'answer-unread']);

/** Tells the site's support address of a payment that somebody has to look at. It goes to no member, so it is no delivery. */
@Injectable()
export class IncidentMail implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly config: Config,
    private readonly sites: Sites,
    private readonly translations: Translations,
    private readonly incidents: Incidents,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.bus.on('billing.payment-incident', 'notify.payment-incident', ({ incidentId }) => this.tell(incidentId));
  }

  /** Should the process die between the two, the mail goes out a second time: lost would be worse. */
  private async tell(incidentId: number): Promise<void> {
    const incident = await this.incidents.untold(incidentId);
    if (incident === null) return;
    const [translator, site] = [this.translations.in(LOCALE), this.sites.current()];
    const { name, support_email: to } = site.settings;
    const why = translator.translate('notify.incident.why', { site: name });
    const link = (path: string): string => this.config.publicUrl + path;
    await this.mail.send(
      await renderMail({ to, kind: 'payment-incident', why, foot: [] }, { translator, site, link }, contentOf(incident, translator)),
    );
    await this.incidents.noteTold(incidentId);
  }
}

const contentOf = (incident: PaymentIncident, { translate, money }: Translator): MailContent => ({
  subject:
    incident.order_id === 0
      ? translate(incident.kind === 'charge-unmatched' ? 'notify.incident.subject.unmatched' : 'notify.incident.subject.other', {
          provider: incident.provider,
        })
      : translate('notify.incident.subject', { order: String(incident.order_id) }),
  heading: translate(`notify.incident.heading.${incident.kind}`),
  blocks: [
    { kind: 'text', text: translate(`notify.incident.text.${incident.kind}`, { provider: incident.provider }) },
    {
      kind: 'rows',
      rows: [
        ...(OF_NO_MONEY.has(incident.kind)
          ? []
          : [
              { term: translate('notify.incident.asked'), value: money(incident.asked) },
              { term: translate(`notify.incident.reported.${incident.kind}`), value: money(incident.reported), strong: true },
            ]),
        ...(incident.order_id === 0 ? [] : [{ term: translate('notify.incident.order'), value: String(incident.order_id) }]),
        ...(incident.member_id === 0 ? [] : [{ term: translate('notify.incident.member'), value: String(incident.member_id) }]),
        { term: translate('notify.incident.reference'), value: incident.reference ?? '—' },
        { term: translate('notify.incident.number'), value: String(incident.id) },
      ],
    },
  ],
});
