import { Injectable } from '@nestjs/common';
import { FeeRequests } from '@rendezvous/billing';
import { Sites } from '@rendezvous/site';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

/** Another operator asks for a fee: whoever may decide about it is told, once. */
@Injectable()
export class FeeWaitingMail implements MemberMail {
  constructor(
    private readonly requests: FeeRequests,
    private readonly sites: Sites,
  ) {}

  async write({ delivery, recipient, site, translator, link }: MailContext): Promise<MailContent | null> {
    const request = await this.requests.findWaiting(delivery.subjectId ?? 0);
    // Somebody decided meanwhile; and who is no operator any more has nothing to decide.
    if (request === null || !recipient.operator) return null;
    const { translate, money, date, country: countryName } = translator;
    const { site: where, country, method, currency, fee, present, asked_by: asker, expires_at: until } = request;
    const host = where === null ? null : (await this.sites.find(where))?.host;
    const wanted = fee === null ? translate('notify.waiting.as-all') : money({ amount: fee, currency });
    const way = translate(`notify.method.${method}`);
    return {
      subject: translate('notify.fee-waiting.subject', { method: way, fee: wanted }),
      heading: translate('notify.fee-waiting.heading'),
      blocks: [
        { kind: 'text', text: translate('notify.fee-waiting.text') },
        {
          kind: 'rows',
          rows: [
            ...(host ? [{ term: translate('notify.waiting.site'), value: host }] : []),
            { term: translate('notify.fee-waiting.country'), value: countryName(country) },
            { term: translate('notify.fee-waiting.method'), value: way },
            { term: translate('notify.fee-waiting.present'), value: money({ amount: present, currency }) },
            { term: translate('notify.fee-waiting.fee'), value: wanted, strong: true },
            { term: translate('notify.waiting.asked-by'), value: `#${asker}` },
            { term: translate('notify.waiting.until'), value: date(new Date(until ?? delivery.plannedAt), site.timeZone) },
          ],
        },
        {
          kind: 'button',
          label: translate('notify.waiting.button'),
          href: link(`/operator/billing/methods?${new URLSearchParams({ ...(where && { site: String(where) }), country }).toString()}`),
        },
      ],
    };
  }
}
