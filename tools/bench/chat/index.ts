import { parseArgs } from 'node:util';
import { type Server, startOurs, startTwin } from '../http/processes.js';
import { type BenchWorld, MEMBERS, fillWorld, startWorld } from '../http/world.js';
import { announcingRows, whileAnnouncing } from './announcing.js';
import { chatListRows, chatLists } from './chat-lists.js';
import { CROWD } from './crowd.js';
import { idleMemory, tellingMemory } from './memory.js';
import { even, sustained } from './phases.js';
import { type Both, type Round, tableOf } from './table.js';

/** A member may send 120 messages a minute; the warm-up needs some of them. */
const EACH_MAX = 105;
/** Each round takes three groups of members. */
const ROUNDS_MAX = Math.floor(MEMBERS / CROWD / 3);
/** Messages of one member each way in the phase with chat lists. */
const LISTED_EACH = 40;
const SECONDS_MAX = 60;

interface Options {
  /** Messages of one member in each sustained phase. */
  readonly each: number;
  readonly seconds: number;
  readonly rounds: number;
}

const optionsOf = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      messages: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '10' },
      rounds: { type: 'string', default: '3' },
    },
  });
  const within = (name: keyof typeof values, most: number): number => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1 || value > most) throw new RangeError(`--${name} is a whole number from 1 to ${most}.`);
    return value;
  };
  return { each: within('messages', EACH_MAX), seconds: within('seconds', SECONDS_MAX), rounds: within('rounds', ROUNDS_MAX) };
};

const inTurn = async <T>(servers: Both<Server>, measure: (server: Server) => Promise<T>): Promise<Both<T>> => ({
  ours: await measure(servers.ours),
  twin: await measure(servers.twin),
});

const startBoth = async (
  base: Awaited<ReturnType<typeof startWorld>>,
  started: Server[],
): Promise<{ servers: Both<Server>; world: BenchWorld }> => {
  const ours = await startOurs(base, tellingMemory(base.folder));
  started.push(ours);
  const world: BenchWorld = { ...base, ...(await fillWorld(base)) };
  const twin = await startTwin('chat', base, tellingMemory(base.folder));
  started.push(twin);
  return { servers: { ours, twin }, world };
};

/**
 * Chat end to end, from the sender's POST to the hint at the partner's socket, against a raw twin with the same SQL, taking turns; medians.
 * `--messages 100` of each member, `--seconds 10` of even load, `--rounds 3`.
 */
export const run = async (args: readonly string[]): Promise<string[]> => {
  const { each, seconds, rounds } = optionsOf(args);
  const base = await startWorld();
  const started: Server[] = [];
  try {
    const { servers, world } = await startBoth(base, started);
    const idle = await inTurn(servers, (server) => idleMemory(world, server));
    const measured: Round[] = [];
    const listed: Awaited<ReturnType<typeof chatLists>>[] = [];
    const announced: Awaited<ReturnType<typeof whileAnnouncing>>[] = [];
    for (let round = 0; round < rounds; round++) {
      measured.push({
        sustained: await inTurn(servers, (server) => sustained(world, server, 3 * round, each)),
        even: await inTurn(servers, (server) => even(world, server, 3 * round + 1, seconds)),
      });
      listed.push(await chatLists(world, servers.ours, 3 * round + 2, LISTED_EACH));
      announced.push(await whileAnnouncing(base, world, servers.ours, [3 * round + 1, 3 * round + 2], seconds));
    }
    return [...tableOf(measured, idle), '', ...chatListRows(listed), '', ...announcingRows(announced, MEMBERS)];
  } finally {
    for (const server of started) await server.stop();
    await base.stop();
  }
};
