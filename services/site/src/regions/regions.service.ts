import { Injectable } from '@nestjs/common';
import { COUNTRY_CODES, type CountryCode, type Locale, LOCALES } from '@rendezvous/contracts/reference';
import type { Region } from '@rendezvous/contracts/site/regions';
import { REGION_PLACES, type RegionPlace } from './region-places.data.js';
import { REGIONS, regionsByCountry } from './regions.data.js';

const BY_CODE = new Map(REGIONS.map((region) => [region.code, region]));

/** Sorted once for each language, as its readers sort: Île-de-France stands with the other names in I. */
const listIn = (locale: Locale): readonly Region[] => {
  const order = new Intl.Collator(locale);
  return COUNTRY_CODES.flatMap((country) =>
    regionsByCountry(country)
      .map(({ code, name }) => ({ country, code, name: name[locale] }))
      .toSorted((one, other) => order.compare(one.name, other.name)),
  );
};

/** Provinces, regions, states, cantons and voivodeships. Pure reference data: nothing here reads the database. */
@Injectable()
export class Regions {
  private readonly lists = new Map(LOCALES.map((locale) => [locale, listIn(locale)]));

  /** Name of a region in a language; null when the country has no such region. */
  nameOf(country: string, code: string | null, locale: Locale): string | null {
    const region = code === null ? undefined : BY_CODE.get(code);
    return region?.country === country ? region.name[locale] : null;
  }

  isRegion(country: CountryCode, code: string): boolean {
    return BY_CODE.get(code)?.country === country;
  }

  /** Where a region is; null when it is none, or lies far from the rest of its country. */
  placeOf(code: string): RegionPlace | null {
    return REGION_PLACES.get(code) ?? null;
  }

  /** All regions, country by country, sorted by name. */
  list(locale: Locale): readonly Region[] {
    return this.lists.get(locale) ?? [];
  }
}
