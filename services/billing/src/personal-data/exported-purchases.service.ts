import { Injectable } from '@nestjs/common';
import type { ExportReader, ExportSection } from '@rendezvous/server/personal-data';
import { paidWith } from '../documents/document-texts.js';
import { invoiceNumber } from '../order/order.rules.js';
import { PersonalDataStore } from './personal-data.store.js';
import { PURCHASE_TEXTS } from './purchase-texts.js';

/** What a member paid for, with the numbers of the receipts. What was never paid is told to programs alone. */
@Injectable()
export class ExportedPurchases {
  constructor(private readonly store: PersonalDataStore) {}

  async *sections({ memberId, locale, timeZone }: ExportReader): AsyncGenerator<ExportSection> {
    const texts = PURCHASE_TEXTS[locale];
    const orders = await this.store.paidOrders(memberId);
    if (orders.length === 0) return;
    const time = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
    const rows = orders.map((order) => [
      time.format(order.completedAt),
      invoiceNumber(order.invoiceYear, order.invoiceNumber),
      String(order.credits),
      paidWith(order, locale),
      new Intl.NumberFormat(locale, { style: 'currency', currency: order.currency }).format(order.total / 100),
      texts.states[order.state],
    ]);
    yield { title: texts.purchases, kind: 'table', columns: texts.columns, rows };
  }
}
