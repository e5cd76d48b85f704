import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { en, type MessageId } from './en.js';
import { fr } from './fr.js';
import { Translations } from './translations.service.js';

const ids = Object.keys(en) as MessageId[];

const names = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => names(value))];
    return [element.value];
  });

test('both languages say the same things with the same words to fill in', () => {
  expect(Object.keys(fr).toSorted()).toEqual(ids.toSorted());
  for (const id of ids)
    expect([id, [...new Set(names(parse(fr[id])))].toSorted()]).toEqual([id, [...new Set(names(parse(en[id])))].toSorted()]);
});

test('apostrophes are typographic', () => {
  for (const text of [...Object.values(en), ...Object.values(fr)]) expect(text).not.toMatch(/'/);
});

test('a sentence without the words it needs is a fault, not a hole in a mail', () => {
  const { translate } = new Translations().in('en');
  expect(() => translate('notify.greeting')).toThrow(/name/);
  expect(translate('notify.activation.life', { days: 1 })).toBe('The link works once, for 1 day.');
});

test('amounts and dates follow the language, dates the site’s time zone', () => {
  const translations = new Translations();
  const money = { amount: 2799, currency: 'EUR' as const };
  expect(translations.in('en').money(money)).toBe('€27.99');
  expect(translations.in('fr').money(money)).toBe('27,99\u00a0€');
  const midnight = new Date('2026-03-01T23:30:00Z');
  expect(translations.in('fr').date(midnight, 'Europe/Paris')).toBe('2 mars 2026');
  expect(translations.in('en').date(midnight, 'UTC')).toBe('March 1, 2026');
});
