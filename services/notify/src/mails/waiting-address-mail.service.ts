import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WaitingAddresses } from '@rendezvous/account';
import { FORGET_ADDRESS_PATH, INVITATION_PARAMETER } from '@rendezvous/contracts/account/invitations';
import { Mail } from '@rendezvous/server/mail';
import { EventBus } from '@rendezvous/server/outbox';
import { type Site, SiteOrigins, Sites } from '@rendezvous/site';
import type { MailContent } from '../layout/mail-content.js';
import { type Translator, Translations } from '../texts/translations.service.js';
import { renderMail } from './render-mail.js';

type Invited = NonNullable<Awaited<ReturnType<WaitingAddresses['uninvited']>>>;
type Waiting = Pick<Invited, 'id' | 'siteId' | 'email' | 'language'>;

/** What an address is told that waits for an invitation: that it is kept, and that there is a place. Nobody there is a member. */
@Injectable()
export class WaitingAddressMail implements OnModuleInit {
  constructor(
    private readonly bus: EventBus,
    private readonly sites: Sites,
    private readonly origins: SiteOrigins,
    private readonly translations: Translations,
    private readonly waiting: WaitingAddresses,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.bus.on('account.address-left', 'notify.address-left', ({ waitingId }) => this.tellNoted(waitingId));
    this.bus.on('account.address-invited', 'notify.address-invited', ({ waitingId }) => this.tellInvited(waitingId));
  }

  /** Should the process die between the two steps, the mail goes out a second time: lost would be worse. */
  private async tellNoted(waitingId: number): Promise<void> {
    const waiting = await this.waiting.unnoted(waitingId);
    if (waiting === null) return;
    await this.send(waiting, 'waiting-noted', ({ translate }, site) => ({
      subject: translate('notify.waiting-noted.subject', { site: site.settings.name }),
      heading: translate('notify.waiting-noted.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.waiting-noted.text', { site: site.settings.name }) },
        { kind: 'small', text: translate('notify.waiting-noted.life', { days: site.settings.waiting_address_days }) },
        { kind: 'small', text: translate('notify.waiting-noted.not-you') },
      ],
    }));
    await this.waiting.noteMailed(waitingId, 'noted');
  }

  private async tellInvited(waitingId: number): Promise<void> {
    const invited = await this.waiting.uninvited(waitingId);
    if (invited === null) return;
    await this.send(invited, 'invitation', ({ translate, date }, site, origin) => ({
      subject: translate('notify.invitation.subject', { site: site.settings.name }),
      heading: translate('notify.invitation.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.invitation.text', { site: site.settings.name }) },
        {
          kind: 'button',
          label: translate('notify.invitation.button'),
          href: `${origin}/signup?${INVITATION_PARAMETER}=${invited.code}`,
        },
        { kind: 'rows', rows: [{ term: translate('notify.invitation.code'), value: invited.code, strong: true }] },
        { kind: 'small', text: translate('notify.invitation.life', { date: date(invited.expiresAt, site.timeZone) }) },
      ],
    }));
    await this.waiting.noteMailed(waitingId, 'invited');
  }

  private async send(
    to: Waiting,
    kind: string,
    content: (translator: Translator, site: Site, origin: string) => MailContent,
  ): Promise<void> {
    const [translator, site] = [this.translations.in(to.language), (await this.sites.find(to.siteId)) ?? this.sites.current()];
    const origin = this.origins.ofSite(site);
    await this.mail.send(
      await renderMail(
        {
          to: to.email,
          kind,
          why: translator.translate('notify.waiting.why', { site: site.settings.name }),
          foot: ['help'],
          unsubscribe: `${FORGET_ADDRESS_PATH}?token=${this.waiting.mintLink(to)}`,
        },
        { translator, site, link: (path) => origin + path },
        content(translator, site, origin),
      ),
    );
  }
}
