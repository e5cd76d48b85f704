import { Injectable } from '@nestjs/common';
import { AnnouncedDebits } from '@rendezvous/billing';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

/** What a payer has to know before an account is debited: how much, when, by which mandate and by whom. */
@Injectable()
export class DirectDebitMail implements MemberMail {
  constructor(private readonly debits: AnnouncedDebits) {}

  async write({ delivery, recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    const debit = await this.debits.findByNumber(recipient.id, delivery.subjectId ?? 0);
    if (debit === null) return null;
    const { translate, money, calendarDay } = translator;
    const told = { amount: money(debit.amount), day: calendarDay(debit.due) };
    return {
      subject: translate('notify.direct-debit.subject', told),
      heading: translate('notify.direct-debit.heading', told),
      blocks: [
        { kind: 'text', text: translate('notify.direct-debit.text', told) },
        {
          kind: 'rows',
          rows: [
            { term: translate('notify.direct-debit.amount'), value: told.amount, strong: true },
            { term: translate('notify.direct-debit.day'), value: told.day },
            { term: translate('notify.direct-debit.account'), value: debit.iban },
            { term: translate('notify.direct-debit.mandate'), value: debit.mandate },
            { term: translate('notify.direct-debit.creditor'), value: debit.creditor.name },
            { term: translate('notify.direct-debit.creditor-id'), value: debit.creditor.id },
          ],
        },
        { kind: 'button', label: translate('notify.receipt.button'), href: link(`/transactions/${debit.order}`) },
        { kind: 'small', text: translate('notify.direct-debit.help', { email: site.settings.support_email }) },
      ],
    };
  }
}
