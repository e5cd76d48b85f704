import { days } from '@rendezvous/contracts/kernel';
import { REVENUE_DAYS_MAX } from '@rendezvous/contracts/billing/revenue-terms';
import { dayOf } from '@rendezvous/site';

/** Days that are told of unless said otherwise. */
const DAYS = 30;

/** Days of a calendar, both included, as `YYYY-MM-DD`. */
export interface RevenuePeriod {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

const before = (day: string, count: number): string => new Date(Date.parse(`${day}T00:00:00Z`) - days(count)).toISOString().slice(0, 10);

/** The days that are asked for: up to today without an end, 30 of them without a beginning, and never more than a year's, the latest. */
export const periodOf = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
  timeZone: string,
): RevenuePeriod => {
  const last = to ?? dayOf(now, timeZone);
  const first = from ?? before(last, DAYS - 1);
  const earliest = before(last, REVENUE_DAYS_MAX - 1);
  return { from: first < earliest ? earliest : first, to: last, timeZone };
};
