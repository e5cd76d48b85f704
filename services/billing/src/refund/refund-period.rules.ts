import { days } from '@rendezvous/contracts/kernel';
import { dayOf } from '@rendezvous/site';

/**
 * The last day on which a purchase can be withdrawn from, as `YYYY-MM-DD` of the site's calendar: so many whole days after the day of the purchase.
 */
export const lastRefundDay = (boughtAt: Date, refundDays: number, timeZone: string): string => {
  const boughtDay = Date.parse(`${dayOf(boughtAt, timeZone)}T00:00:00Z`);
  return new Date(boughtDay + days(refundDays)).toISOString().slice(0, 10);
};

/** The day is over everywhere in the site's zone. @param lastDay `YYYY-MM-DD` */
export const isRefundOver = (lastDay: string, now: Date, timeZone: string): boolean => dayOf(now, timeZone) > lastDay;
