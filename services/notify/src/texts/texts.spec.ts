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

test('what a purchase is proved by has one name', () => {
  for (const text of [...Object.values(en), ...Object.values(fr)].map((one) => one.replaceAll('{invoice}', '')))
    expect(text).not.toMatch(/invoice|facture/i);
});

const PARTICIPLE = String.raw`(?!(?:ici|aussi|ainsi)(?!\p{L}))\p{L}*(?:é|i|u|it|is)e?(?!\p{L})`;
const ADJECTIVE = String.raw`(?:prêt|seul|content|certain|absent|sûr)e?(?!\p{L})|heureu(?:x|se)`;
const ARE = '(?:êtes|étiez|serez|seriez|soyez)';

/** Said to the reader, these fit a man or a woman alone. What is said of an account, a profile or “quelqu’un” has a gender of its own. */
const OF_ONE_GENDER = [
  String.raw`(?:vous ${ARE}|${ARE}-vous)(?: \p{L}+)?? (?:${PARTICIPLE}|${ADJECTIVE})`,
  String.raw`vous (?:avez|aviez|aurez|auriez) (?:\p{L}+ )?été ${PARTICIPLE}`,
  String.raw`(?:faut|pour|sans) être (?:${PARTICIPLE}|${ADJECTIVE})`,
  String.raw`vous seule?(?!\p{L})|de vous une?(?!\p{L})|\p{L}(?:\(e\)|·e)(?!\p{L})`,
].map((form) => new RegExp(form, 'iu'));
const fitsOneGender = (text: string): boolean => OF_ONE_GENDER.some((form) => form.test(text));

test('French speaks to women and men alike', () => {
  const gendered = [
    'Êtes-vous sûr ?',
    'Vous êtes toujours inscrit.',
    'Vous aviez tous été déconnectés, vous avez été avertie',
    'inscrit(e)',
  ];
  expect(gendered.filter((text) => !fitsOneGender(text))).toEqual([]);
  expect(Object.entries(fr).filter(([, text]) => fitsOneGender(text))).toEqual([]);
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
  expect(translations.in('fr').date(midnight, 'UTC')).toBe('1er mars 2026');
  expect(translations.in('fr').calendarDay('2026-11-01')).toBe('1er novembre 2026');
  expect(translations.in('fr').calendarDay('2026-11-11')).toBe('11 novembre 2026');
  expect(translations.in('en').calendarDay('2026-11-01')).toBe('November 1, 2026');
});
