import { Injectable } from '@nestjs/common';
import { PriceRequests } from '@rendezvous/billing';
import { Sites } from '@rendezvous/site';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

/** Another operator asks for a price: whoever may decide about it is told, once. */
@Injectable()
export class PriceWaitingMail implements MemberMail {
  constructor(
    private readonly requests: PriceRequests,
    private readonly sites: Sites,
  ) {}

  async write({ delivery, recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    const request = await this.requests.findWaiting(delivery.subjectId ?? 0);
    // Somebody decided meanwhile; and who is no operator any more has nothing to decide.
    if (request === null || !recipient.operator) return null;
    const { translate, money, date, time } = translator;
    const { site: where, bundle, credits, currency, amount, present, begins_at: begins, asked_by: asker, expires_at: until } = request;
    const host = where === null ? null : (await this.sites.find(where))?.host;
    const price = amount === 0 ? translate('notify.waiting.as-all') : money({ amount, currency });
    const day = (at: string) => date(new Date(at), site.timeZone);
    return {
      subject: translate('notify.price-waiting.subject', { credits, price }),
      heading: translate('notify.price-waiting.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.price-waiting.text') },
        {
          kind: 'rows',
          rows: [
            ...(host ? [{ term: translate('notify.waiting.site'), value: host }] : []),
            { term: translate('notify.price-waiting.bundle'), value: String(credits) },
            { term: translate('notify.price-waiting.present'), value: present === null ? '—' : money({ amount: present, currency }) },
            { term: translate('notify.price-waiting.price'), value: price, strong: true },
            {
              term: translate('notify.price-waiting.begins'),
              value:
                begins === null ? translate('notify.price-waiting.at-once') : `${day(begins)}, ${time(new Date(begins), site.timeZone)}`,
            },
            { term: translate('notify.waiting.asked-by'), value: `#${asker}` },
            { term: translate('notify.waiting.until'), value: day(until ?? delivery.plannedAt.toISOString()) },
          ],
        },
        {
          kind: 'button',
          label: translate('notify.waiting.button'),
          href: link(
            `/operator/billing/bundles?${new URLSearchParams({ ...(where && { site: String(where) }), currency, bundle }).toString()}`,
          ),
        },
      ],
    };
  }
}
