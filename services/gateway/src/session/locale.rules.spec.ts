import { LOCALE_COOKIE, localeOf, offeredLocales } from './locale.rules.js';

const facts = { cookie: undefined, domainLanguage: null, account: null, country: 'CH' } as const;

test('the choice kept in the browser comes first', () => {
  expect(localeOf({ ...facts, cookie: 'fr', domainLanguage: 'en-GB', account: 'en' })).toBe('fr');
});

test('without a choice the language of the domain counts', () => {
  expect(localeOf({ ...facts, domainLanguage: 'fr-FR' })).toBe('fr');
});

test('a cookie or domain in a language that the interface does not speak counts as none', () => {
  expect(localeOf({ ...facts, cookie: 'xx', domainLanguage: 'de-DE' })).toBe('en');
});

test('a country that offers no English is greeted in what it offers', () => {
  expect(localeOf({ ...facts, country: 'FR' })).toBe('fr');
  expect(localeOf({ ...facts, country: 'NL' })).toBe('en');
});

test('the spoken language stays in the menu', () => {
  expect(offeredLocales('FR', 'en')).toEqual(['en', 'fr']);
  expect(offeredLocales('FR', 'fr')).toEqual(['fr']);
  expect(offeredLocales('CA', 'fr')).toEqual(['en', 'fr']);
});

test('the choice keeps the name under which browsers hold it', () => {
  expect(LOCALE_COOKIE).toBe('locale');
});
