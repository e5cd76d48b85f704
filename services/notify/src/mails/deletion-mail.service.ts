import { Injectable } from '@nestjs/common';
import { Deletions, Links } from '@rendezvous/account';
import { Database } from '@rendezvous/server/database';
import { FormerDeletionMail } from './former-deletion-mail.service.js';
import type { MemberMail, MemberMailContent, MailContext } from './member-mail.js';

/** "Your account is being deleted", with the way back; of one whose subject is a change of the address, to the address from before that. */
@Injectable()
export class DeletionMail implements MemberMail {
  constructor(
    private readonly database: Database,
    private readonly links: Links,
    private readonly deletions: Deletions,
    private readonly former: FormerDeletionMail,
  ) {}

  async write(context: MailContext): Promise<MemberMailContent | null> {
    const { delivery, recipient, site, translator, link } = context;
    if (delivery.subjectId !== null) return this.former.write(context);
    if (recipient.status !== 'pending_deletion') return null;
    const until = await this.deletions.erasureDate(recipient.id);
    if (until === null) return null;
    const { translate } = translator;
    const token = await this.links.mint(this.database, 'reactivation', recipient.id);
    return {
      subject: translate('notify.deletion.subject'),
      heading: translate('notify.deletion.heading'),
      blocks: [
        {
          kind: 'text',
          text: translate('notify.deletion.text', { site: site.settings.name, date: translator.date(until, site.timeZone) }),
        },
        { kind: 'text', text: translate('notify.deletion.back') },
        { kind: 'button', label: translate('notify.deletion.button'), href: link(`/account-deleted/undo?token=${token}`) },
        { kind: 'small', text: translate('notify.deletion.life') },
        { kind: 'small', text: translate('notify.deletion.not-you', { email: site.settings.support_email }) },
      ],
    };
  }
}
