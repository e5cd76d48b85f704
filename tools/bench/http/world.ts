import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@rendezvous/server/postgres';
import { Pool } from 'pg';

/** Members of the small world that both servers answer from; each has one conversation with the next. */
export const MEMBERS = 2000;

export interface BenchWorld {
  readonly url: string;
  readonly postgres: number;
  readonly folder: string;
  /** Session tokens by member, in order. */
  readonly tokens: readonly string[];
  /** Conversation of member n (by place) with the next. */
  readonly conversations: readonly number[];
  readonly memberIds: readonly number[];
  readonly pool: Pool;
  stop(): Promise<void>;
}

/** Photos of each member; the first is the main one. */
const PHOTOS = 4;

/** An empty durable database; the gateway makes the tables when it starts. */
export const startWorld = async (): Promise<Omit<BenchWorld, 'tokens' | 'conversations' | 'memberIds'>> => {
  const folder = await mkdtemp(join(tmpdir(), 'rendezvous-bench-'));
  // the database's own user has to reach its folder
  chmodSync(folder, 0o755);
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true, temporary: true });
  const pool = new Pool({ connectionString: server.url, max: 4 });
  return {
    url: server.url,
    postgres: server.pid,
    folder,
    pool,
    stop: async () => {
      await pool.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Members who are logged in, have photos, credits and a conversation that was answered. */
export const fillWorld = async ({
  pool,
}: Pick<BenchWorld, 'pool'>): Promise<Pick<BenchWorld, 'tokens' | 'conversations' | 'memberIds'>> => {
  const { rows: members } = await pool.query<{ id: number }>(
    `insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, region, city, joined_at, activated_at, last_active_at,
       premium_since, about, hair_color, eye_color, body_type, relationship_status, interests, agreed_fields)
     select 'bench' || n || '@bench.test', 'Bench' || n, 'none', 'activated', case when n % 2 = 0 then 'male' else 'female' end, 'hetero', '1990-01-01', 'FR', 'FR-ARA',
       'Lyon', now() - interval '90 days', now() - interval '90 days', now(), now(), repeat('I like long evenings and short messages. ', 5), 'brown', 'green',
       'normal', 'single', array['tea', 'art', 'hiking', 'reading'], '{interests}'
     from generate_series(1, $1) n order by n returning id`,
    [MEMBERS],
  );
  const memberIds = members.map(({ id }) => id);
  await pool.query(
    `insert into account.photos (member_id, position, key, width, height, placeholder, created_at)
     select id, position, md5(id || '-' || position), 960, 1200, 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', now()
     from unnest($1::integer[]) id cross join generate_series(0, $2::integer - 1) position`,
    [memberIds, PHOTOS],
  );
  await pool.query('update account.members m set main_photo_id = p.id from account.photos p where p.member_id = m.id and p.position = 0');
  await pool.query('insert into billing.wallets (member_id, granted, bought) select unnest($1::integer[]), 0, 100000000', [memberIds]);
  const tokens = memberIds.map(() => randomBytes(32).toString('base64url'));
  await pool.query(
    `insert into account.sessions (token_hash, member_id, network, user_agent, created_at, last_used_at, expires_at)
     select decode(hash, 'hex'), id, '127.0.0.1', 'bench', now(), now(), now() + interval '1 day' from unnest($1::text[], $2::integer[]) as given(hash, id)`,
    [tokens.map((token) => createHash('sha256').update(token).digest('hex')), memberIds],
  );
  const { rows: conversations } = await pool.query<{ id: number }>(
    `insert into chat.conversations (member_a, member_b, started_by, answered, last_at)
     select least(a, b), greatest(a, b), a, true, now() from unnest($1::integer[], $2::integer[]) as given(a, b) returning id`,
    [memberIds, [...memberIds.slice(1), memberIds[0]]],
  );
  // all members of the bench come from one network
  const plenty = { network: 100_000_000 };
  await pool.query(`update site.sites set settings = settings || $1`, [
    JSON.stringify({
      limits: { message: plenty, conversation: plenty, login: plenty, profile: { member: 100_000_000, ...plenty } },
      sockets_per_network: 10_000_000,
    }),
  ]);
  for (const table of ['account.members', 'account.photos', 'account.sessions', 'billing.wallets', 'chat.conversations'])
    await pool.query(`vacuum analyze ${table}`);
  return { tokens, conversations: conversations.map(({ id }) => id), memberIds };
};
