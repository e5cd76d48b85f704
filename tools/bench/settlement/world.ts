import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** Members who are logged in and never bought anything. */
export interface Buyers {
  readonly memberIds: readonly number[];
  /** Session tokens, in the same order. */
  readonly tokens: readonly string[];
}

/** The first of them is an operator. */
export const givenBuyers = async (pool: Pool, count: number): Promise<Buyers> => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, joined_at, activated_at, last_active_at, operator)
     select 'buyer' || n || '@bench.test', 'Buyer' || n, 'none', 'activated', 'female', 'bi', '1990-01-01', 'FR', now() - interval '90 days',
       now() - interval '90 days', now(), n = 1
     from generate_series(1, $1::integer) n order by n returning id`,
    [count],
  );
  const memberIds = rows.map(({ id }) => id);
  const tokens = memberIds.map(() => randomBytes(32).toString('base64url'));
  await pool.query(
    `insert into account.sessions (token_hash, member_id, network, user_agent, created_at, last_used_at, expires_at)
     select decode(hash, 'hex'), id, '127.0.0.1', 'bench', now(), now(), now() + interval '1 day' from unnest($1::text[], $2::integer[]) as given(hash, id)`,
    [tokens.map((token) => createHash('sha256').update(token).digest('hex')), memberIds],
  );
  // all members of the bench come from one network
  const plenty = { member: 100_000_000, network: 100_000_000 };
  await pool.query(`update site.sites set settings = settings || $1`, [JSON.stringify({ limits: { order: plenty } })]);
  for (const table of ['account.members', 'account.sessions']) await pool.query(`vacuum analyze ${table}`);
  return { memberIds, tokens };
};
