/** Degrees between two lines of the grid: about five kilometres. */
const STEP = 0.05;
const ROW = 10_000;

/** Of whom no place is known. */
export const NOWHERE = -1;

/** A cell of the grid in which a place lies, as one number. SQL of two columns in degrees. */
export const cellSql = (lat: string, lon: string): string =>
  `coalesce((round((${lat} + 90)::numeric / ${STEP}) * ${ROW} + round((${lon} + 180)::numeric / ${STEP}))::integer, ${NOWHERE})`;

/** The middle of a cell, in degrees. */
export const middleOf = (cell: number): { readonly lat: number; readonly lon: number } => ({
  lat: Math.floor(cell / ROW) * STEP - 90,
  lon: (cell % ROW) * STEP - 180,
});

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between the middles of two cells; null when one is no place. */
export const kmBetween = (one: number, other: number): number | null => {
  if (one === NOWHERE || other === NOWHERE) return null;
  const [from, to] = [middleOf(one), middleOf(other)];
  const [upwards, sideways] = [Math.sin(radians(to.lat - from.lat) / 2), Math.sin(radians(to.lon - from.lon) / 2)];
  const chord = upwards ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * sideways ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** How far from the viewer a page is looked for, one after the other, before everywhere. */
export const RADII_KM = [12, 25, 50, 100, 200, 400, 800] as const;

/** As if people lived as densely farther away, but four times as far at most. @param found how many live within `km`, of those who are needed */
export const nextRadius = (km: number, found: number, needed: number): number | undefined => {
  const wanted = km * Math.sqrt(needed / Math.max(1, found));
  const larger = RADII_KM.filter((radius) => radius > km).slice(0, 2);
  return larger.find((radius) => radius >= wanted) ?? larger.at(-1);
};

/** Cells in rows from `south` to `north`, in columns from `west` to `east`. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const KM_A_DEGREE = (Math.PI * EARTH_KM) / 180;

/** Cells around one that hold all within a distance, and some more. */
export const boxAround = (cell: number, km: number): Box => {
  const [row, column] = [Math.floor(cell / ROW), cell % ROW];
  const rows = Math.ceil(km / KM_A_DEGREE / STEP) + 1;
  const narrowest = Math.cos(radians(Math.min(89, Math.abs(middleOf(cell).lat) + rows * STEP)));
  const columns = Math.ceil(km / (KM_A_DEGREE * narrowest) / STEP) + 1;
  return { south: (row - rows) * ROW, north: (row + rows) * ROW + ROW - 1, west: column - columns, east: column + columns };
};

/** In radians; as such from here on, since decimals cost the database a multiple of that. */
const float = (value: number): string => `'${value}'::float8`;
const cosLatSql = (cell: string): string => `cos((${cell} / ${ROW}) * ${float(radians(STEP))} - ${float(radians(90))})`;
/** Of the difference between two rows, or columns: two cells equally far to either side are equally far. */
const haversine = (difference: string): string => `power(sin((${difference}) * ${float(radians(STEP) / 2)}), 2)`;

/** `kmBetween` as SQL, for the order; null when one is no place. */
export const kmSql = (one: string, other: string): string => `case when least(${one}, ${other}) <> ${NOWHERE} then
    ${float(2 * EARTH_KM)} * asin(least(1, sqrt(${haversine(`${other} / ${ROW} - ${one} / ${ROW}`)}
    + ${cosLatSql(one)} * ${cosLatSql(other)} * ${haversine(`${other} % ${ROW} - ${one} % ${ROW}`)}))) end`;

/** SQL of the number of a cell in a row of the grid. */
export const inRowSql = (row: string, column: string): string => `${row} * ${ROW} + ${column}`;

/** SQL of the row of a cell. */
export const rowSql = (cell: string): string => `${cell} / ${ROW}`;

/** Distances are told in bands, so that nobody can be found by asking from several places. */
const BANDS_KM = [5, 10, 25, 50, 100, 250, 500, 1000] as const;

/** The band of a distance: closer than so many kilometres; null for what is further than the last. */
export const bandOf = (km: number | null): number | null => (km === null ? null : (BANDS_KM.find((band) => km < band) ?? null));
