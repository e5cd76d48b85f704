import { LOCALE_COOKIE, localeOf, offeredLocales } from './locale.rules.js';

const facts = { cookie: undefined, domainLanguage: null, account: null, browser: undefined, country: 'CH' } as const;

test('the choice kept in the browser comes first', () => {
  expect(localeOf({ ...facts, cookie: 'fr', domainLanguage: 'en-GB', account: 'en' })).toBe('fr');
});

test('without a choice the language of the domain counts', () => {
  expect(localeOf({ ...facts, domainLanguage: 'fr-FR' })).toBe('fr');
});

test('a cookie or domain in a language that the interface does not speak counts as none', () => {
  expect(localeOf({ ...facts, cookie: 'xx', domainLanguage: 'de-DE' })).toBe('en');
});

test('the account’s language comes after the domain’s, and before the browser’s', () => {
  expect(localeOf({ ...facts, domainLanguage: 'en', account: 'fr' })).toBe('en');
  expect(localeOf({ ...facts, account: 'en', browser: 'fr' })).toBe('en');
});

test.each([
  ['fr', 'CH'],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'CH'],
  ['de-CH,de;q=0.9,fr;q=0.8,en;q=0.7', 'CH'],
  ['FR-fr', 'CA'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'FR'],
] as const)('on a first visit a browser of "%s" is greeted in French in %s', (browser, country) => {
  expect(localeOf({ ...facts, browser, country })).toBe('fr');
});

test.each([
  ['fr-FR,fr;q=0.9', 'NL'],
  ['en-US,en;q=0.9,fr;q=0.8', 'CA'],
  ['de-CH,de;q=0.9', 'CH'],
  ['fr;q=0', 'FR'],
  ['de', 'FR'],
  ['', 'FR'],
  ['ffr,;q=fr', 'FR'],
  [undefined, 'FR'],
] as const)('and one of "%s" in English in %s', (browser, country) => {
  expect(localeOf({ ...facts, browser, country })).toBe('en');
});

test('the spoken language stays in the menu', () => {
  expect(offeredLocales('FR', 'en')).toEqual(['en', 'fr']);
  expect(offeredLocales('FR', 'fr')).toEqual(['fr']);
  expect(offeredLocales('CA', 'fr')).toEqual(['en', 'fr']);
});

test('the choice keeps the name under which browsers hold it', () => {
  expect(LOCALE_COOKIE).toBe('locale');
});
