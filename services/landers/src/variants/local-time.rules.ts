const DAY_MS = 86_400_000;

/** What a clock of the zone shows at an instant, as if it were UTC. */
const shownAt = (instant: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'), value('second'));
};

/**
 * The instant at which a clock of the zone shows this time: the earlier one of an hour that comes twice. An hour that the clock leaves
 * out counts as the one after it.
 * @param local such as `2026-12-01T18:00`
 * @returns null for a day that no calendar has
 */
export const instantOf = (local: string, timeZone: string): Date | null => {
  const wanted = Date.parse(`${local}:00Z`);
  if (Number.isNaN(wanted) || !new Date(wanted).toISOString().startsWith(local)) return null;
  // the clock is moved at most once in the two days around
  const [before, after] = [wanted - DAY_MS, wanted + DAY_MS].map((near) => wanted - (shownAt(near, timeZone) - near)) as [number, number];
  const shown = [before, after].filter((instant) => shownAt(instant, timeZone) === wanted);
  return new Date(shown.length === 0 ? before : Math.min(...shown));
};

/** An instant as a clock of the zone shows it: `2026-12-01 18:00`. */
export const localTime = (instant: Date, timeZone: string): string =>
  new Date(shownAt(instant.getTime(), timeZone)).toISOString().slice(0, 16).replace('T', ' ');
