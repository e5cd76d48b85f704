import type { Point, Town } from './town.js';

/** Letters that are no letter with a mark, as they are typed without a keyboard for them. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** A name as it is compared: without marks, case and signs, with a saint written out. */
export const comparable = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđ]/g, (letter) => PLAIN[letter]!)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\b(?:st|ste|sainte)(?= )|\bsankt\b/g, 'saint');

/** Coordinates are kept on a grid: about 5 km from north to south. */
const GRID = 20;

const onGrid = (degrees: number): number => Math.round(degrees * GRID) / GRID + 0;

/** The point of the grid that is nearest. */
export const snapped = ({ lat, lon }: Point): Point => ({ lat: onGrid(lat), lon: onGrid(lon) });

const KM_A_DEGREE = 111.2;

/** Near enough for a few hundred kilometres. */
export const kilometres = (one: Point, other: Point): number => {
  const away = Math.abs(one.lon - other.lon);
  const east = Math.min(away, 360 - away) * Math.cos(((one.lat + other.lat) / 2) * (Math.PI / 180));
  return Math.hypot(one.lat - other.lat, east) * KM_A_DEGREE;
};

/** The nearest town within so many kilometres; of names for one town the first. */
export const nearestTown = (towns: readonly Town[], point: Point, within: number): Town | null => {
  let best: Town | null = null;
  let least = within;
  for (const town of towns) {
    // whoever is too far north or south is not worth a cosine
    if (Math.abs(town.lat - point.lat) * KM_A_DEGREE > least) continue;
    const away = kilometres(town, point);
    if (away < least || (best === null && away === least)) [best, least] = [town, away];
  }
  return best;
};

/** The town that somebody means who writes a name: in their region, else the largest of that name. @param towns largest first */
export const townNamed = (towns: readonly Town[], name: string, region: string | null): Town | null => {
  const key = comparable(name);
  if (key === '') return null;
  const same = towns.filter((town) => town.key === key);
  return same.find((town) => town.region === region) ?? same[0] ?? null;
};

/** Towns whose name begins so, or one of whose words does; those of the region first, then the largest. @param towns largest first */
export const townsLike = (towns: readonly Town[], text: string, region: string | null, count: number): Town[] => {
  const key = comparable(text);
  if (key === '') return [];
  const rank = (town: Town): number => {
    const place = region !== null && town.region !== region ? 1 : 0;
    if (town.key.startsWith(key)) return place;
    return town.key.includes(` ${key}`) ? 2 + place : -1;
  };
  const ranked: Town[][] = [[], [], [], []];
  for (const town of towns) {
    const at = rank(town);
    if (at >= 0 && ranked[at]!.length < count) ranked[at]!.push(town);
  }
  // two towns of one name in one region read the same, and so do a town's names that differ by marks only
  const seen = new Set<string>();
  return ranked
    .flat()
    .filter(({ key: name, region: where }) => !seen.has(`${name}/${where}`) && seen.add(`${name}/${where}`))
    .slice(0, count);
};
