import { MINUTE, limitTable } from '../limits.js';

export const chatLimits = limitTable({
  like: { seconds: MINUTE, member: 120, network: 1200 },
  conversation: { seconds: MINUTE, member: 30, network: 300 },
  message: { seconds: MINUTE, member: 120, network: 1200 },
  /** What was read or looked at: a tab says so by itself, at each message that arrives. */
  seen: { seconds: MINUTE, member: 600, network: 6000 },
});

type ChatLimits = typeof chatLimits;

declare module '../limits.js' {
  interface CallLimits extends ChatLimits {}
}
