import { Logger } from '@nestjs/common';
import { type RedisServer, eventually, hasRedis, redisServer } from '../testing/redis-server.js';
import { LocalLimits, RedisLimits } from './index.js';

Logger.overrideLogger(false);

const rule = { max: 2, seconds: 60 };

describe('within one process', () => {
  let now = 0;
  const limits = new LocalLimits(() => now);

  it('allows as many as the rule says, then tells how long to wait', async () => {
    expect(await limits.take('a', rule)).toEqual({ allowed: true, left: 1, retryAfter: 0 });
    now += 20_500;
    expect(await limits.take('a', rule)).toEqual({ allowed: true, left: 0, retryAfter: 0 });
    expect(await limits.take('a', rule)).toEqual({ allowed: false, left: 0, retryAfter: 40 });
    expect((await limits.take('b', rule)).allowed).toBe(true);
  });

  it('begins a new window when the first is over, and not later for those who keep trying', async () => {
    now += 39_499;
    expect((await limits.take('a', rule)).retryAfter).toBe(1);
    now += 1;
    expect(await limits.take('a', rule)).toEqual({ allowed: true, left: 1, retryAfter: 0 });
  });

  it('keeps what still runs when ended windows are cleared away', async () => {
    const day = { max: 1, seconds: 86_400 };
    await limits.take('today', day);
    for (let other = 0; other <= 10_000; other += 1) await limits.take(`other ${other}`, { max: 1, seconds: 1 });
    expect((await limits.take('today', day)).allowed).toBe(false);
  });

  it('counts under every key or under none: who is refused for themselves takes nothing from their network', async () => {
    const both = (member: string) =>
      limits.takeAll([
        { key: member, max: 2, seconds: 10 },
        { key: 'carrier', max: 3, seconds: 60 },
      ]);
    for (const left of [1, 0]) expect(await both('ann')).toEqual({ allowed: true, left, retryAfter: 0 });
    for (let i = 0; i < 20; i += 1) expect(await both('ann')).toEqual({ allowed: false, left: 0, retryAfter: 10 });
    expect(await both('ben')).toEqual({ allowed: true, left: 0, retryAfter: 0 });
    expect(await both('ben')).toEqual({ allowed: false, left: 0, retryAfter: 60 });
    expect(await limits.take('ben', { max: 2, seconds: 10 })).toEqual({ allowed: true, left: 0, retryAfter: 0 });
    expect(await both('ann')).toEqual({ allowed: false, left: 0, retryAfter: 60 });
  });

  it('forgets a key', async () => {
    for (let i = 0; i < 5; i += 1) await limits.take('c', rule);
    await limits.reset('c');
    expect((await limits.take('c', rule)).left).toBe(1);
  });

  it('clears ended windows away, so that strangers cannot fill the memory', async () => {
    for (let i = 0; i < 10_000; i += 1) await limits.take(`stranger ${i}`, rule);
    now += 61_000;
    await limits.take('next', rule);
    expect((limits as unknown as { windows: Map<string, unknown> }).windows.size).toBeLessThan(10);
  });
});

const both = (limits: RedisLimits, member: string) =>
  limits.takeAll([
    { key: member, max: 2, seconds: 60 },
    { key: 'carrier', max: 3, seconds: 600 },
  ]);

const withRedis = hasRedis() ? describe : describe.skip;
if (!hasRedis()) console.warn('SKIPPED: 4 tests of limits through Redis, because redis-server is not installed.');

withRedis('through Redis', () => {
  let server: RedisServer;
  let [here, there]: RedisLimits[] = [];
  beforeAll(async () => {
    server = await redisServer();
    here = new RedisLimits(server.url);
    there = new RedisLimits(server.url);
    await eventually(() => here!.connected && there!.connected);
  });
  afterAll(async () => {
    here!.close();
    there!.close();
    await server.stop();
  });

  it('counts for all processes together, exactly', async () => {
    const takes = await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? here : there)!.take('many', { max: 10, seconds: 60 })),
    );
    expect(takes.filter(({ allowed }) => allowed)).toHaveLength(10);
    expect(takes.find(({ allowed }) => !allowed)).toMatchObject({ retryAfter: 60 });
  });

  it('counts under every key or under none', async () => {
    const many = await Promise.all(Array.from({ length: 10 }, (_, i) => both((i % 2 === 0 ? here : there)!, 'ann')));
    expect(many.filter(({ allowed }) => allowed)).toHaveLength(2);
    expect(many.find(({ allowed }) => !allowed)).toEqual({ allowed: false, left: 0, retryAfter: 60 });
    expect(await both(there!, 'ben')).toEqual({ allowed: true, left: 0, retryAfter: 0 });
    expect(await both(here!, 'ben')).toEqual({ allowed: false, left: 0, retryAfter: 600 });
    expect((await here!.take('ben', { max: 2, seconds: 60 })).allowed).toBe(true);
  });

  it('opens again when the window is over or the key is forgotten', async () => {
    const short = { max: 1, seconds: 1 };
    await here!.take('short', short);
    expect((await there!.take('short', short)).allowed).toBe(false);
    await there!.reset('short');
    expect((await here!.take('short', short)).allowed).toBe(true);
    await eventually(async () => (await here!.take('short', short)).allowed);
  });

  it('goes on counting within each process while Redis is away', async () => {
    await server.stop();
    await eventually(() => !here!.connected);
    const taken = [await here!.take('away', rule), await here!.take('away', rule), await here!.take('away', rule)];
    expect(taken.map(({ allowed }) => allowed)).toEqual([true, true, false]);
    await server.start();
    await eventually(() => here!.connected);
    expect((await here!.take('away', rule)).left).toBe(1);
  });
});
