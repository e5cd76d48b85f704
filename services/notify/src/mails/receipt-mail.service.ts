import { Injectable } from '@nestjs/common';
import { Members } from '@rendezvous/account';
import { Receipts } from '@rendezvous/billing';
import type { Order } from '@rendezvous/contracts/billing/orders';
import type { CompanyInfo } from '@rendezvous/contracts/site/company';
import { Companies } from '@rendezvous/site';
import type { MailBlock, MailContent, MailRow } from '../layout/mail-content.js';
import type { Speech } from '../texts/speech.service.js';
import type { Letter, LetterFor } from './letter.js';

/** What was bought and paid, as it stands on the invoice. */
@Injectable()
export class ReceiptLetter implements Letter {
  constructor(
    private readonly receipts: Receipts,
    private readonly members: Members,
    private readonly companies: Companies,
  ) {}

  async write({ delivery, recipient, site, speech, link }: LetterFor): Promise<MailContent | null> {
    const order = await this.receipts.of(recipient.id, delivery.subjectId ?? 0);
    if (order === null || order.invoice === null || order.completed_at === null) return null;
    const { say } = speech;
    const [premiumSince, company] = await Promise.all([this.members.premiumSince(recipient.id), this.companies.of(site.id)]);
    const first = premiumSince?.toISOString() === order.completed_at;
    const premium: MailBlock[] = first ? [{ kind: 'text', text: say('notify.receipt.premium') }] : [];
    return {
      subject: say('notify.receipt.subject', { invoice: order.invoice }),
      heading: say('notify.receipt.heading', { credits: order.credits }),
      blocks: [
        { kind: 'text', text: say('notify.receipt.text') },
        ...premium,
        ...fewerThanChosen(order, speech),
        { kind: 'rows', rows: rowsOf(order, order.invoice, new Date(order.completed_at), site.timeZone, speech) },
        { kind: 'button', label: say('notify.receipt.button'), href: link(`/transactions/${order.id}`) },
        { kind: 'small', text: say('notify.receipt.refund', { days: site.settings.refund_days, email: site.settings.support_email }) },
        { kind: 'small', text: say('notify.receipt.seller', sellerOf(company)) },
      ],
    };
  }
}

/** The money of an order whose discount was used meanwhile bought fewer credits than its member chose: the mail says why. */
const fewerThanChosen = ({ credits, price, lost_discount: lost }: Order, { say, money }: Speech): MailBlock[] =>
  lost === null
    ? []
    : [
        {
          kind: 'text',
          text: say('notify.receipt.fewer', {
            credits,
            chosen: lost.credits,
            price: money(lost.price),
            paid: money(price),
            id: String(lost.used_by),
          }),
        },
      ];

const row = (term: string, value: string, strong = false): MailRow => ({ term, value, strong });

const rowsOf = (order: Order, invoice: string, at: Date, timeZone: string, speech: Speech): MailRow[] => {
  const { say, money } = speech;
  return [
    row(say('notify.receipt.invoice'), invoice),
    row(say('notify.receipt.date'), speech.date(at, timeZone)),
    row(say('notify.receipt.bundle', { credits: order.credits }), money(order.price)),
    ...(order.discount.amount > 0
      ? [row(say('notify.receipt.discount'), money({ ...order.discount, amount: -order.discount.amount }))]
      : []),
    ...(order.fee.amount > 0 ? [row(say('notify.receipt.fee'), money(order.fee))] : []),
    row(say('notify.receipt.total'), money(order.total), true),
    ...(order.tax_rate > 0 ? [row(say('notify.receipt.tax', { rate: order.tax_rate }), money(order.tax))] : []),
    row(say('notify.receipt.method'), methodOf(order, speech)),
  ];
};

const methodOf = ({ method, card }: Order, { say }: Speech): string =>
  card === null ? say(`notify.method.${method}`) : say('notify.method.card-number', card);

const sellerOf = ({ name, address, city, kvk, vat_numbers: numbers }: CompanyInfo) => ({
  company: name,
  address,
  city,
  kvk,
  vat: numbers.map(({ number }) => number).join(', '),
});
