import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@rendezvous/contracts/reference';
import { PURCHASE_TEXTS } from '../personal-data/purchase-texts.js';
import { DOCUMENT_TEXTS } from './document-texts.js';

const PAGES = join(import.meta.dirname, '../../../../mfe-billing/src');

/** What the page of a receipt says. */
const pageTexts = (locale: string): Record<string, string> =>
  Object.assign(
    {},
    ...['transactions', 'receipt-parts', 'money'].map(
      (folder) => JSON.parse(readFileSync(join(PAGES, folder, 'messages', `${locale}.json`), 'utf8')) as object,
    ),
  ) as Record<string, string>;

test.each(LOCALES)('a receipt calls a thing the same on paper as on its page, and an export as both: %s', (locale) => {
  const page = pageTexts(locale);
  const paper = DOCUMENT_TEXTS[locale];
  const words: Readonly<Record<string, string | undefined>> = {
    'billing.receipt.title': paper.receipt('{invoice}'),
    'billing.receipt.date': paper.date,
    'billing.receipt.paid-with': paper.paidWith,
    'billing.receipt.method': paper.method,
    'billing.receipt.lines': paper.bought,
    'billing.receipt.discount': paper.discount,
    'billing.receipt.fee': paper.fee,
    'billing.receipt.total': paper.total,
    'billing.receipt.net': paper.net,
    'billing.receipt.tax': paper.tax('{rate}'),
    'billing.receipt.no-tax': paper.noTax,
    'billing.receipt.seller': paper.seller,
    'billing.receipt.register': paper.register('{number}'),
    'billing.receipt.vat-number': paper.vatNumber('{country}', '{number}'),
    'billing.method.card': paper.methods.card,
    'billing.method.sepa': paper.methods.sepa,
    'billing.method.card-used': paper.card('{brand}', '{last4}'),
  };
  expect(words).toEqual(Object.fromEntries(Object.keys(words).map((id) => [id, page[id]])));
  expect(paper.dueDebit('')).toContain(page['billing.method.sepa']);
  expect(PURCHASE_TEXTS[locale].columns).toContain(page['billing.receipt.paid-with']);
});
