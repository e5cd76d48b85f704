import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx, sharedRead } from '@rendezvous/server/database';
import type { SessionEntity } from './session.entity.js';
import type { SessionViewer } from './session-viewer.js';

interface SessionRow extends SessionViewer {
  readonly last_used_at: Date;
  readonly expires_at: Date;
}

interface ListedSession {
  readonly id: number;
  readonly user_agent: string;
  readonly country: string | null;
  readonly created_at: Date;
  readonly last_used_at: Date;
}

/** More than anybody has browsers. */
const LISTED_MAX = 100;

interface Ended {
  readonly id: string;
}

@Injectable()
export class SessionsStore {
  private readonly findShared = sharedRead<string, SessionRow>((hashes) => this.findAll(hashes));

  constructor(private readonly database: Database) {}

  async add(session: Readonly<Omit<SessionEntity, 'id' | 'lastUsedAt' | 'passwordSetAt'>>, on: Statements = this.database): Promise<void> {
    const { tokenHash, memberId, network, userAgent, country, createdAt, expiresAt } = session;
    await on.change(
      `insert into account.sessions (token_hash, member_id, network, user_agent, country, created_at, last_used_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $6, $7)`,
      [tokenHash, memberId, network, userAgent, country, createdAt, expiresAt],
      { prepared: 'account.start-session' },
    );
  }

  /** null when the session is unknown, or its member is gone or leaves. It may be over. */
  find(tokenHash: Buffer): Promise<SessionRow | null> {
    return this.findShared(tokenHash.toString('hex'));
  }

  /** A member's sessions that are not over: the given one first, then those that were used last. */
  list(memberId: number, firstId: string, now: Date): Promise<ListedSession[]> {
    return this.database.read<ListedSession>(
      `select id, user_agent, country, created_at, last_used_at from account.sessions
       where member_id = $1 and expires_at > $3
       order by id::text = $2 desc, last_used_at desc, id desc limit ${LISTED_MAX}`,
      [memberId, firstId, now],
      { prepared: 'account.list-sessions' },
    );
  }

  /** @returns those of these sessions that are not over */
  async listOpen(sessionIds: readonly string[], now: Date): Promise<string[]> {
    const rows = await this.database.read<{ id: string }>(
      `select s.id::text as id from account.sessions s join account.members m on m.id = s.member_id
       where s.id = any($1::integer[]) and s.expires_at > $2 and m.status not in ('pending_deletion', 'erased')`,
      [sessionIds, now],
      { prepared: 'account.open-sessions' },
    );
    return rows.map(({ id }) => id);
  }

  async noteUse(sessionId: string, now: Date, expiresAt: Date): Promise<void> {
    await this.database.change(
      'update account.sessions set last_used_at = $2, expires_at = $3 where id = $1',
      [sessionId, now, expiresAt],
      { prepared: 'account.note-session-use' },
    );
  }

  /** @returns the ids of what was removed */
  async remove(tokenHash: Buffer): Promise<string[]> {
    const ended = await this.database.change<Ended>('delete from account.sessions where token_hash = $1 returning id::text as id', [
      tokenHash,
    ]);
    return ended.map(({ id }) => id);
  }

  /** @returns the ids of what was removed */
  async removeAll(tx: Tx, memberId: number): Promise<string[]> {
    const ended = await tx.change<Ended>('delete from account.sessions where member_id = $1 returning id::text as id', [memberId], {
      prepared: 'account.end-all-sessions',
    });
    return ended.map(({ id }) => id);
  }

  /** @returns the ids of what was removed: none when it is no session of this member */
  async removeOne(tx: Tx, memberId: number, id: number): Promise<string[]> {
    const ended = await tx.change<Ended>('delete from account.sessions where member_id = $1 and id = $2 returning id::text as id', [
      memberId,
      id,
    ]);
    return ended.map((one) => one.id);
  }

  /** @returns the ids of what was removed */
  async removeOthers(tx: Tx, memberId: number, keptId: string): Promise<string[]> {
    const ended = await tx.change<Ended>('delete from account.sessions where member_id = $1 and id::text <> $2 returning id::text as id', [
      memberId,
      keptId,
    ]);
    return ended.map(({ id }) => id);
  }

  async removeExpired(now: Date): Promise<void> {
    await this.database.change('delete from account.sessions where expires_at <= $1', [now]);
  }

  /** By the hash of the token, in hexadecimal digits. */
  private async findAll(hashes: readonly string[]): Promise<Map<string, SessionRow>> {
    const rows = await this.database.read<SessionRow & { readonly hash: Buffer }>(
      `select s.token_hash as hash, s.id::text as "sessionId", s.last_used_at, s.expires_at, m.id as "memberId", m.operator,
         m.premium_since is not null as premium, m.status, m.country, m.gender, m.sexuality, m.birth_date as "birthDate", m.language
       from account.sessions s join account.members m on m.id = s.member_id
       where s.token_hash = any($1) and m.status not in ('pending_deletion', 'erased')`,
      [hashes.map((hash) => Buffer.from(hash, 'hex'))],
      { prepared: 'account.resolve-sessions' },
    );
    return new Map(rows.map(({ hash, ...row }) => [hash.toString('hex'), row]));
  }
}
