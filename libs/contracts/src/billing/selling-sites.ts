import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';

/** Which site something is of; null: what counts wherever a site has none of its own. */
export const AnySite = z.nullable(z.int());

/** What operators change: a site's own, or, if none is named, what counts wherever a site has none of its own. */
export const ChosenSite = z._default(AnySite, null);

/** Whose prices or ways to pay operators look at; without it those that count wherever a site has none of its own. */
export const SiteQuery = z.object({ site: z.optional(PathId) });

/** Whose prices and ways to pay operators can look at: first those of all, then each site's. */
export const SellingSite = z.object({
  id: AnySite,
  host: z.nullable(z.string()),
  /** How many requests wait there for another operator. */
  waiting: z.int(),
});

export type SellingSite = z.output<typeof SellingSite>;
