import { CONTENT_PAGES } from '@rendezvous/contracts/landers/pages';
import { COUNTRY_CODES, type Language, LANGUAGES } from '@rendezvous/contracts/reference';
import type { CompanyInfo } from '@rendezvous/contracts/site/company';
import { SiteSettings } from '@rendezvous/site';
import { fillIn, fillInPage, pageFacts } from './page-facts.rules.js';
import { pageLanguage } from './page-language.rules.js';
import { PAGES } from './pages.data.js';

const company: CompanyInfo = {
  name: 'Example B.V.',
  address: 'Street 1',
  kvk: '123',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: [],
  vat_numbers: [
    { country: 'NL', number: 'NL1' },
    { country: 'FR', number: 'FR2' },
  ],
  support_phone: '+31 20-000',
  delete_discount: 25,
};
const factsIn = (language: Language, settings: object = {}) => pageFacts(SiteSettings.parse(settings), company, language);
const everyText = Object.entries(PAGES).flatMap(([slug, { texts }]) =>
  Object.entries(texts).map(([language, text]) => ({ slug, language: language as Language, text })),
);

/** What a translation must have in common with the English text. */
const shape = (text: (typeof everyText)[number]['text']) =>
  text.sections.map(({ paragraphs, items = [] }) => ({
    paragraphs: paragraphs.length,
    items: items.length,
    facts: [...new Set([...paragraphs, ...items].join(' ').match(/\{\w+\}/g))].toSorted(),
  }));

test('a text that asks for a word nobody knows is a fault', () => {
  expect(() => fillIn('Hello {stranger}', factsIn('en'))).toThrow(/stranger/);
});

test('every page is written in English and French, FAQ and service in all seven languages', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual([...CONTENT_PAGES].toSorted());
  for (const { texts } of Object.values(PAGES)) expect(Object.keys(texts)).toEqual(expect.arrayContaining(['en', 'fr']));
  for (const slug of ['faq', 'service'] as const) expect(Object.keys(PAGES[slug].texts).toSorted()).toEqual(LANGUAGES.toSorted());
});

test('what a purchase is proved by has the name that it has elsewhere', () => {
  const told = everyText.filter(({ language }) => language === 'en' || language === 'fr');
  expect(told.filter(({ text }) => /invoice|facture/i.test(JSON.stringify(text))).map(({ slug, language }) => [slug, language])).toEqual(
    [],
  );
});

test('every text can be filled in, has something under each heading, and typographic apostrophes', () => {
  for (const { slug, language, text } of everyText) {
    const { title, sections } = fillInPage(text, factsIn(language));
    const words = [title, ...sections.flatMap(({ heading, paragraphs, items }) => [heading, ...paragraphs, ...items])];
    for (const word of words) expect([slug, language, word]).not.toEqual([slug, language, expect.stringMatching(/'|\{|\}|^\s*$/)]);
    for (const { paragraphs, items } of sections) expect(paragraphs.length + items.length).toBeGreaterThan(0);
  }
});

test('a page says the same in each language: as many sections, paragraphs and points, the same facts', () => {
  for (const { slug, language, text } of everyText)
    expect([slug, language, shape(text)]).toEqual([slug, language, shape(PAGES[slug as keyof typeof PAGES].texts.en)]);
});

test('words are filled in wherever a page has text; a section without points gets none', () => {
  const plain = { heading: 'In {city}', paragraphs: ['{company}'] };
  const page = fillInPage({ title: 'About {company}', sections: [plain, { ...plain, items: ['KvK {kvk}'] }] }, factsIn('en'));
  const filled = { heading: 'In Amsterdam', paragraphs: ['Example B.V.'] };
  expect(page).toEqual({
    title: 'About Example B.V.',
    sections: [
      { ...filled, items: [] },
      { ...filled, items: ['KvK 123'] },
    ],
  });
});

test('texts follow the site’s settings and company', () => {
  expect(fillIn('{refund_days} days, {company}, {company_country}, {vat}', factsIn('en', { refund_days: 30 }))).toBe(
    '30 days, Example B.V., Netherlands, NL1, FR2',
  );
  expect(fillIn('{company_country}', factsIn('pl'))).toBe('Holandia');
});

describe('language', () => {
  const written: readonly Language[] = ['en', 'fr', 'de'];
  const choose = (country: 'CH' | 'NL' | 'FR' | 'BE', asked?: Language, locale: 'en' | 'fr' = 'en') =>
    pageLanguage({ written, country, asked, locale });

  test('a language that the country does not offer is not served', () => {
    expect(choose('FR', 'de')).toEqual({ language: 'fr', offered: ['fr'] });
  });

  test('the wish counts, then the interface, then the country’s first', () => {
    expect(choose('CH', 'fr')).toEqual({ language: 'fr', offered: ['de', 'fr', 'en'] });
    expect(choose('CH')).toEqual({ language: 'en', offered: ['de', 'fr', 'en'] });
    expect(choose('BE')).toEqual({ language: 'fr', offered: ['fr', 'de'] });
    expect(choose('BE', undefined, 'fr').language).toBe('fr');
  });

  test('English when the page was written in none of the country’s languages', () => {
    expect(choose('NL', undefined, 'fr')).toEqual({ language: 'en', offered: ['en'] });
    for (const country of COUNTRY_CODES)
      expect(pageLanguage({ written: ['en'], country, asked: undefined, locale: 'fr' }).language).toBe('en');
  });
});
