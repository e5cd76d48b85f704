import type { Language } from '@rendezvous/contracts/reference';
import type { CompanyInfo } from '@rendezvous/contracts/site/company';
import type { SiteSettings } from '@rendezvous/site';
import type { ContentText } from './content-text.js';

/** What the words in braces stand for. */
export type PageFacts = Readonly<Record<string, string>>;

/** Settings that texts name as numbers. */
const COUNTS = [
  'message_credits',
  'photo_credits',
  'gift_credits',
  'signup_credits',
  'free_conversations',
  'free_photos',
  'premium_photos',
  'refund_days',
  'complaint_days',
  'waiting_address_days',
  'seen_members_days',
  'seen_members_kept',
  'min_age',
] as const satisfies readonly (keyof SiteSettings)[];

/** What numbers and countries are written by, which takes long to make, by language. */
const writers = new Map<Language, { readonly number: Intl.NumberFormat; readonly country: Intl.DisplayNames }>();

const writersIn = (language: Language) => {
  const known = writers.get(language);
  if (known) return known;
  const made = { number: new Intl.NumberFormat(language), country: new Intl.DisplayNames(language, { type: 'region' }) };
  writers.set(language, made);
  return made;
};

/** The facts of a site that its texts speak of, ready to read. */
export const pageFacts = (settings: SiteSettings, company: CompanyInfo, language: Language): PageFacts => {
  const { number, country } = writersIn(language);
  return {
    ...Object.fromEntries(COUNTS.map((name) => [name, number.format(settings[name])])),
    site: settings.name,
    email: settings.support_email,
    company: company.name,
    address: company.address,
    city: company.city,
    company_country: country.of(company.country) ?? company.country,
    kvk: company.kvk,
    vat: company.vat_numbers.map(({ number: vat }) => vat).join(', '),
    phone: company.support_phone,
  };
};

/** One text with its words filled in. A word that nobody knows is a fault of the text. */
export const fillIn = (text: string, facts: PageFacts): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, word: string) => {
    const fact = facts[word];
    if (fact === undefined) throw new Error(`A content page asks for "${word}", which nobody knows.`);
    return fact;
  });

/** A whole page with its words filled in, as it goes out. */
export const fillInPage = ({ title, sections }: ContentText, facts: PageFacts) => ({
  title: fillIn(title, facts),
  sections: sections.map(({ heading, paragraphs, items = [] }) => ({
    heading: fillIn(heading, facts),
    paragraphs: paragraphs.map((text) => fillIn(text, facts)),
    items: items.map((text) => fillIn(text, facts)),
  })),
});
