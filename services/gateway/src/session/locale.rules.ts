import { negotiate } from '@fastify/accept-negotiator';
import { DEFAULT_LOCALE, LOCALES, type CountryCode, type Locale, localesOf } from '@rendezvous/contracts/reference';

export const LOCALE_COOKIE = 'locale';

export interface LocaleFacts {
  /** What was chosen in this browser. */
  readonly cookie: string | undefined;
  /** A locale such as `fr-FR`. */
  readonly domainLanguage: string | null;
  /** The language kept with the account. */
  readonly account: Locale | null;
  /** The browser's languages: its `Accept-Language` header. */
  readonly browser: string | undefined;
  readonly country: CountryCode;
}

const known = (text: string | null | undefined): Locale | null =>
  LOCALES.find((locale) => locale === text?.slice(0, 2).toLowerCase()) ?? null;

/** The language that a browser likes best of those that the country offers. Which variant of it (`fr-CH`) makes no difference. */
const likedBest = (header: string | undefined, country: CountryCode): Locale | null =>
  known(negotiate((header ?? '').toLowerCase().replaceAll(/-[a-z0-9-]+/g, ''), [...localesOf(country)]));

/**
 * The interface language: the choice kept in the cookie, else the domain's language, else the account's, else what the browser likes best of
 * what the country offers, else English.
 */
export const localeOf = ({ cookie, domainLanguage, account, browser, country }: LocaleFacts): Locale =>
  known(cookie) ?? known(domainLanguage) ?? account ?? likedBest(browser, country) ?? DEFAULT_LOCALE;

/** Languages for the menu; the one that is spoken stays among them. */
export const offeredLocales = (country: CountryCode, spoken: Locale): readonly Locale[] => {
  const offered = localesOf(country);
  return LOCALES.filter((locale) => locale === spoken || offered.includes(locale));
};
