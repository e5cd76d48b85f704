import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@rendezvous/contracts/reference';
import { createIntl } from 'react-intl';
import { DOCUMENT_TEXTS } from '../../services/billing/src/documents/document-texts.js';
import { PURCHASE_TEXTS } from '../../services/billing/src/personal-data/purchase-texts.js';
import { moneyEn } from '../../services/notify/src/texts/money-en.js';
import { moneyFr } from '../../services/notify/src/texts/money-fr.js';

const WORKSPACE = join(import.meta.dirname, '../..');
const MAILS = { en: moneyEn, fr: moneyFr };

const read = (path: string): Record<string, string> => JSON.parse(readFileSync(join(WORKSPACE, path), 'utf8')) as Record<string, string>;

test.each(LOCALES)('a receipt calls a thing the same on its page, as a PDF and in its mail: %s', (locale) => {
  const own = (folder: string) => read(`mfe-billing/src/${folder}/messages/${locale}.json`);
  const messages = { ...own('transactions'), ...own('receipt-parts'), ...own('money'), ...MAILS[locale] };
  const intl = createIntl({ locale, messages });
  // a percentage and its sign are written by code on the page and on paper
  const say = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id }, values).replaceAll('\u202f', '\u00a0');
  const paper = DOCUMENT_TEXTS[locale];
  const card = { brand: 'Visa', last4: '4242' };
  const vat = { country: 'NL', number: 'NL1B01' };
  const rate = locale === 'fr' ? '21\u00a0%' : '21%';
  const paid = { method: 'card' };
  const debited = { method: 'sepa' };
  const words: readonly (readonly [page: string, paper: string, mail?: string])[] = [
    [say('billing.receipt.title', { invoice: '1' }), paper.receipt('1'), `${say('notify.receipt.number')} 1`],
    [say('billing.receipt.date'), paper.date, say('notify.receipt.date')],
    [say('billing.receipt.paid-with'), paper.paidWith, say('notify.receipt.method', paid)],
    [say('billing.receipt.method'), paper.method, say('notify.receipt.method', debited)],
    [say('billing.receipt.lines'), paper.bought],
    [say('billing.money.credits', { count: 10 }), paper.credits(10), say('notify.receipt.bundle', { credits: 10 })],
    [say('billing.receipt.discount'), paper.discount, say('notify.receipt.discount')],
    [say('billing.receipt.fee'), paper.fee, say('notify.receipt.fee')],
    [say('billing.receipt.total'), paper.total, say('notify.receipt.total')],
    [say('billing.receipt.net'), paper.net, say('notify.receipt.net')],
    [say('billing.receipt.tax', { rate }), paper.tax(rate), say('notify.receipt.tax', { rate: 21 })],
    [say('billing.receipt.no-tax'), paper.noTax],
    [say('billing.receipt.vat-number', vat), paper.vatNumber(vat.country, vat.number), say('notify.receipt.vat-number', vat)],
    [say('billing.method.card'), paper.methods.card!, say('notify.method.card')],
    [say('billing.method.sepa'), paper.methods.sepa!, say('notify.method.sepa')],
    [say('billing.method.card-used', card), paper.card(card.brand, card.last4), say('notify.method.card-number', card)],
  ];
  for (const [page, onPaper, mail = page] of words) expect([page, onPaper, mail]).toEqual([page, page, page]);
  expect(paper.dueDebit('x')).toContain(say('billing.method.sepa'));
  const seller = { company: 'C', address: 'A', city: 'B', country: 'NL', kvk: '123', vat: 'V' };
  expect(paper.register('123')).toBe(say('billing.receipt.register', { number: '123' }));
  expect(say('notify.receipt.seller', seller)).toContain(paper.register('123'));
  expect([say('billing.receipt.seller'), say('notify.receipt.seller', seller).startsWith(paper.seller)]).toEqual([paper.seller, true]);
  expect(PURCHASE_TEXTS[locale].columns).toContain(paper.paidWith);
});
