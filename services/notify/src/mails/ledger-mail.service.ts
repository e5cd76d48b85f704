import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '@rendezvous/server/config';
import { Mail } from '@rendezvous/server/mail';
import { EventBus } from '@rendezvous/server/outbox';
import { Sites } from '@rendezvous/site';
import { Translations } from '../texts/translations.service.js';
import { renderMail } from './render-mail.js';

/** What the operators of the site read. */
const LOCALE = 'en';

/** Tells the site's support address that the ledger does not prove itself. It goes to no member, so it is no delivery. */
@Injectable()
export class LedgerMail implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly config: Config,
    private readonly sites: Sites,
    private readonly translations: Translations,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.bus.on('billing.ledger-unproven', 'notify.ledger-unproven', ({ proofId, faults }) => this.tell(proofId, faults));
  }

  private async tell(proofId: number, faults: number): Promise<void> {
    const [translator, site] = [this.translations.in(LOCALE), this.sites.current()];
    const { translate } = translator;
    const { name, support_email: to } = site.settings;
    const link = (path: string): string => this.config.publicUrl + path;
    const why = translate('notify.incident.why', { site: name });
    await this.mail.send(
      await renderMail(
        { to, kind: 'ledger-unproven', why, foot: [] },
        { translator, site, link },
        {
          subject: translate('notify.ledger.subject', { faults }),
          heading: translate('notify.ledger.heading'),
          blocks: [
            { kind: 'text', text: translate('notify.ledger.text', { proof: String(proofId), faults }) },
            { kind: 'button', label: translate('notify.ledger.button'), href: link('/operator/billing/proof') },
          ],
        },
      ),
    );
  }
}
