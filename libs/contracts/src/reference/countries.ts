export const LANGUAGES = ['en', 'fr', 'nl', 'de', 'it', 'es', 'pl'] as const;
/** Languages that content (legal pages, FAQ, pricing, interests) is offered in. */
export type Language = (typeof LANGUAGES)[number];

export const LOCALES = ['en', 'fr'] as const;
/** Languages of the interface. */
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

export type RegionLabel = 'province' | 'region' | 'state' | 'canton' | 'voivodeship';

interface Country {
  readonly languages: readonly Language[];
  readonly regionLabel: RegionLabel;
  readonly currency: 'EUR' | 'GBP' | 'USD' | 'CAD' | 'AUD' | 'NZD' | 'CHF' | 'PLN';
}

/** The countries that the product serves: languages shown there, what a region is called, and the currency of prices. */
export const COUNTRIES = {
  US: { languages: ['en', 'es'], regionLabel: 'state', currency: 'USD' },
  NL: { languages: ['nl'], regionLabel: 'province', currency: 'EUR' },
  BE: { languages: ['nl', 'fr', 'de'], regionLabel: 'province', currency: 'EUR' },
  FR: { languages: ['fr'], regionLabel: 'region', currency: 'EUR' },
  IT: { languages: ['it'], regionLabel: 'province', currency: 'EUR' },
  ES: { languages: ['es'], regionLabel: 'province', currency: 'EUR' },
  DE: { languages: ['de'], regionLabel: 'state', currency: 'EUR' },
  AT: { languages: ['de'], regionLabel: 'state', currency: 'EUR' },
  IE: { languages: ['en'], regionLabel: 'province', currency: 'EUR' },
  GB: { languages: ['en'], regionLabel: 'region', currency: 'GBP' },
  AU: { languages: ['en'], regionLabel: 'state', currency: 'AUD' },
  NZ: { languages: ['en'], regionLabel: 'province', currency: 'NZD' },
  CA: { languages: ['en', 'fr'], regionLabel: 'province', currency: 'CAD' },
  PL: { languages: ['pl'], regionLabel: 'voivodeship', currency: 'PLN' },
  CH: { languages: ['de', 'it', 'fr', 'en'], regionLabel: 'canton', currency: 'CHF' },
} as const satisfies Record<string, Country>;

export type CountryCode = keyof typeof COUNTRIES;
export const COUNTRY_CODES = Object.keys(COUNTRIES) as [CountryCode, ...CountryCode[]];

export const isCountryCode = (code: string): code is CountryCode => Object.hasOwn(COUNTRIES, code);

/** Interface languages offered in a country: its languages that the interface speaks, English if there is none. */
export const localesOf = (country: string): readonly Locale[] => {
  const languages: readonly string[] = isCountryCode(country) ? COUNTRIES[country].languages : [];
  const offered = LOCALES.filter((locale) => languages.includes(locale));
  return offered.length > 0 ? offered : [DEFAULT_LOCALE];
};
