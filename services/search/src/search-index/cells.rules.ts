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

/** In radians; as such from here on, since decimals cost the database a multiple of that. */
const float = (value: number): string => `'${value}'::float8`;
const cosLatSql = (cell: string): string => `cos((${cell} / ${ROW}) * ${float(radians(STEP))} - ${float(radians(90))})`;
/** Of the difference between two rows, or columns: two cells equally far to either side are equally far. */
const haversine = (difference: string): string => squared(`sin((${difference}) * ${float(radians(STEP) / 2)})`);
/** By multiplying: to raise to a power costs several times as much. */
const squared = (expression: string): string => `(${expression} * ${expression})`;

/** Cells around the globe. */
const AROUND = 360 / STEP;
/** Across the date line, where that is shorter. */
const shorterWay = (columns: string, around = AROUND): string => `least(${columns}, ${around} - ${columns})`;

/** Of the viewer, whose cell is a value: reckoned once, not for each row. */
const once = (expression: string): string => `(select ${expression})`;

/** `kmBetween` as SQL, for the order; null when one is no place. @param viewer of whom the distance is */
export const kmSql = (cell: string, viewer: string): string => `case when least(${cell}, ${once(viewer)}) <> ${NOWHERE} then
    ${float(2 * EARTH_KM)} * asin(least(1, sqrt(${haversine(`${once(`${viewer} / ${ROW}`)} - ${cell} / ${ROW}`)}
    + ${cosLatSql(cell)} * ${once(cosLatSql(viewer))} * ${haversine(shorterWay(`abs(${once(`${viewer} % ${ROW}`)} - ${cell} % ${ROW})`))}))) end`;

/** Cells along each side of a square. */
const SIDE = 5;

/** The square in which a cell lies, as one number: as the index of nearness has it, to the letter. */
export const squareSql = (cell: string): string => `((${cell} / ${ROW} / ${SIDE}) * ${ROW} + (${cell} % ${ROW}) / ${SIDE})`;

/** How many lines lie between one and the first of the five that begin at another; 0 inside. */
const linesBetween = (one: string, first: string): string => `greatest(0, ${first} - (${one}), (${one}) - ${first} - ${SIDE - 1})`;

/** How many squares upwards and sideways are looked at: so many that most pages are full of who lives there, and few enough to be sorted for each. */
const [UPWARDS, SIDEWAYS] = [5, 8];

/** Whether a square is one of those that are looked at from a cell. */
export const isAroundSql = (cell: string, square: string): string => {
  const [row, column] = [once(`${cell} / ${ROW} / ${SIDE}`), once(`${cell} % ${ROW} / ${SIDE}`)];
  return `${square} between (${row} - ${UPWARDS}) * ${ROW} and (${row} + ${UPWARDS}) * ${ROW} + ${ROW - 1}
    and ${shorterWay(`abs(${square} % ${ROW} - ${column})`, AROUND / SIDE)} <= ${SIDEWAYS}`;
};

/**
 * The strips in which squares lie, one for each row; beyond the date line one more, since their numbers begin anew there. @param squares yields `square`
 * @param cell they are around it
 */
export const stripsSql = (squares: string, cell: string): string => {
  const beyond = `abs(s.square % ${ROW} - ${once(`${cell} % ${ROW} / ${SIDE}`)}) > ${AROUND / SIDE / 2}`;
  return `select min(s.square) as westernmost, max(s.square) as easternmost from (${squares}) s group by s.square / ${ROW}, ${beyond}`;
};

/** Rounding moves a distance by less than this. */
const NOTHING_KM = 1e-6;

/**
 * So many kilometres it is at least from a cell to whichever of a square: as far as to its nearer parallel, and as to its nearer meridian, of which the
 * closest point lies a quarter around the globe at most. Across the date line it is as near as on this side of it.
 */
export const kmToSquareSql = (cell: string, square: string): string => {
  const [row, column] = [once(`${cell} / ${ROW}`), once(`${cell} % ${ROW}`)];
  const first = `${square} % ${ROW} * ${SIDE}`;
  const columns = [0, -AROUND, AROUND].map((turn) => linesBetween(`${column} + ${turn}`, first)).join(', ');
  return atLeastKm(cell, linesBetween(row, `${square} / ${ROW} * ${SIDE}`), `least(${columns})`);
};

/** So many kilometres it is at least to whichever place that is so many lines away, upwards or sideways. */
const atLeastKm = (cell: string, rows: string, columns: string): string => {
  const east = `asin(${once(cosLatSql(cell))} * sin(least(${columns} * ${float(radians(STEP))}, ${float(radians(90))})))`;
  return `(${float(EARTH_KM)} * greatest(${rows} * ${float(radians(STEP))}, ${east}) - ${float(NOTHING_KM)})`;
};

/** So many kilometres it is at least to whichever square that is not looked at from a cell. */
export const kmToOthersSql = (cell: string): string =>
  `least(${atLeastKm(cell, String(UPWARDS * SIDE + 1), '0')}, ${atLeastKm(cell, '0', String(SIDEWAYS * SIDE + 1))})`;

/** Distances are told in bands, so that nobody can be found by asking from several places. */
const BANDS_KM = [5, 10, 25, 50, 100, 250, 500, 1000] as const;

/** The band of a distance: closer than so many kilometres; null for what is further than the last. */
export const bandOf = (km: number | null): number | null => (km === null ? null : (BANDS_KM.find((band) => km < band) ?? null));
