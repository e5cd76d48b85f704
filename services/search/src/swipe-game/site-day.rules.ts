import { hours } from '@rendezvous/contracts/kernel';
import { dayOf } from '@rendezvous/site';

/** A day with an hour more, as in autumn, ends within this. */
const LONGEST_DAY = hours(26);

/** A day of a site. */
export interface SiteDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** When the next one begins: not always at 0:00, nor after 24 hours. */
  readonly next: Date;
}

/** The day that it is in a time zone, and when it ends: the first instant with another date, found by halving. */
export const siteDay = (now: Date, timeZone: string): SiteDay => {
  const day = dayOf(now, timeZone);
  let [within, beyond] = [now.getTime(), now.getTime() + LONGEST_DAY];
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if (dayOf(new Date(middle), timeZone) === day) within = middle;
    else beyond = middle;
  }
  return { day, next: new Date(beyond) };
};
