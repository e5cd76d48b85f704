import type { CountedRegion } from '@rendezvous/contracts/search/member-counts';

/** The longer side of a map, in its own units. */
const SIDE = 100;
const MARGIN = 14;
/** Radius of a region of which only "few" is known, and of one without anybody. */
const FEW_RADIUS = 1.3;
const NOBODY_RADIUS = 0.55;
const SMALLEST = 2;
/** Distance between what lies far from the rest of the country, in a row below the map. */
const ROW_STEP = 12;
/** A name is shown where it covers no other; how much room one takes, for each letter and in height. */
const NAMES = 6;
const LETTER = 2.1;
const LINE = 5;

interface MapDisc {
  readonly region: CountedRegion;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Radius of the ground below it; 0 for what lies apart. */
  readonly ground: number;
  /** Where its name stands, if it is shown. */
  readonly nameY: number | null;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** The largest first, so that small ones lie above them. */
  readonly discs: readonly MapDisc[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const membersOf = ({ members }: CountedRegion): number => members ?? FEW_RADIUS;

/** Degrees of longitude are narrower the farther from the equator. */
const projected = (regions: readonly CountedRegion[]): readonly (Point | null)[] => {
  const places = regions.flatMap(({ place }) => place ?? []);
  const middle = places.reduce((sum, { lat }) => sum + lat, 0) / Math.max(1, places.length);
  const narrow = Math.cos((middle * Math.PI) / 180);
  return regions.map(({ place }) => (place === null ? null : { x: place.lon * narrow, y: -place.lat }));
};

/** How far the next ones are, in the mean of the two nearest. */
const spacing = (point: Point, others: readonly Point[]): number => {
  const near = others
    .filter((other) => other !== point)
    .map((other) => Math.hypot(other.x - point.x, other.y - point.y))
    .toSorted((one, other) => one - other)
    .slice(0, 2);
  return near.length === 0 ? SIDE / 2 : near.reduce((sum, distance) => sum + distance, 0) / near.length;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? SIDE / 4;

const radiusOf = ({ members }: CountedRegion, most: number, largest: number): number => {
  if (members === 0) return NOBODY_RADIUS;
  if (members === null) return FEW_RADIUS;
  return SMALLEST + (largest - SMALLEST) * Math.sqrt(members / most);
};

type Placed = Omit<MapDisc, 'nameY'>;

const boxOf = ({ x, y, radius, region: { name } }: Placed) => {
  const half = (name.length * LETTER) / 2;
  return { left: x - half, right: x + half, top: y + radius, bottom: y + radius + LINE };
};

/** The names of the largest that stand inside of the map and clear of each other and of other discs. */
const named = (discs: readonly Placed[], width: number): ReadonlySet<Placed> => {
  const shown: Placed[] = [];
  for (const disc of discs.filter(({ region: { members }, ground }) => members !== 0 && ground > 0)) {
    const box = boxOf(disc);
    const covered = shown
      .map(boxOf)
      .some((other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom);
    const meets = discs.some(
      (other) =>
        other !== disc &&
        other.radius >= FEW_RADIUS &&
        Math.abs(other.y - (box.top + box.bottom) / 2) < other.radius + 1.5 &&
        other.x + other.radius > box.left &&
        other.x - other.radius < box.right,
    );
    if (!covered && !meets && box.left > 0 && box.right < width) shown.push(disc);
    if (shown.length === NAMES) break;
  }
  return new Set(shown);
};

/** Lays the discs of regions out as they lie in their country; the ground is where they are. */
export const layMap = (regions: readonly CountedRegion[]): MapLayout => {
  const points = projected(regions);
  const here = points.filter((point) => point !== null);
  const [xs, ys] = [here.map(({ x }) => x), here.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const unit = (SIDE - 2 * MARGIN) / Math.max(wide, high, Number.EPSILON);
  const scaled = points.map((point) =>
    point === null ? null : { x: (point.x - left) * unit + MARGIN, y: (point.y - top) * unit + MARGIN },
  );
  const laid = scaled.filter((point) => point !== null);
  const [width, below] = [wide * unit + 2 * MARGIN, high * unit + 2 * MARGIN];
  const largest = clamp(0.8 * median(laid.map((point) => spacing(point, laid))), 3.4, 8.5);
  const most = Math.max(1, ...regions.map(({ members }) => members ?? 0));
  let apart = 0;
  const placed = regions.flatMap((region, index): Placed[] => {
    const point = scaled[index];
    const radius = rounded(radiusOf(region, most, largest));
    if (point) {
      const ground = rounded(clamp(0.9 * spacing(point, laid), 6, 12.5));
      return [{ region, x: rounded(point.x), y: rounded(point.y), radius, ground }];
    }
    if (region.members === 0) return [];
    apart += 1;
    return [{ region, x: rounded(MARGIN + (apart - 1) * ROW_STEP), y: rounded(below + MARGIN), radius, ground: 0 }];
  });
  const discs = placed.toSorted((one, other) => membersOf(other.region) - membersOf(one.region));
  const shown = named(discs, width);
  return {
    width: rounded(width),
    height: rounded(apart > 0 ? below + 2 * MARGIN : below),
    discs: discs.map((disc) => ({ ...disc, nameY: shown.has(disc) ? rounded(disc.y + disc.radius + LINE * 0.75) : null })),
  };
};
