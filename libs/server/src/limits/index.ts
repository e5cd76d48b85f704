export { Limits, type LimitedKey } from './limits.js';
export { LocalLimits } from './local-limits.provider.js';
export { RedisLimits } from './redis-limits.provider.js';
export { LimitsModule } from './limits.module.js';
