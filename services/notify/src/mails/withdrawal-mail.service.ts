import { Injectable } from '@nestjs/common';
import { Receipts, Refunds } from '@rendezvous/billing';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

/** The receipt of a withdrawal: what was withdrawn from, on which day, at what time. The law asks for it, whatever becomes of the money. */
@Injectable()
export class WithdrawalMail implements MemberMail {
  constructor(
    private readonly refunds: Refunds,
    private readonly receipts: Receipts,
  ) {}

  async write({ delivery, recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    const refund = await this.refunds.findByNumber(recipient.id, delivery.subjectId ?? 0);
    if (refund === null) return null;
    const order = await this.receipts.find(recipient.id, refund.order);
    const { translate, money, date, time } = translator;
    const at = new Date(refund.requested_at);
    return {
      subject: translate('notify.withdrawal.subject', { credits: refund.credits }),
      heading: translate('notify.withdrawal.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.withdrawal.text', { credits: refund.credits, amount: money(refund.amount) }) },
        {
          kind: 'rows',
          rows: [
            { term: translate('notify.withdrawal.when'), value: `${date(at, site.timeZone)}, ${time(at, site.timeZone)}` },
            { term: translate('notify.withdrawal.purchase'), value: order?.invoice ?? String(refund.order) },
            { term: translate('notify.withdrawal.credits'), value: String(refund.credits) },
            { term: translate('notify.withdrawal.amount'), value: money(refund.amount), strong: true },
          ],
        },
        { kind: 'button', label: translate('notify.withdrawal.button'), href: link('/credits/refund') },
      ],
    };
  }
}
