import { Injectable } from '@nestjs/common';
import type { OrderDebit } from '@rendezvous/contracts/billing/orders';
import { type ExportReader, type ExportSection, writtenFor } from '@rendezvous/server/personal-data';
import { paidWith } from '../documents/document-texts.js';
import type { Standing } from '../order/order-state.rules.js';
import { invoiceNumber } from '../order/order.rules.js';
import { OrderDebits } from '../sepa/order-debits.store.js';
import { PersonalDataStore } from './personal-data.store.js';
import { PURCHASE_TEXTS, type PurchaseTexts } from './purchase-texts.js';

/** A direct debit brings credits before its money: what came with a signature alone is not told as paid. */
const stateOf = (state: Standing, debit: OrderDebit['state'], { states, debits }: PurchaseTexts): string =>
  state === 'completed' && debit !== 'collected' ? debits[debit] : states[state];

/** What a member paid for, with the numbers of the receipts. What was never paid is told to programs alone. */
@Injectable()
export class ExportedPurchases {
  constructor(
    private readonly store: PersonalDataStore,
    private readonly debits: OrderDebits,
  ) {}

  async *sections(reader: ExportReader): AsyncGenerator<ExportSection> {
    const { memberId, locale } = reader;
    const texts = PURCHASE_TEXTS[locale];
    const orders = await this.store.paidOrders(memberId);
    if (orders.length === 0) return;
    const debits = await this.debits.of(orders.map(({ id }) => id));
    const time = writtenFor(reader, { dateStyle: 'medium', timeStyle: 'short' });
    const rows = orders.map((order) => [
      time(order.completedAt),
      invoiceNumber(order.invoiceYear, order.invoiceNumber),
      String(order.credits),
      paidWith(order, locale),
      new Intl.NumberFormat(locale, { style: 'currency', currency: order.currency }).format(order.total / 100),
      stateOf(order.state, debits.get(order.id)?.state ?? 'collected', texts),
    ]);
    yield { title: texts.purchases, kind: 'table', columns: texts.columns, rows };
  }
}
