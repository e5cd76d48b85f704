import type { SocketEvent } from '@rendezvous/contracts/events';
import { Logger } from '@nestjs/common';
import { type RedisServer, eventually, hasRedis, redisServer } from '../testing/redis-server.js';
import { LocalRealtime, RedisRealtime } from './index.js';

Logger.overrideLogger(false);

const event: SocketEvent = { type: 'chats-changed' };

describe('within one process', () => {
  it('reaches every tab of the members named, each once, and nobody else', () => {
    const realtime = new LocalRealtime();
    const seen: string[] = [];
    for (const [member, tab] of [
      [1, 'a'],
      [1, 'b'],
      [2, 'c'],
      [3, 'd'],
    ] as const)
      realtime.subscribe(member, (_, text) => seen.push(`${tab} ${text}`));
    realtime.toMembers([1, 2, 1, 99], event);
    expect(seen).toEqual(['a {"type":"chats-changed"}', 'b {"type":"chats-changed"}', 'c {"type":"chats-changed"}']);
  });

  it('counts open tabs, and forgets one that left, however often it says so', () => {
    const realtime = new LocalRealtime();
    const leave = [realtime.subscribe(1, jest.fn()), realtime.subscribe(1, jest.fn()), realtime.subscribe(2, jest.fn())];
    expect(realtime.counts()).toEqual({ connections: 3, members: 2 });
    leave[0]?.();
    leave[0]?.();
    expect([realtime.counts(), realtime.isHere(1)]).toEqual([{ connections: 2, members: 2 }, true]);
    leave[1]?.();
    expect([realtime.counts(), realtime.isHere(1)]).toEqual([{ connections: 1, members: 1 }, false]);
  });

  it('says which sessions are over, to whoever listens, and nothing when none is', () => {
    const realtime = new LocalRealtime();
    const [hears, left] = [jest.fn(), jest.fn()];
    realtime.onSessionsEnded(hears);
    realtime.onSessionsEnded(left)();
    realtime.endSessions({ sessionIds: [] });
    realtime.endSessions({ sessionIds: ['7'] });
    expect([hears.mock.calls, left.mock.calls]).toEqual([[[{ sessionIds: ['7'] }]], []]);
  });

  it('lets one broken tab keep nothing from the others', () => {
    const realtime = new LocalRealtime();
    const seen = jest.fn();
    realtime.subscribe(1, () => {
      throw new Error('closed');
    });
    realtime.subscribe(1, seen);
    realtime.toMembers([1], event);
    expect(seen).toHaveBeenCalledTimes(1);
  });
});

const withRedis = hasRedis() ? describe : describe.skip;
if (!hasRedis()) console.warn('SKIPPED: 4 tests of realtime through Redis, because redis-server is not installed.');

withRedis('through Redis', () => {
  let server: RedisServer;
  let here: RedisRealtime;
  let there: RedisRealtime;
  beforeAll(async () => {
    server = await redisServer();
    here = new RedisRealtime(server.url);
    there = new RedisRealtime(server.url);
    await eventually(() => here.connected && there.connected);
  });
  afterAll(async () => {
    here.close();
    there.close();
    await server.stop();
  });

  it('reaches tabs in every process, each once', async () => {
    const [near, far, other] = [jest.fn(), jest.fn(), jest.fn()];
    const leave = [here.subscribe(1, near), there.subscribe(1, far), there.subscribe(2, other)];
    await eventually(() => {
      here.toMembers([1], event);
      return far.mock.calls.length > 0;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(far.mock.calls.length).toBe(near.mock.calls.length);
    expect(far).toHaveBeenLastCalledWith(event, '{"type":"chats-changed"}');
    expect(other).not.toHaveBeenCalled();
    for (const each of leave) each();
  });

  it('says in every process which sessions are over, once', async () => {
    const [near, far] = [jest.fn(), jest.fn()];
    const leave = [here.onSessionsEnded(near), there.onSessionsEnded(far)];
    here.endSessions({ sessionIds: ['7'] });
    await eventually(() => far.mock.calls.length > 0);
    expect([near.mock.calls, far.mock.calls]).toEqual([[[{ sessionIds: ['7'] }]], [[{ sessionIds: ['7'] }]]]);
    for (const each of leave) each();
  });

  it('tells of members’ tabs in every other process, and not in its own', async () => {
    const [near, far] = [jest.fn(), jest.fn()];
    const leave = [here.onTabs(near), there.onTabs(far)];
    here.tellTabs({ tabs: 'closed', memberIds: [1, 2] });
    await eventually(() => far.mock.calls.length > 0);
    expect([near.mock.calls, far.mock.calls]).toEqual([[], [[{ tabs: 'closed', memberIds: [1, 2] }]]]);
    for (const each of leave) each();
  });

  it('never stops in this process while Redis is away, and reaches the others again when it is back', async () => {
    const [near, far] = [jest.fn(), jest.fn()];
    const leave = [here.subscribe(1, near), there.subscribe(1, far)];
    await server.stop();
    await eventually(() => !here.connected);
    here.toMembers([1], event);
    expect(near).toHaveBeenCalledTimes(1);
    await server.start();
    await eventually(() => {
      here.toMembers([1], event);
      return far.mock.calls.length > 0;
    });
    for (const each of leave) each();
  });
});
