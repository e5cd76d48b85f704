import type { Refund as RefundView } from '@rendezvous/contracts/billing/refunds';
import type { Seller } from '@rendezvous/contracts/billing/seller';
import type { Money } from '@rendezvous/contracts/kernel';
import type { Locale } from '@rendezvous/contracts/reference';
import { writtenDate } from '@rendezvous/contracts/written-date';
import { writtenNumber } from '@rendezvous/contracts/written-number';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@rendezvous/server/refusal';
import { Sites } from '@rendezvous/site';
import { type PlacedOrder, PlacedOrderStore, toOrder, toSeller } from '../checkout/placed-order.store.js';
import type { Refund } from '../refund/refund.entity.js';
import { RefundStore } from '../refund/refund.store.js';
import { toRefund } from '../refund/refund.view.js';
import { DOCUMENT_TEXTS, paidWith } from './document-texts.js';
import { drawDocument, type PaperDocument } from './pdf-document.js';

/** A document, and the number that it was issued with. */
export interface Paper {
  readonly number: string;
  readonly document: PDFKit.PDFDocument;
}

/**
 * Receipts, credit notes and what cancels these on paper. They are drawn anew from what was written when they were issued, so they say the same each time.
 * The receipt of a direct debit names the day of that, and never says that the money came: it is issued before anything moves.
 */
@Injectable()
export class Documents {
  constructor(
    private readonly sites: Sites,
    private readonly orders: PlacedOrderStore,
    private readonly refunds: RefundStore,
  ) {}

  /** Refused for what was not paid, or is another member's. */
  async receipt(memberId: number, orderId: number, locale: Locale): Promise<Paper> {
    const placed = await this.orders.findByMember(memberId, orderId);
    const order = placed === null ? null : toOrder(placed);
    if (placed === null || order === null || order.invoice === null || order.completed_at === null || order.seller === null)
      throw new Refusal('billing.order-not-found');
    const say = DOCUMENT_TEXTS[locale];
    const { price, discount, fee, total, tax, tax_rate: rate, direct_debit: debit } = order;
    const due = debit && dayIn(locale, debit.due);
    const money = moneyIn(locale);
    return this.draw(placed, order.seller, locale, new Date(order.completed_at), {
      number: order.invoice,
      title: say.receipt(order.invoice),
      facts: [due ? [say.method, say.dueDebit(due)] : [say.paidWith, paidWith(order, locale)]],
      linesTitle: say.bought,
      lines: [
        { name: say.credits(order.credits), amount: money(price) },
        ...(discount.amount > 0 ? [{ name: say.discount, amount: money(discount, -1) }] : []),
        ...(fee.amount > 0 ? [{ name: say.fee, amount: money(fee) }] : []),
        { name: say.total, amount: money(total), total: true },
        ...taxLines(locale, total, tax, rate),
      ],
      notes: [...(due ? [say.debitNote(due)] : []), ...untaxed(locale, rate)],
    });
  }

  /** Refused before the money went back, and for another member's. */
  async creditNote(memberId: number, refundId: string, locale: Locale): Promise<Paper> {
    const { found, refund, placed } = await this.refundOf(memberId, refundId);
    const { seller, decidedAt: at } = found;
    if (refund.credit_note === null || seller === null || at === null) throw new Refusal('billing.order-not-found');
    const say = DOCUMENT_TEXTS[locale];
    const collected = !(await this.refunds.uncollected(memberId)).has(refundId);
    return this.draw(placed, toSeller(seller), locale, at, {
      number: refund.credit_note,
      title: say.creditNote(refund.credit_note),
      facts: [[say.forReceipt, toOrder(placed).invoice ?? '']],
      linesTitle: collected ? say.returned : say.undebited,
      ...refundLines(locale, placed, found, { sign: -1, total: collected ? say.totalReturned : say.totalUndebited }),
    });
  }

