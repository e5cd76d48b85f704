import * as z from 'zod/mini';
import { CURRENCIES } from '../kernel/index.js';
import { LOCALES } from '../reference/index.js';
import { route } from '../route.js';
import './limits.js';
import { REVENUE_FIRST_DAY, REVENUE_GROUPS } from './revenue-terms.js';

/** Sums in minor units of one currency: no two currencies are added. */
const sums = {
  currency: z.enum(CURRENCIES),
  /** Orders that were paid. */
  orders: z.int(),
  /** What members paid, and what of it is tax and fees for the way to pay. Tax is less by that of credit notes. */
  gross: z.int(),
  vat: z.int(),
  fees: z.int(),
  /** What went back, and what lost disputes are about: on the day on which that was decided. */
  refunds: z.int(),
  disputes: z.int(),
  /** What is left of what members paid, without tax. */
  net: z.int(),
};

export const RevenueRow = z.object({
  /** A day as `YYYY-MM-DD`, a country, a method, or the page that a member came to first; null for a page that nobody noted. */
  key: z.nullable(z.string()),
  ...sums,
});

export type RevenueRow = z.output<typeof RevenueRow>;

const Day = z.iso.date().check(z.refine((day) => day >= REVENUE_FIRST_DAY, 'out-of-range'));

const asked = {
  by: z._default(z.enum(REVENUE_GROUPS), 'day'),
  /** The first day and the last, by the site's calendar: the last 30 days unless said otherwise, and a year at most. */
  from: z.optional(Day),
  to: z.optional(Day),
};

export const readRevenue = route({
  method: 'GET',
  path: '/api/operator/revenue',
  summary: 'What members paid and what went back, by day, country, method or first page; each currency by itself.',
  access: 'operator',
  query: z.object(asked),
  reply: z.object({
    from: z.string(),
    to: z.string(),
    time_zone: z.string(),
    rows: z.array(RevenueRow),
    /** All of it. */
    totals: z.array(z.object(sums)),
  }),
});

export const fetchRevenue = route({
  method: 'GET',
  path: '/api/operator/revenue/file',
  summary: 'The same as a file for spreadsheets.',
  access: 'operator',
  query: z.object({ ...asked, language: z.enum(LOCALES) }),
  reply: z.unknown(),
  limit: 'billing_file',
});
