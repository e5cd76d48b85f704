export { type EndedSessions, Realtime, type TabNotice } from './realtime.js';
export { LocalRealtime } from './local-realtime.provider.js';
export { RedisRealtime } from './redis-realtime.provider.js';
export { RealtimeModule } from './realtime.module.js';
