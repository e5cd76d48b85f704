import type { Pool } from 'pg';
import { type Server, startOurs } from '../http/processes.js';
import { startWorld } from '../http/world.js';
import { givenBuyers } from '../settlement/world.js';

export const SHORT = 100;
export const LONG = 100_000;
/** Members who write meanwhile, so that a member's entries do not lie one beside the other. */
const OTHERS = 3;
/** The oldest entries are of a kind that never came again. */
const RARE = 5;

/** Whose statement is read, and where in it. */
export interface Reader {
  /** Of the session. */
  readonly token: string;
  /** The entry in the middle. */
  readonly middle: number;
  /** A day near the beginning and one near the end, as `YYYY-MM-DD`; each has an entry an hour. */
  readonly early: string;
  readonly late: string;
}

export interface StatementWorld {
  readonly server: Server;
  readonly short: Reader;
  readonly long: Reader;
  stop(): Promise<void>;
}

/** An entry an hour up to now, for each as many as are said: a few gifts, then messages and bonuses in turn. */
const FILL = `
  insert into billing.entries (member_id, amount, granted, bought, kind, reference, at, balance, hash)
  select m.id, 1, 1, 0, case when n <= ${RARE} then 'gift' when n % 2 = 0 then 'message' else 'promotion' end, n || ':' || gen_random_uuid(),
    now() - ((m.entries - n) * interval '1 hour'), n, sha256(n::text::bytea)
  from unnest($1::integer[], $2::integer[]) m (id, entries) cross join generate_series(1, ${LONG}) hour
  cross join lateral (select hour - ${LONG} + m.entries as n) numbered where n > 0 order by hour, m.id`;

const PLACES = `
  select (percentile_disc(0.5) within group (order by id))::integer as middle,
    to_char(min(at) + interval '30 hours', 'YYYY-MM-DD') as early, to_char(max(at) - interval '30 hours', 'YYYY-MM-DD') as late
  from billing.entries where member_id = $1`;

const readerOf = async (pool: Pool, memberId: number, token: string): Promise<Reader> => {
  const { rows } = await pool.query<Omit<Reader, 'token'>>(PLACES, [memberId]);
  return { token, ...rows[0]! };
};

/** The product with two members who are logged in: one has a short statement, one a long one. */
export const startStatements = async (): Promise<StatementWorld> => {
  const base = await startWorld();
  let server: Server | undefined;
  const stop = async (): Promise<void> => {
    await server?.stop();
    await base.stop();
  };
  try {
    server = await startOurs(base);
    const { memberIds, tokens } = await givenBuyers(base.pool, 2 + OTHERS);
    await base.pool.query(FILL, [memberIds, memberIds.map((_, place) => (place === 0 ? SHORT : LONG))]);
    await base.pool.query('vacuum analyze billing.entries');
    const [short, long] = [await readerOf(base.pool, memberIds[0]!, tokens[0]!), await readerOf(base.pool, memberIds[1]!, tokens[1]!)];
    return { server, short, long, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
