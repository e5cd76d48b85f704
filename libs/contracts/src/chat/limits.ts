import { MINUTE, limitTable } from '../limits.js';

export const chatLimits = limitTable({
  like: { seconds: MINUTE, member: 120, network: 1200 },
  conversation: { seconds: MINUTE, member: 30, network: 300 },
  message: { seconds: MINUTE, member: 120, network: 1200 },
});

type ChatLimits = typeof chatLimits;

declare module '../limits.js' {
  interface CallLimits extends ChatLimits {}
}
