import { days } from '@rendezvous/contracts/kernel';

/** Days of which counts are kept: as long as the first touch. */
const KEPT_DAYS = 30;

/** A page as it is counted: which member, order or conversation it is of is nobody's business. */
export const countedPage = (path: string): string => path.replace(/\/\d+(?=\/|$)/g, '/:id');

/** The calendar day of an instant where the site is, as `YYYY-MM-DD`. */
export const dayOf = (at: Date, timeZone: string): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);

/** Counts of days before this one are forgotten. */
export const firstKeptDay = (now: Date): string => dayOf(new Date(now.getTime() - days(KEPT_DAYS)), 'UTC');
