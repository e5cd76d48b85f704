import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@rendezvous/contracts/reference';
import { moneyEn } from './money-en.js';
import { moneyFr } from './money-fr.js';

const PAGES = join(import.meta.dirname, '../../../../mfe-billing/src');
const MAILS = { en: moneyEn, fr: moneyFr };

/** What the page of a receipt says. */
const pageTexts = (locale: string): Record<string, string> =>
  Object.assign(
    {},
    ...['transactions', 'receipt-parts', 'money'].map(
      (folder) => JSON.parse(readFileSync(join(PAGES, folder, 'messages', `${locale}.json`), 'utf8')) as object,
    ),
  ) as Record<string, string>;

test.each(LOCALES)('the mail of a receipt calls a thing as its page does: %s', (locale) => {
  const [page, mail] = [pageTexts(locale), MAILS[locale]];
  const same = {
    'billing.receipt.date': mail['notify.receipt.date'],
    'billing.receipt.discount': mail['notify.receipt.discount'],
    'billing.receipt.fee': mail['notify.receipt.fee'],
    'billing.receipt.total': mail['notify.receipt.total'],
    'billing.receipt.net': mail['notify.receipt.net'],
    'billing.receipt.vat-number': mail['notify.receipt.vat-number'],
    'billing.method.card': mail['notify.method.card'],
    'billing.method.sepa': mail['notify.method.sepa'],
    'billing.method.card-used': mail['notify.method.card-number'],
  };
  expect(same).toEqual(Object.fromEntries(Object.keys(same).map((id) => [id, page[id]])));
  // the page's values are written by code, or stand in a heading
  const say = (id: string, ...values: readonly (readonly [string, string])[]): string =>
    values.reduce((text, [name, value]) => text.replace(`{${name}}`, value), page[id]!);
  expect(say('billing.receipt.title', ['invoice', ''])).toContain(mail['notify.receipt.number']);
  expect(mail['notify.receipt.tax'].startsWith(say('billing.receipt.tax', ['rate', '{rate, number}']))).toBe(true);
  expect(mail['notify.receipt.method']).toContain(`sepa {${page['billing.receipt.method']}} other {${page['billing.receipt.paid-with']}}`);
  expect(mail['notify.receipt.seller']).toContain(say('billing.receipt.register', ['number', '{kvk}']));
  expect(mail['notify.receipt.seller'].startsWith(page['billing.receipt.seller']!)).toBe(true);
});
