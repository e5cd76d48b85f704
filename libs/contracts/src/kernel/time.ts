const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The part of the world where a day begins last: twelve hours behind UTC. */
const LAST_ZONE_MS = 12 * HOUR_MS;

/** Calendar date of an instant in the zone UTC−12, as `YYYY-MM-DD`. */
const lastCalendarDate = (at: Date): string => new Date(at.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10);

/**
 * Age in whole years at an instant, by the birthday having begun everywhere on Earth (date in UTC−12).
 * @param birthDate `YYYY-MM-DD`
 */
export const ageAt = (birthDate: string, at: Date): number => {
  const today = lastCalendarDate(at);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) >= birthDate.slice(5) ? years : years - 1;
};

/** The date of birth of somebody who turns `years` on the UTC−12 calendar day of `at`, as `YYYY-MM-DD`. */
export const birthDateForAge = (years: number, at: Date): string => {
  const today = lastCalendarDate(at);
  return `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
};

/** True for a calendar date that exists, written `YYYY-MM-DD`. */
export const isCalendarDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
};

export const days = (count: number): number => count * DAY_MS;
export const hours = (count: number): number => count * HOUR_MS;
export const minutes = (count: number): number => count * 60_000;
export const seconds = (count: number): number => count * 1000;
