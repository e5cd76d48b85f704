import { Injectable } from '@nestjs/common';
import { Refunds } from '@rendezvous/billing';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

/** Money went back, or was not collected at all; with the number of its credit note. */
@Injectable()
export class RefundPaidMail implements MemberMail {
  constructor(private readonly refunds: Refunds) {}

  async write({ delivery, recipient, translator: { translate, money }, link }: MailContext): Promise<MailContent | null> {
    const refund = await this.refunds.findByNumber(recipient.id, delivery.subjectId ?? 0);
    // What failed meanwhile has a mail of its own.
    if (refund === null || refund.state !== 'succeeded' || refund.credit_note === null) return null;
    // The mail about the mandate that was taken back said so.
    if (refund.undone && !refund.collected) return null;
    const amount = money(refund.amount);
    const paid = refund.collected ? 'notify.refund-paid' : 'notify.refund-uncollected';
    return {
      subject: translate(`${paid}.subject`, { amount }),
      heading: translate(`${paid}.heading`, { amount }),
      blocks: [
        { kind: 'text', text: translate(`${paid}.text`) },
        {
          kind: 'rows',
          rows: [
            { term: translate('notify.refund-paid.note'), value: refund.credit_note },
            { term: translate('notify.withdrawal.credits'), value: String(refund.credits) },
            { term: translate(refund.collected ? 'notify.withdrawal.amount' : 'notify.withdrawal.undebited'), value: amount, strong: true },
          ],
        },
        { kind: 'button', label: translate('notify.withdrawal.button'), href: link('/credits/refund') },
        { kind: 'small', text: translate('notify.refund-paid.pdf', { address: link('/credits/refund') }) },
      ],
    };
  }
}
