import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { median } from '../median.js';
import { type Server, cpuOf, databaseCpu, startOurs, startTwin, usedBetween } from './processes.js';
import { type BenchWorld, fillWorld, startWorld } from './world.js';

const CONNECTIONS = 32;
const WARM_UP_S = 3;
const MEASURED_S = 6;
const ROUNDS = 3;

type Call = (world: BenchWorld, place: number) => { method: 'GET' | 'POST'; path: string; body?: string };

const CALLS: Readonly<Record<string, Call>> = {
  'user.php': () => ({ method: 'GET', path: '/api/user.php' }),
  'view profile': (world, place) => ({ method: 'GET', path: `/api/members/${world.memberIds[(place + 1) % world.memberIds.length]}` }),
  'send message': (world, place) => ({
    method: 'POST',
    path: `/api/conversations/${world.conversations[place]}/messages`,
    body: JSON.stringify({ clientId: randomUUID(), text: `Thursday, then. Same quay, seven o'clock? ${place}` }),
  }),
};

interface Cost {
  readonly node: number;
  readonly postgres: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const load = (world: BenchWorld, server: Server, call: Call, duration: number) => {
  let place = 0;
  return autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration,
    requests: [
      {
        setupRequest: (request: autocannon.Request) => {
          place = (place + 1) % world.tokens.length;
          const { method, path, body } = call(world, place);
          const headers = {
            cookie: `session=${world.tokens[place]}`,
            origin: server.url,
            'x-request-type': 'client',
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          };
          return { ...request, method, path, headers, ...(body === undefined ? {} : { body }) };
        },
      },
    ],
  });
};

const measure = async (world: BenchWorld, server: Server, call: Call): Promise<Cost> => {
  await load(world, server, call, WARM_UP_S);
  const [node, postgres] = [cpuOf(server.pid), databaseCpu(world.postgres)];
  const result = await load(world, server, call, MEASURED_S);
  const done = result['2xx'];
  if (result.non2xx > 0 || done === 0) throw new Error(`${result.non2xx} of ${result.requests.total} calls were refused.`);
  return {
    node: (cpuOf(server.pid) - node) / done,
    postgres: usedBetween(postgres, databaseCpu(world.postgres)) / done,
    perSecond: done / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
};

const whole = (value: number): string => Math.round(value).toString();

/** CPU of the hottest calls against a raw twin that asks the database the same, taking turns; medians of three. `--calls 'user.php,view profile'`. */
export const run = async (args: readonly string[]): Promise<string[]> => {
  const names = args.includes('--calls') ? args[args.indexOf('--calls') + 1]!.split(',') : Object.keys(CALLS);
  const base = await startWorld();
  const servers: Server[] = [];
  try {
    servers.push(await startOurs(base));
    const world: BenchWorld = { ...base, ...(await fillWorld(base)) };
    servers.push(await startTwin('http', base));
    const [ours, twin] = servers as [Server, Server];
    const lines = [
      '| call | ours µs (node + database) | raw twin µs | CPU ratio | ours /s, p50, p99 ms |',
      '| --- | --- | --- | --- | --- |',
    ];
    for (const [name, call] of Object.entries(CALLS).filter(([each]) => names.includes(each))) {
      const rounds: { ours: Cost; twin: Cost }[] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({ ours: await measure(world, ours, call), twin: await measure(world, twin, call) });
      const of = (who: 'ours' | 'twin', key: keyof Cost) => median(rounds.map((round) => round[who][key]));
      const total = (who: 'ours' | 'twin') => median(rounds.map((round) => round[who].node + round[who].postgres));
      const ratio = median(rounds.map((round) => (round.ours.node + round.ours.postgres) / (round.twin.node + round.twin.postgres)));
      lines.push(
        `| ${name} | ${whole(total('ours'))} (${whole(of('ours', 'node'))} + ${whole(of('ours', 'postgres'))}) | ${whole(total('twin'))} (${whole(of('twin', 'node'))} + ${whole(of('twin', 'postgres'))}) | ${ratio.toFixed(2)}× | ${whole(of('ours', 'perSecond'))}, ${of('ours', 'p50')}, ${of('ours', 'p99')} |`,
      );
    }
    return lines;
  } finally {
    for (const server of servers) await server.stop();
    await base.stop();
  }
};
