import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';
import { route } from '../route.js';

/** What a company said of the payments that moved on one day, against what stands here. */
export const ProviderReport = z.object({
  id: z.int(),
  provider: z.string(),
  /** The day, in UTC. */
  day: z.string(),
  /** null while it is made. */
  ended_at: z.nullable(z.string()),
  /** Payments that were asked about, and those of them that the company did not answer for: it is asked again the next night. */
  asked: z.int(),
  silent: z.int(),
  /** Charges in the company’s own list of the day; null while it did not give that, or those of refunds and disputes: it is asked again the next night. */
  listed: z.nullable(z.int()),
  /** Differences that were found, also those that were known before; refunds and disputes that only the company’s list told of are among them. */
  differences: z.int(),
});

export type ProviderReport = z.output<typeof ProviderReport>;

export const listProviderReports = route({
  method: 'GET',
  path: '/api/operator/billing/reports',
  summary: 'Reports of days, by company, latest first. What differs stands among the payment incidents.',
  access: 'operator',
  /** Reports older than this one; without it the latest. */
  query: z.object({ before: z.optional(PathId) }),
  reply: z.object({ reports: z.array(ProviderReport), more: z.boolean() }),
});
