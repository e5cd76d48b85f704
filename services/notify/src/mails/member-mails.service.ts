import { Injectable } from '@nestjs/common';
import { MailChoices, Members, OwnUser } from '@rendezvous/account';
import { UNSUBSCRIBE_PATH } from '@rendezvous/contracts/account/notifications';
import type { MailMessage } from '@rendezvous/server/mail';
import { SiteOrigins, Sites } from '@rendezvous/site';
import type { MemberDelivery } from '../deliveries/deliveries.store.js';
import type { MemberMailKind } from '../deliveries/delivery.entity.js';
import { Translations } from '../texts/translations.service.js';
import { type Addressed, renderMail } from './render-mail.js';
import type { MailContext, MemberMailContent } from './member-mail.js';
import { MemberMailKinds } from './member-mail-kinds.service.js';

/** Mails that can be done without: each says how they end. The others are about the account itself. */
const OPTIONAL: readonly MemberMailKind[] = ['news', 'unread-reminder', 'welcome-ends'];

/** Writes a planned mail as it is true at this moment: who gets it, in which language, what it says. */
@Injectable()
export class MemberMails {
  constructor(
    private readonly sites: Sites,
    private readonly origins: SiteOrigins,
    private readonly members: Members,
    private readonly users: OwnUser,
    private readonly translations: Translations,
    private readonly kinds: MemberMailKinds,
    private readonly choices: MailChoices,
  ) {}

  /** null when there is nothing to tell any more, or nobody to tell. */
  async write(delivery: MemberDelivery): Promise<MailMessage | null> {
    const recipient = await this.users.read(delivery.memberId);
    if (recipient === null) return null;
    const translator = this.translations.in(recipient.language);
    // theirs, wherever it is written: its name, its clock, its host
    const site = this.sites.ofId(await this.members.siteId(recipient.id));
    const origin = this.origins.ofSite(site);
    const context: MailContext = {
      delivery,
      recipient,
      translator,
      site,
      link: (path) => origin + path,
    };
    const written: MemberMailContent | null = await this.kinds.find(delivery.kind).write(context);
    if (written === null) return null;
    return renderMail({ ...this.addressed(context, written), kind: delivery.kind }, context, written);
  }

  private addressed({ recipient, translator, site, delivery }: MailContext, { sentTo }: MemberMailContent): Omit<Addressed, 'kind'> {
    const { email, profile, status } = recipient;
    const whose = { name: profile.name };
    if (sentTo !== undefined) return { to: sentTo.email, ...(sentTo.stranger ? {} : whose), why: sentTo.why, foot: ['help'] };
    const why = translator.translate('notify.footer.why', { site: site.settings.name });
    // whoever is being deleted has no settings
    const foot = status === 'pending_deletion' ? (['help'] as const) : (['settings', 'help'] as const);
    if (!OPTIONAL.includes(delivery.kind)) return { to: email, ...whose, why, foot };
    const token = this.choices.mintLink('unsubscribe', recipient);
    return { to: email, ...whose, why, foot, unsubscribe: `${UNSUBSCRIBE_PATH}?token=${token}` };
  }
}
