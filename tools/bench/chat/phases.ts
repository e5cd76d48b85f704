import { type Server, cpuOf, databaseCpu, usedBetween } from '../http/processes.js';
import type { BenchWorld } from '../http/world.js';
import { CROWD, Crowd } from './crowd.js';

const WARM_UP = 10;
const PHASE_MAX_MS = 60_000;
/** Messages a second of the even load. */
export const EVEN_RATE = 200;

export interface Sustained {
  readonly perSecond: number;
  /** CPU a message, in microseconds. */
  readonly node: number;
  readonly postgres: number;
}

export interface Even {
  readonly p50: number;
  readonly p99: number;
}

/** Every member sends the next message when the last one is answered. Ends after a minute, however slow. */
const flood = async (crowd: Crowd, each: number): Promise<void> => {
  const end = performance.now() + PHASE_MAX_MS;
  const write = async (place: number): Promise<void> => {
    for (let n = 0; n < each && performance.now() < end; n++) await crowd.send(place);
  };
  await Promise.all(Array.from({ length: CROWD }, (_, place) => write(place)));
};

/** As many messages as go through, from the first sent until the last heard of. @param each messages of one member */
export const sustained = async (world: BenchWorld, server: Server, group: number, each: number): Promise<Sustained> => {
  const crowd = await Crowd.open(world, server, group);
  try {
    await flood(crowd, WARM_UP);
    await crowd.deliveries();
    const [node, postgres] = [cpuOf(server.pid), databaseCpu(world.postgres)];
    await flood(crowd, each);
    const done = await crowd.deliveries();
    const [from, until] = done.reduce(
      ([first, last], { sentAt, heardAt }) => [Math.min(first, sentAt), Math.max(last, heardAt)],
      [Infinity, 0],
    ) as [number, number];
    return {
      perSecond: (done.length * 1000) / (until - from),
      node: (cpuOf(server.pid) - node) / done.length,
      postgres: usedBetween(postgres, databaseCpu(world.postgres)) / done.length,
    };
  } finally {
    crowd.close();
  }
};

/**
 * How long a message takes to the partner's tab when 200 a second are sent, whatever the server makes of it.
 * @param meanwhile what happens beside it
 */
export const even = async (
  world: BenchWorld,
  server: Server,
  group: number,
  seconds: number,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<Even> => {
  const crowd = await Crowd.open(world, server, group);
  try {
    await flood(crowd, 1);
    await crowd.deliveries();
    const began = performance.now();
    const sending: Promise<void>[] = [meanwhile()];
    for (let n = 0; n < seconds * EVEN_RATE; n++) {
      const wait = began + (n * 1000) / EVEN_RATE - performance.now();
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      const sent = crowd.send(n % CROWD);
      // the refusal is thrown below; until then it must not count as unhandled
      sent.catch(() => undefined);
      sending.push(sent);
    }
    await Promise.all(sending);
    const times = (await crowd.deliveries()).map(({ sentAt, heardAt }) => heardAt - sentAt).toSorted((a, b) => a - b);
    const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return { p50: at(0.5), p99: at(0.99) };
  } finally {
    crowd.close();
  }
};
