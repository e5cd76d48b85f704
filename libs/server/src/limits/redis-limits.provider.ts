import type { Redis } from 'ioredis';
import { connectRedis } from '../redis/index.js';
import { type LimitResult, type LimitRule, Limits } from './limits.js';
import { LocalLimits, judge } from './local-limits.provider.js';

const PREFIX = 'rendezvous:limit:';

/** Counting and the window's end in one step, so that no key can be left without an end. */
const TAKE = `
local count = redis.call('incr', KEYS[1])
local left = redis.call('pttl', KEYS[1])
if left < 0 then
  redis.call('pexpire', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return { count, left }`;

/** Counts for all processes together. While Redis is away each process counts for itself. */
export class RedisLimits extends Limits {
  private readonly redis: Redis;
  private readonly local = new LocalLimits();

  constructor(url: string) {
    super();
    this.redis = connectRedis(url, 'limits');
  }

  get connected(): boolean {
    return this.redis.status === 'ready';
  }

  override async take(key: string, rule: LimitRule): Promise<LimitResult> {
    if (!this.connected) return this.local.take(key, rule);
    try {
      const [count, left] = (await this.redis.eval(TAKE, 1, PREFIX + key, rule.seconds * 1000)) as [number, number];
      return judge(count, rule.max, left);
    } catch {
      return this.local.take(key, rule);
    }
  }

  override async reset(key: string): Promise<void> {
    await this.local.reset(key);
    if (this.connected) await this.redis.del(PREFIX + key).catch(() => undefined);
  }

  close(): void {
    this.redis.disconnect();
  }
}
