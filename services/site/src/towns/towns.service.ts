import { Injectable } from '@nestjs/common';
import type { CountryCode } from '@rendezvous/contracts/reference';
import { type Place, TOWNS_SIZE } from '@rendezvous/contracts/site/places';
import type { Point, Town } from './town.js';
import { townList } from './town-list.js';
import { kilometres, nearestTown, snapped, townNamed, townsLike } from './towns.rules.js';

/** Whoever is farther from any town than that is nowhere that can be named. */
const AROUND_KM = 50;

const placeOf = ({ country, region, name }: Town): Place => ({ country, region, city: name });

/** Towns with their places, from bundled data (GeoNames). Pure reference data: nothing here reads the database or asks another company. */
@Injectable()
export class Towns {
  /** The town nearest to a point, in one of these countries. */
  async at(point: Point, countries: readonly CountryCode[]): Promise<Place | null> {
    const towns = await townList();
    const found = countries.flatMap((country) => nearestTown(towns.get(country) ?? [], point, AROUND_KM) ?? []);
    const [nearest] = found.toSorted((one, other) => kilometres(one, point) - kilometres(other, point));
    return nearest === undefined ? null : placeOf(nearest);
  }

  /** Towns whose names begin so. @param region listed first */
  async like(country: CountryCode, text: string, region: string | null): Promise<Place[]> {
    return townsLike((await townList()).get(country) ?? [], text, region, TOWNS_SIZE).map(placeOf);
  }

  /** Where the town of somebody is, on the grid; null when they name none, or one that nobody knows. */
  async pointOf(country: CountryCode, region: string | null, city: string | null): Promise<Point | null> {
    if (city === null) return null;
    const town = townNamed((await townList()).get(country) ?? [], city, region);
    return town === null ? null : snapped(town);
  }
}