  /** What cancels a credit note, with its amounts; refused unless the money came back, and for another member's. */
  async reversal(memberId: number, refundId: string, locale: Locale): Promise<Paper> {
    const { found, refund, placed } = await this.refundOf(memberId, refundId);
    const { reversalSeller: seller, reversedAt: at } = found;
    if (refund.reversal === null || seller === null || at === null) throw new Refusal('billing.order-not-found');
    const say = DOCUMENT_TEXTS[locale];
    return this.draw(placed, toSeller(seller), locale, at, {
      number: refund.reversal,
      title: say.reversal(refund.reversal),
      facts: [
        [say.forCreditNote, refund.credit_note ?? ''],
        [say.forReceipt, toOrder(placed).invoice ?? ''],
      ],
      linesTitle: say.cameBack,
      ...refundLines(locale, placed, found, { sign: 1, total: say.totalCameBack }),
    });
  }

  private async refundOf(memberId: number, refundId: string): Promise<{ found: Refund; refund: RefundView; placed: PlacedOrder }> {
    const found = await this.refunds.find(refundId);
    const placed = found === null || found.memberId !== memberId ? null : await this.orders.findByMember(memberId, found.orderId);
    if (found === null || placed === null) throw new Refusal('billing.order-not-found');
    return { found, refund: toRefund(found), placed };
  }

  private async draw(
    { order }: PlacedOrder,
    { name, address, city, country, kvk, vat_numbers: vat }: Seller,
    locale: Locale,
    at: Date,
    { number, ...paper }: Omit<PaperDocument, 'locale' | 'seller' | 'sellerTitle' | 'madeAt' | 'colon'> & Pick<Paper, 'number'>,
  ): Promise<Paper> {
    const say = DOCUMENT_TEXTS[locale];
    const site = this.sites.ofId(order.siteId);
    const date = dateIn(locale, at, { ...ZONED_TIME, timeZone: site.timeZone });
    const document = await drawDocument({
      ...paper,
      locale,
      madeAt: at,
      colon: locale === 'fr' ? '\u00a0: ' : ': ',
      facts: [[say.date, date], ...paper.facts],
      sellerTitle: say.seller,
      seller: [name, address, `${city}, ${country}`, say.register(kvk), ...vat.map((one) => say.vatNumber(one.country, one.number))],
    });
    return { number, document };
  }
}

const dateIn = (locale: Locale, at: Date, options: Intl.DateTimeFormatOptions): string =>
  writtenDate(locale, new Intl.DateTimeFormat(locale, options).formatToParts(at));

/** Day and time with their zone: whoever reads it may be anywhere. */
const ZONED_TIME = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** A day of the banks' calendar, which is the same everywhere. @param day `YYYY-MM-DD` */
const dayIn = (locale: Locale, day: string): string => dateIn(locale, new Date(`${day}T00:00:00Z`), { timeZone: 'UTC', dateStyle: 'long' });

const untaxed = (locale: Locale, rate: number): readonly string[] => (rate === 0 ? [DOCUMENT_TEXTS[locale].noTax] : []);

const moneyIn =
  (locale: Locale) =>
  ({ amount, currency }: Money, sign: 1 | -1 = 1): string =>
    writtenNumber(new Intl.NumberFormat(locale, { style: 'currency', currency }).format((sign * amount) / 100));

const taxLines = (locale: Locale, total: Money, tax: Money, rate: number, sign: 1 | -1 = 1): PaperDocument['lines'] => {
  if (rate === 0) return [];
  const say = DOCUMENT_TEXTS[locale];
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 100);
  return [
    { name: say.net, amount: moneyIn(locale)({ ...total, amount: total.amount - tax.amount }, sign) },
    { name: say.tax(percent), amount: moneyIn(locale)(tax, sign) },
  ];
};

/** What went back, below 0, or what of that came back. */
const refundLines = (
  locale: Locale,
  { order }: PlacedOrder,
  { credits, amount, fee, tax, currency }: Refund,
  { sign, total: totalName }: { readonly sign: 1 | -1; readonly total: string },
): Pick<PaperDocument, 'lines' | 'notes'> => {
  const say = DOCUMENT_TEXTS[locale];
  const money = moneyIn(locale);
  const total = { amount, currency };
  return {
    lines: [
      { name: say.returnedCredits(credits), amount: money({ ...total, amount: amount - fee }, sign) },
      ...(fee > 0 ? [{ name: say.fee, amount: money({ ...total, amount: fee }, sign) }] : []),
      { name: totalName, amount: money(total, sign), total: true },
      ...taxLines(locale, total, { ...total, amount: tax ?? 0 }, order.taxRate, sign),
    ],
    notes: untaxed(locale, order.taxRate),
  };
};
