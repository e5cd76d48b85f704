import { Injectable } from '@nestjs/common';
import { Receipts, Refunds } from '@rendezvous/billing';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

/** Money did not get through: where the credits are, and what to do. */
@Injectable()
export class RefundFailedMail implements MemberMail {
  constructor(
    private readonly refunds: Refunds,
    private readonly receipts: Receipts,
  ) {}

  async write({ delivery, recipient, site, translator: { translate, money }, link }: MailContext): Promise<MailContent | null> {
    const refund = await this.refunds.findByNumber(recipient.id, delivery.subjectId ?? 0);
    if (refund === null || refund.state !== 'failed') return null;
    // Of a disputed purchase the credits are frozen: the mail about that tells so.
    const order = await this.receipts.find(recipient.id, refund.order);
    if (order?.state === 'disputed' || order?.state === 'charged_back') return null;
    const amount = money(refund.amount);
    // Whoever did not ask for it may not be able to ask once more.
    const by = refund.byOperator ? '-by-us' : '';
    return {
      subject: translate('notify.refund-failed.subject', { amount }),
      heading: translate('notify.refund-failed.heading'),
      blocks: [
        { kind: 'text', text: translate(`notify.refund-failed.text${by}`, { amount, credits: refund.credits }) },
        { kind: 'button', label: translate('notify.withdrawal.button'), href: link('/credits/refund') },
        { kind: 'small', text: translate(`notify.refund-failed.help${by}`, { email: site.settings.support_email }) },
      ],
    };
  }
}
