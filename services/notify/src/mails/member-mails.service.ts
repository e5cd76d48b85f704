import { Injectable } from '@nestjs/common';
import { OwnUser } from '@rendezvous/account';
import { Config } from '@rendezvous/server/config';
import type { MailMessage } from '@rendezvous/server/mail';
import { Sites } from '@rendezvous/site';
import type { MemberDelivery } from '../deliveries/deliveries.store.js';
import { Translations } from '../texts/translations.service.js';
import { renderMail } from './render-mail.js';
import type { MailContext } from './member-mail.js';
import { MemberMailKinds } from './member-mail-kinds.service.js';

/** Writes a planned mail as it is true at this moment: who gets it, in which language, what it says. */
@Injectable()
export class MemberMails {
  constructor(
    private readonly config: Config,
    private readonly sites: Sites,
    private readonly users: OwnUser,
    private readonly translations: Translations,
    private readonly kinds: MemberMailKinds,
  ) {}

  /** null when there is nothing to tell any more, or nobody to tell. */
  async write(delivery: MemberDelivery): Promise<MailMessage | null> {
    const recipient = await this.users.read(delivery.memberId);
    if (recipient === null) return null;
    const translator = this.translations.in(recipient.language);
    const context: MailContext = {
      delivery,
      recipient,
      translator,
      site: this.sites.current(),
      link: (path) => this.config.publicUrl + path,
    };
    const written = await this.kinds.find(delivery.kind).write(context);
    const why = translator.translate('notify.footer.why', { site: context.site.settings.name });
    const { email: to, profile } = recipient;
    return written && renderMail({ to, name: profile.name, kind: delivery.kind, why, foot: ['settings', 'help'] }, context, written);
  }
}
