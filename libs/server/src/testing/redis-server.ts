import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { freePort } from '../postgres/index.js';
import { Redis } from 'ioredis';

export interface RedisServer {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** True when a Redis can be started here: Debian calls the package `redis-server`. */
export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of its own for a test, that it can stop and start again. */
export const redisServer = async (): Promise<RedisServer> => {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
    const probe = new Redis(port, '127.0.0.1', { retryStrategy: () => 20, maxRetriesPerRequest: null });
    probe.on('error', () => undefined);
    await probe.ping();
    const info = await probe.info('server');
    probe.disconnect();
    if (!info.includes(`process_id:${child.pid}`)) throw new Error(`Port ${port} belongs to another Redis.`);
  };
  const stop = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop };
};

/** Waits for something that another process brings about. */
export const eventually = async (condition: () => boolean | Promise<boolean>, ms = 8000): Promise<void> => {
  const end = Date.now() + ms;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('It did not happen in time.');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
