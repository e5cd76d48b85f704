import * as z from 'zod/mini';
import { route } from '../route.js';

/** A network and a reference, as addresses of campaigns name them, with page views whose addresses asked for it by `lb`. */
const VisitSource = z.object({
  /** Empty: not told. */
  network: z.string(),
  ref: z.string(),
  visits: z.int(),
  /** Those of the visits after which the visitor went to no other page. */
  bounces: z.int(),
});
export type VisitSource = z.output<typeof VisitSource>;

export const listVisitSources = route({
  method: 'GET',
  path: '/api/operator/visit-sources',
  summary: 'Where measured visitors of the last 30 days came from, and how many of them left again: the 50 sources with most visits.',
  access: 'operator',
  reply: z.object({ sources: z.array(VisitSource) }),
});
