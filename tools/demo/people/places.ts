import type { CountryCode } from '@rendezvous/contracts/reference';
import type { Random } from '@rendezvous/portraits/random';
import { CITY_TABLE } from './places.data.js';

export interface City {
  readonly country: CountryCode;
  /** Code of the region, as in the site's reference data. */
  readonly region: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** How many members live here, compared with other cities of the country. */
  readonly weight: number;
}

/** Around the personas there are more members than elsewhere, so that what is near is worth a look. */
const LIVELY: readonly string[] = ['Lyon', 'Villeurbanne', 'London', 'Bristol'];

const readCity = (country: CountryCode, region: string, text: string): City => {
  const words = text.trim().split(' ');
  const [lat = 0, lon = 0, thousands = 1] = words.slice(-3).map(Number);
  const name = words.slice(0, -3).join(' ');
  // The power lets small cities have members too.
  return { country, region: `${country}-${region}`, name, lat, lon, weight: thousands ** 0.6 * (LIVELY.includes(name) ? 4 : 1) };
};

const readCountry = ([country, text]: [string, string]): City[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [region = '', names = ''] = line.trim().split(': ');
      return names.split(', ').map((name) => readCity(country as CountryCode, region, name));
    });

export const CITIES: readonly City[] = Object.entries(CITY_TABLE).flatMap(readCountry);

interface Gazetteer {
  readonly cities: readonly City[];
  readonly total: number;
}

const gazetteerOf = (country: string): Gazetteer => {
  const cities = CITIES.filter((city) => city.country === country);
  return { cities, total: cities.reduce((sum, city) => sum + city.weight, 0) };
};

const byCountry = new Map<string, Gazetteer>(Object.keys(CITY_TABLE).map((country) => [country, gazetteerOf(country)]));

export const citiesOf = (country: CountryCode): readonly City[] => byCountry.get(country)?.cities ?? [];

/** A city of the country, large ones more often. */
export const pickCity = (random: Random, country: CountryCode): City => {
  const { cities, total } = byCountry.get(country) ?? gazetteerOf(country);
  let left = random.next() * total;
  return cities.find((city) => (left -= city.weight) < 0) ?? random.pick(cities);
};

/** Kilometres between two places. */
export const distanceBetween = (
  a: { readonly lat: number; readonly lon: number },
  b: { readonly lat: number; readonly lon: number },
): number => {
  const rad = Math.PI / 180;
  const half =
    Math.sin(((b.lat - a.lat) * rad) / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(((b.lon - a.lon) * rad) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(half));
};
