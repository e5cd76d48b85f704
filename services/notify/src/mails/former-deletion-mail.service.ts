import { Injectable } from '@nestjs/common';
import { Deletions, MailChanges } from '@rendezvous/account';
import type { MemberMail, MemberMailContent, MailContext } from './member-mail.js';

/** "Your account is being deleted" to an address that was the member's until lately: what puts it back brings the account back, too. */
@Injectable()
export class FormerDeletionMail implements MemberMail {
  constructor(
    private readonly deletions: Deletions,
    private readonly changes: MailChanges,
  ) {}

  async write({ delivery, recipient, site, translator, link }: MailContext): Promise<MemberMailContent | null> {
    if (recipient.status !== 'pending_deletion') return null;
    const until = await this.deletions.erasureDate(recipient.id);
    if (until === null) return null;
    const undo = await this.changes.mintUndo(recipient.id, delivery.subjectId ?? 0);
    if (undo === null) return null;
    const { translate } = translator;
    const { name } = site.settings;
    return {
      sentTo: { email: undo.email, why: translate('notify.mail-changed.why', { site: name }), stranger: false },
      subject: translate('notify.deletion.subject'),
      heading: translate('notify.deletion.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.deletion.former', { site: name, date: translator.date(until, site.timeZone) }) },
        { kind: 'text', text: translate('notify.deletion.former-not-you', { email: site.settings.support_email }) },
        { kind: 'button', label: translate('notify.mail-changed.button'), href: link(`/mail-change/do?token=${undo.token}`) },
        { kind: 'small', text: translate('notify.mail-changed.life') },
      ],
    };
  }
}
