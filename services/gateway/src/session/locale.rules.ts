import { DEFAULT_LOCALE, LOCALES, type CountryCode, type Locale, localesOf } from '@rendezvous/contracts/reference';

export const LOCALE_COOKIE = 'locale';

export interface LocaleFacts {
  /** What was chosen in this browser. */
  readonly cookie: string | undefined;
  /** A locale such as `fr-FR`. */
  readonly domainLanguage: string | null;
  /** The language kept with the account. */
  readonly account: Locale | null;
  readonly country: CountryCode;
}

const known = (text: string | null | undefined): Locale | null =>
  LOCALES.find((locale) => locale === text?.slice(0, 2).toLowerCase()) ?? null;

/**
 * The interface language: the choice kept in the cookie, else the domain's language, else the account's, else English if the country
 * offers it, else what the country offers.
 */
export const localeOf = ({ cookie, domainLanguage, account, country }: LocaleFacts): Locale => {
  const offered = localesOf(country);
  const chosen = known(cookie) ?? known(domainLanguage) ?? account;
  if (chosen) return chosen;
  return offered.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (offered[0] ?? DEFAULT_LOCALE);
};

/** Languages for the menu; the one that is spoken stays among them. */
export const offeredLocales = (country: CountryCode, spoken: Locale): readonly Locale[] => {
  const offered = localesOf(country);
  return LOCALES.filter((locale) => locale === spoken || offered.includes(locale));
};
