import type { Redis } from 'ioredis';
import { connectRedis } from '../redis/index.js';
import { type LimitResult, type LimitedKey, Limits } from './limits.js';
import { LocalLimits, judge } from './local-limits.provider.js';

const PREFIX = 'rendezvous:limit:';

/**
 * Looking at all windows, counting and giving each its end in one step: no call is counted by halves, and no key left without an end.
 * Arguments are the most and the milliseconds of each key; the answer is whether it was counted, then count and milliseconds of each.
 */
const TAKE = `
local answer = { 1 }
for i, key in ipairs(KEYS) do
  local used = tonumber(redis.call('get', key) or '0')
  if used >= tonumber(ARGV[2 * i - 1]) then answer[1] = 0 end
  answer[2 * i] = used
end
for i, key in ipairs(KEYS) do
  if answer[1] == 1 then answer[2 * i] = redis.call('incr', key) end
  local left = redis.call('pttl', key)
  if left == -1 then
    redis.call('pexpire', key, ARGV[2 * i])
    left = tonumber(ARGV[2 * i])
  end
  answer[2 * i + 1] = left
end
return answer`;

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

  override async takeAll(keys: readonly LimitedKey[]): Promise<LimitResult> {
    if (!this.connected) return this.local.takeAll(keys);
    try {
      const names = keys.map(({ key }) => PREFIX + key);
      const numbers = keys.flatMap(({ max, seconds }) => [max, seconds * 1000]);
      const [counted, ...answers] = (await this.redis.eval(TAKE, keys.length, ...names, ...numbers)) as number[];
      const windows = keys.map(({ max }, at) => ({ used: answers[2 * at] ?? 0, max, msLeft: answers[2 * at + 1] ?? 0 }));
      return judge(windows, counted === 1);
    } catch {
      return this.local.takeAll(keys);
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
