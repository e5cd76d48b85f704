import { chmodSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities as accountEntities, migrations as accountMigrations } from '@rendezvous/account';
import { entities as chatEntities, migrations as chatMigrations } from '@rendezvous/chat';
import { entities as searchEntities, SearchIndex, SearchIndexStore, migrations as searchMigrations } from '@rendezvous/search';
import { COUNTED_MAX } from '@rendezvous/contracts/search/members';
import { connect, type Database, withQueryTimeout } from '@rendezvous/server/database';
import { startPostgres } from '@rendezvous/server/postgres';
import { entities as siteEntities, migrations as siteMigrations } from '@rendezvous/site';
import { BenchClock, ourSearch } from './contestant.js';
import { cpuMeter } from './cpu.js';
import { naiveSearch } from './naive.js';
import { BENCH_KINDS, type BenchKind, type BenchQuery, benchQueries } from './queries.js';
import { churn, makeWorld, NOW, settle } from './world.js';

const SIZES = [10_000, 100_000, 1_000_000];
/** Other searches before those that are measured, for the naive one; and for ours until each statement is planned for good, which it is after six times. */
const [WARM_UP, PLANNED] = [30, 100];

const KIND_NAMES: Record<BenchKind, string> = { plain: '', further: ', more filters', near: ', nearest first' };

interface Options {
  readonly sizes: readonly number[];
  readonly queries: number;
}

const optionsOf = (args: readonly string[]): Options => {
  const value = (name: string): string | undefined => args[args.indexOf(name) + 1];
  const members = args.includes('--members') ? value('--members')!.split(',').map(Number) : SIZES;
  return { sizes: members, queries: args.includes('--queries') ? Number(value('--queries')) : 400 };
};

type Search = (query: BenchQuery) => Promise<{ ids: number[]; total: number }>;

interface Times {
  readonly p50: number;
  readonly p95: number;
}

const timesOf = (all: readonly number[]): Times => {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
};

/** With further filters the product counts up to here, the naive search to the end. */
const countedOf = ({ kind }: BenchQuery, total: number): number => (kind === 'further' ? Math.min(total, COUNTED_MAX + 10) : total);

/** What the searches of one contestant took, each. */
interface Taken {
  readonly ms: number[];
  readonly cpu: number[];
}

/** Both contestants take turns, so that whatever else the machine does hits both. Different answers end the bench. */
const race = async (
  database: Database,
  { queries, others }: { queries: readonly BenchQuery[]; others: readonly BenchQuery[] },
  naive: Search,
  ours: Search,
): Promise<{ naive: Taken; ours: Taken }> => {
  for (const query of others.slice(0, WARM_UP)) await naive(query);
  for (const query of others) await ours(query);
  const cpu = await cpuMeter(database);
  const timed = async (search: Search, query: BenchQuery, { ms, cpu: used }: Taken): ReturnType<Search> => {
    const [start, before] = [performance.now(), cpu()];
    const found = await search(query);
    ms.push(performance.now() - start);
    used.push(cpu() - before);
    return found;
  };
  const taken: { naive: Taken; ours: Taken } = { naive: { ms: [], cpu: [] }, ours: { ms: [], cpu: [] } };
  for (const query of queries) {
    const found = await timed(ours, query, taken.ours);
    const expected = await timed(naive, query, taken.naive);
    if (found.total !== countedOf(query, expected.total) || found.ids.join() !== expected.ids.join()) {
      throw new Error(`Different answers to ${JSON.stringify(query)}:\n${JSON.stringify(expected)}\n${JSON.stringify(found)}`);
    }
  }
  return taken;
};

const figures = (naive: Times, ours: Times): string[] => [
  `${ms(naive.p50)} / ${ms(naive.p95)}`.padStart(15),
  `${ms(ours.p50)} / ${ms(ours.p95)}`.padStart(13),
  `${ms(naive.p50 / ours.p50)}×`.padStart(7),
  `${ms(naive.p95 / ours.p95)}×`.padStart(7),
];

const ms = (value: number): string => value.toFixed(1);

const line = (name: string, { naive, ours }: { naive: Taken; ours: Taken }): string =>
  ['', name.padEnd(44), ...figures(timesOf(naive.ms), timesOf(ours.ms)), ...figures(timesOf(naive.cpu), timesOf(ours.cpu)), '']
    .join(' | ')
    .trim();

const note = (text: string): void => void process.stderr.write(`${text}\n`);

const benchOne = async (
  database: Database,
  searchIndex: SearchIndex,
  { members, queries }: { members: number; queries: number },
): Promise<string[]> => {
  const name = new Intl.NumberFormat('en').format(members);
  note(`${name} members: loading`);
  await makeWorld(database, members);
  await settle(database);
  await withQueryTimeout(0, () => searchIndex.rebuild());
  await withQueryTimeout(0, () => searchIndex.takePresence());
  const [naive, ours]: [Search, Search] = [(query) => naiveSearch(database, query), ourSearch(database)];
  const searches = async (state: string): Promise<string[]> => {
    const lines: string[] = [];
    for (const kind of BENCH_KINDS) {
      note(`${name} members${state}: ${queries} searches, ${kind}`);
      const all = benchQueries(queries + PLANNED, members, kind);
      const searched = { queries: all.slice(0, queries), others: all.slice(queries) };
      lines.push(line(`${name}${state}${KIND_NAMES[kind]}`, await race(database, searched, naive, ours)));
    }
    return lines;
  };
  const quiet = await searches('');
  // Activity of one in twenty, taken over as the product does it; nothing else is vacuumed.
  await churn(database, members, NOW);
  await withQueryTimeout(0, () => searchIndex.takePresence());
  return [...quiet, ...(await searches(', after 5 % churn'))];
};

/**
 * One page of results and the exact total: the product's search against `getManyAndCount` on the wide table with one index a
 * column, same rows, same run; both must find the same members and the same total each time.
 * `--members 10000,1000000` and `--queries 400`.
 */
export const run = async (args: readonly string[]): Promise<string[]> => {
  const { sizes, queries } = optionsOf(args);
  const folder = await mkdtemp(join(tmpdir(), 'rendezvous-bench-'));
  chmodSync(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true, temporary: true });
  const rows = [
    '| members | naive p50 / p95, ms | ours, ms | p50 | p95 | naive p50 / p95, ms of CPU | ours, ms of CPU | p50 | p95 |',
    '|---|---|---|---|---|---|---|---|---|',
  ];
  try {
    for (const members of sizes) {
      const { url, stop } = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true, database: `bench_${members}` });
      const database = await connect({
        url,
        entities: [...siteEntities, ...accountEntities, ...chatEntities, ...searchEntities],
        migrations: [...siteMigrations, ...accountMigrations, ...chatMigrations, ...searchMigrations],
      });
      rows.push(...(await benchOne(database, new SearchIndex(database, new BenchClock(), new SearchIndexStore()), { members, queries })));
      await database.dataSource.destroy();
      await stop();
    }
  } finally {
    await server.stop();
  }
  return rows;
};
