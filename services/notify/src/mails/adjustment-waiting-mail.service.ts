import { Injectable } from '@nestjs/common';
import { Adjustments } from '@rendezvous/billing';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

/** Another operator asks for many credits: whoever may decide about it is told, once. */
@Injectable()
export class AdjustmentWaitingMail implements MemberMail {
  constructor(private readonly adjustments: Adjustments) {}

  async write({ delivery, recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    const adjustment = await this.adjustments.findWaiting(delivery.subjectId ?? 0);
    // Somebody decided meanwhile, or these are the reader's own credits; and who is no operator any more has nothing to decide.
    if (adjustment === null || !recipient.operator || adjustment.member_id === recipient.id) return null;
    const { translate, date } = translator;
    const { id, credits, member_id: member, reason, asked_by: asker, expires_at: until } = adjustment;
    return {
      subject: translate('notify.adjustment-waiting.subject', { credits: Math.abs(credits), way: credits > 0 ? 'give' : 'take' }),
      heading: translate('notify.adjustment-waiting.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.adjustment-waiting.text') },
        {
          kind: 'rows',
          rows: [
            { term: translate('notify.adjustment-waiting.credits'), value: `${credits > 0 ? '+' : '−'}${Math.abs(credits)}`, strong: true },
            { term: translate('notify.adjustment-waiting.member'), value: `#${member}` },
            { term: translate('notify.waiting.asked-by'), value: `#${asker}` },
            { term: translate('notify.waiting.until'), value: date(new Date(until ?? delivery.plannedAt), site.timeZone) },
          ],
        },
        { kind: 'small', text: reason },
        { kind: 'button', label: translate('notify.waiting.button'), href: link(`/operator/billing/adjustments?adjustment=${id}`) },
      ],
    };
  }
}
