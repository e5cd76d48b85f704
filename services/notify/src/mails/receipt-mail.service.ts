import { Injectable } from '@nestjs/common';
import { Members } from '@rendezvous/account';
import { Receipts } from '@rendezvous/billing';
import type { Order } from '@rendezvous/contracts/billing/orders';
import type { Seller } from '@rendezvous/contracts/billing/seller';
import type { MailBlock, MailContent, MailRow } from '../layout/mail-content.js';
import type { Translator } from '../texts/translations.service.js';
import type { MemberMail, MailContext } from './member-mail.js';

/** What was bought and paid, as it stands on the invoice: dated and withdrawn from as the site says that sold it. */
@Injectable()
export class ReceiptMail implements MemberMail {
  constructor(
    private readonly receipts: Receipts,
    private readonly members: Members,
  ) {}

  async write({ delivery, recipient, translator, link }: MailContext): Promise<MailContent | null> {
    const sold = await this.receipts.findSold(recipient.id, delivery.subjectId ?? 0);
    if (sold === null) return null;
    const { order, site } = sold;
    if (order.invoice === null || order.completed_at === null || order.seller === null) return null;
    const { translate } = translator;
    const premiumSince = await this.members.premiumSince(recipient.id);
    const first = premiumSince?.toISOString() === order.completed_at;
    const premium: MailBlock[] = first ? [{ kind: 'text', text: translate('notify.receipt.premium') }] : [];
    return {
      subject: translate('notify.receipt.subject', { invoice: order.invoice }),
      heading: translate('notify.receipt.heading', { credits: order.credits }),
      blocks: [
        { kind: 'text', text: translate('notify.receipt.text', { method: order.method }) },
        ...premium,
        ...fewerThanChosen(order, translator),
        { kind: 'rows', rows: rowsOf(order, order.invoice, new Date(order.completed_at), site.timeZone, translator) },
        { kind: 'button', label: translate('notify.receipt.button'), href: link(`/transactions/${order.id}`) },
        { kind: 'small', text: translate('notify.receipt.pdf', { address: link(`/transactions/${order.id}`) }) },
        {
          kind: 'small',
          text: translate('notify.receipt.refund', { days: site.settings.refund_days, address: link('/credits/refund') }),
        },
        { kind: 'small', text: translate('notify.receipt.seller', sellerOf(order.seller, translator)) },
      ],
    };
  }
}

/** The money of an order whose discount was used meanwhile bought fewer credits than its member chose: the mail says why. */
const fewerThanChosen = (order: Order, { translate, money }: Translator): MailBlock[] => {
  const { credits, price, lost_discount: own, used_up_discount: usedUp } = order;
  const lost = own ?? usedUp;
  return lost === null
    ? []
    : [
        {
          kind: 'text',
          text: translate('notify.receipt.fewer', {
            credits,
            chosen: lost.credits,
            price: money(lost.price),
            paid: money(price),
            id: own === null ? 'others' : String(own.used_by),
          }),
        },
      ];
};

const row = (term: string, value: string, strong = false): MailRow => ({ term, value, strong });

const rowsOf = (order: Order, invoice: string, at: Date, timeZone: string, translator: Translator): MailRow[] => {
  const { translate, money } = translator;
  return [
    row(translate('notify.receipt.number'), invoice),
    row(translate('notify.receipt.date'), translator.date(at, timeZone)),
    row(translate('notify.receipt.bundle', { credits: order.credits }), money(order.price)),
    ...(order.discount.amount > 0
      ? [row(translate('notify.receipt.discount'), money({ ...order.discount, amount: -order.discount.amount }))]
      : []),
    ...(order.fee.amount > 0 ? [row(translate('notify.receipt.fee'), money(order.fee))] : []),
    row(translate('notify.receipt.total'), money(order.total), true),
    ...(order.tax_rate > 0
      ? [
          row(translate('notify.receipt.net'), money({ ...order.total, amount: order.total.amount - order.tax.amount })),
          row(translate('notify.receipt.tax', { rate: order.tax_rate }), money(order.tax)),
        ]
      : []),
    row(translate('notify.receipt.method', { method: order.method }), methodOf(order, translator)),
    ...dueOf(order, translator),
  ];
};

/** When the money of a direct debit is collected, as long as it is not. */
const dueOf = ({ direct_debit: debit }: Order, { translate, calendarDay }: Translator): MailRow[] =>
  debit?.state === 'signed' ? [row(translate('notify.direct-debit.day'), calendarDay(debit.due))] : [];

const methodOf = ({ method, card }: Order, { translate }: Translator): string =>
  card === null ? translate(`notify.method.${method}`) : translate('notify.method.card-number', card);

const sellerOf = ({ name, address, city, country, kvk, vat_numbers: numbers }: Seller, { translate }: Translator) => ({
  company: name,
  address,
  city,
  country,
  kvk,
  vat: numbers.map((one) => translate('notify.receipt.vat-number', one)).join(', '),
});
