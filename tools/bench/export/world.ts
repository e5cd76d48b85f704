import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PhotoPipeline } from '@rendezvous/account';
import { givenPicture } from '@rendezvous/account/testing';
import { DiskStorage } from '@rendezvous/server/storage';
import type { Pool } from 'pg';

/** How much there is of somebody. */
export interface Size {
  readonly photos: number;
  readonly messages: number;
  readonly entries: number;
}

export interface Account extends Size {
  readonly memberId: number;
  /** Of a session. */
  readonly token: string;
}

/** Messages of one conversation. */
const TALK = 500;

const member = async (pool: Pool, name: string): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(
    `insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, joined_at, activated_at, last_active_at)
     values (lower(replace($1, ' ', '-')) || '@bench.test', $1, 'none', 'activated', 'female', 'bi', '1990-01-01', 'FR', now(), now(), now()) returning id`,
    [name],
  );
  return rows[0]!.id;
};

const givenTalks = async (pool: Pool, memberId: number, messages: number): Promise<void> => {
  for (let left = messages; left > 0; left -= TALK) {
    const count = Math.min(left, TALK);
    const partner = await member(pool, `Partner ${memberId}-${left}`);
    const { rows } = await pool.query<{ id: number }>(
      `insert into chat.conversations (member_a, member_b, started_by, answered, last_seq, last_at) values ($1, $2, $1, true, $3, now()) returning id`,
      [memberId, partner, count],
    );
    await pool.query(
      `insert into chat.messages (conversation_id, seq, client_id, sender_id, body, cost, sent_at)
       select $1, n, gen_random_uuid(), case n % 2 when 0 then $2::integer else $3 end, repeat('Words of one to another, ' || n || '. ', 4), 1,
         now() - n * interval '1 minute'
       from generate_series(1, $4::integer) n`,
      [rows[0]!.id, memberId, partner, count],
    );
  }
};

/** Somebody who is logged in, with so much of each. @param folder where the product keeps its files */
export const givenAccount = async (pool: Pool, folder: string, { photos, messages, entries }: Size): Promise<Account> => {
  const memberId = await member(pool, `Bench ${randomUUID().slice(0, 8)}`);
  const pipeline = new PhotoPipeline(new DiskStorage(join(folder, 'storage'), { durable: false }));
  const picture = await givenPicture('jpeg', { width: 2000, height: 2400 });
  for (let position = 0; position < photos; position += 1) {
    const { key, width, height, placeholder } = await pipeline.store(picture);
    await pool.query(
      `insert into account.photos (member_id, position, key, width, height, placeholder, created_at) values ($1, $2, $3, $4, $5, $6, now())`,
      [memberId, position, key, width, height, placeholder],
    );
  }
  await givenTalks(pool, memberId, messages);
  await pool.query('insert into billing.wallets (member_id, granted) values ($1, $2)', [memberId, entries]);
  await pool.query(
    `insert into billing.entries (member_id, amount, granted, bought, kind, reference, at)
     select $1, 1, 1, 0, 'promotion', 'bench:' || n, now() from generate_series(1, $2::integer) n`,
    [memberId, entries],
  );
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `insert into account.sessions (token_hash, member_id, network, user_agent, created_at, last_used_at, expires_at)
     values ($1, $2, '127.0.0.1', 'bench', now(), now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), memberId],
  );
  return { memberId, token, photos, messages, entries };
};
