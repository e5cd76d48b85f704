import { MINUTE, limitTable } from '../limits.js';

export const searchLimits = limitTable({
  search: { seconds: MINUTE, member: 120, network: 1200, visitors: 120 },
  pass: { seconds: MINUTE, member: 120, network: 1200 },
});

type SearchLimits = typeof searchLimits;

declare module '../limits.js' {
  interface CallLimits extends SearchLimits {}
}
