import { COUNTRIES, type CountryCode, DEFAULT_LOCALE, type Language, type Locale } from '@rendezvous/contracts/reference';

export interface LanguageFacts {
  /** Languages that the page was written in. */
  readonly written: readonly Language[];
  readonly country: CountryCode;
  /** What the reader asked for in the address. */
  readonly asked: Language | undefined;
  /** The language of the interface. */
  readonly locale: Locale;
}

export interface PageLanguage {
  readonly language: Language;
  readonly offered: readonly Language[];
}

/**
 * Which language a page is read in, and which others are offered: those of the country that the page was written in, in the country's
 * order; English when it was written in none of them. The reader's wish counts, then the language of the interface.
 */
export const pageLanguage = ({ written, country, asked, locale }: LanguageFacts): PageLanguage => {
  const common = COUNTRIES[country].languages.filter((language) => written.includes(language));
  const offered = common.length > 0 ? common : [DEFAULT_LOCALE];
  const wanted = [asked, locale].find((language) => offered.some((one) => one === language));
  return { language: wanted ?? offered[0] ?? DEFAULT_LOCALE, offered };
};
