import { composeFor } from '@rendezvous/gateway';
import type { LiveReleases } from '@rendezvous/site';
import { Pool } from 'pg';
import { median } from '../median.js';

const PAGES = 20_000;
const ROUNDS = 5;
const VIEWS = 500;
/** The database counts what its processes did within a second. */
const COUNTED_MS = 2000;

/** Nanoseconds that choosing every release of a page takes, for visitors who are all different. */
export const composingNs = (live: LiveReleases): number => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const began = process.hrtime.bigint();
    for (let page = 0; page < PAGES; page++) composeFor(live, `visitor ${round} ${page}`);
    return Number(process.hrtime.bigint() - began) / PAGES;
  });
  return median(rounds);
};

/** How often each table of the registry was looked at while some pages were opened. */
export interface Looks {
  readonly views: number;
  readonly seconds: number;
  readonly byTable: Readonly<Record<string, number>>;
}

const looksUntilNow = async (pool: Pool): Promise<Record<string, number>> => {
  await new Promise((done) => setTimeout(done, COUNTED_MS));
  const { rows } = await pool.query<{ name: string; looks: number }>(
    `select relname as name, (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::int as looks
       from pg_stat_user_tables where schemaname = 'site' and relname like 'release%' order by relname`,
  );
  return Object.fromEntries(rows.map(({ name, looks }) => [name, looks]));
};

/** Counts, in the database, who looks at the registry while pages are opened. */
export const looksOf = async (url: string, database: string): Promise<Looks> => {
  const pool = new Pool({ connectionString: database, max: 1 });
  try {
    const [before, began] = [await looksUntilNow(pool), Date.now()];
    for (let view = 0; view < VIEWS; view++) await (await fetch(`${url}/login`)).arrayBuffer();
    const after = await looksUntilNow(pool);
    const byTable = Object.fromEntries(Object.entries(after).map(([name, looks]) => [name, looks - (before[name] ?? 0)]));
    return { views: VIEWS, seconds: (Date.now() - began) / 1000, byTable };
  } finally {
    await pool.end();
  }
};
