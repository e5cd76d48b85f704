import { Injectable } from '@nestjs/common';
import { Receipts, Refunds } from '@rendezvous/billing';
import { awaitedDebit } from '@rendezvous/contracts/billing/refund-terms';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

/**
 * The receipt of a withdrawal: what was withdrawn from, on which day, at what time. The law asks for it, whatever becomes of the money. Of a refund that
 * an operator asked for it tells that it was begun; of a purchase that ended with its mandate, that it is undone, which nothing else tells.
 */
@Injectable()
export class WithdrawalMail implements MemberMail {
  constructor(
    private readonly refunds: Refunds,
    private readonly receipts: Receipts,
  ) {}

  async write({ delivery, recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    const refund = await this.refunds.findByNumber(recipient.id, delivery.subjectId ?? 0);
    if (refund === null) return null;
    const sold = await this.receipts.findSold(recipient.id, refund.order);
    // by the clock that says which day is the last one
    const { timeZone } = sold?.site ?? site;
    const { translate, money, date, time, calendarDay } = translator;
    const at = new Date(refund.requested_at);
    const kind = refund.byOperator ? 'refund-by-us' : refund.undone ? 'undone' : 'withdrawal';
    const due = awaitedDebit(refund);
    // what is undone is decided at once: its number comes with this mail, and no other
    const note = refund.undone && !refund.collected ? refund.credit_note : null;
    const text = refund.collected ? (due === null ? 'text' : 'after-debit') : 'uncollected';
    return {
      subject: translate(`notify.${kind}.subject`, { credits: refund.credits }),
      heading: translate(`notify.${kind}.heading`),
      blocks: [
        {
          kind: 'text',
          text: translate(`notify.${kind}.${text}`, {
            credits: refund.credits,
            amount: money(refund.amount),
            date: due === null ? '' : calendarDay(due),
          }),
        },
        {
          kind: 'rows',
          rows: [
            { term: translate(`notify.${kind}.when`), value: `${date(at, timeZone)}, ${time(at, timeZone)}` },
            { term: translate('notify.withdrawal.purchase'), value: sold?.order.invoice ?? String(refund.order) },
            { term: translate('notify.withdrawal.credits'), value: String(refund.credits) },
            {
              term: translate(refund.collected ? 'notify.withdrawal.amount' : 'notify.withdrawal.undebited'),
              value: money(refund.amount),
              strong: true,
            },
            ...(note === null ? [] : [{ term: translate('notify.refund-paid.note'), value: note }]),
          ],
        },
        { kind: 'button', label: translate('notify.withdrawal.button'), href: link('/credits/refund') },
        ...(note === null
          ? []
          : [{ kind: 'small' as const, text: translate('notify.refund-paid.pdf', { address: link('/credits/refund') }) }]),
      ],
    };
  }
}
