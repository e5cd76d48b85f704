import { Injectable } from '@nestjs/common';
import { OrderDisputes, Receipts } from '@rendezvous/billing';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

/** A payment was asked back at the bank, or that is decided: what became of the credits, in plain words. */
@Injectable()
export class DisputeMail implements MemberMail {
  constructor(
    private readonly disputes: OrderDisputes,
    private readonly receipts: Receipts,
  ) {}

  async write({ delivery, recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    const dispute = await this.disputes.findByNumber(recipient.id, delivery.subjectId ?? 0);
    // What was decided meanwhile has a mail of its own.
    if (dispute === null || (dispute.latest.status === 'open') !== (delivery.kind === 'dispute-opened')) return null;
    const order = await this.receipts.find(recipient.id, dispute.order);
    const { status, amount } = dispute.latest;
    if (order === null || status === 'warning') return null;
    const { translate, money } = translator;
    const told = { amount: money(amount), method: translate(`notify.method.${order.method}`) };
    const { frozen, taken, owed } = dispute;
    const credits = (term: 'frozen' | 'taken' | 'owed', count: number) =>
      count === 0 ? [] : [{ term: translate(`notify.dispute.${term}`), value: String(count) }];
    return {
      subject: translate(`notify.dispute.subject.${status}`, told),
      heading: translate(`notify.dispute.heading.${status}`, told),
      blocks: [
        { kind: 'text', text: translate(`notify.dispute.text.${status}`, told) },
        {
          kind: 'rows',
          rows: [
            { term: translate('notify.dispute.purchase'), value: order.invoice ?? String(order.id) },
            { term: translate('notify.dispute.amount'), value: money(amount), strong: true },
            ...credits('frozen', frozen),
            ...credits('taken', taken),
            ...credits('owed', owed),
          ],
        },
        { kind: 'button', label: translate('notify.receipt.button'), href: link(`/transactions/${order.id}`) },
        { kind: 'small', text: translate('notify.dispute.help', { email: site.settings.support_email }) },
      ],
    };
  }
}
