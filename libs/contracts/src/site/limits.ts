import { MINUTE, limitTable } from '../limits.js';

export const siteLimits = limitTable({
  /** Names of towns while somebody types; and the town at a point. */
  places: { seconds: MINUTE, member: 120, network: 1200, visitors: 120 },
});

type SiteLimits = typeof siteLimits;

declare module '../limits.js' {
  interface CallLimits extends SiteLimits {}
}
