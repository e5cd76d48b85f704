import { Injectable } from '@nestjs/common';
import { days, hours } from '@rendezvous/contracts/kernel';
import type { CountryCode, Gender, Locale, Sexuality } from '@rendezvous/contracts/reference';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import type { Viewer } from '@rendezvous/server/http';
import { Realtime } from '@rendezvous/server/realtime';
import { secretHash, secretToken } from '../links/secret-token.js';
import type { MemberStatus } from '../members/member.entity.js';
import { Presence } from '../members/presence.service.js';

/** How long a browser stays logged in after it was last used. */
export const SESSION_MS = days(30);
/** How often a use is noted at most: writing on each request would cost more than it tells. */
const NOTE_EVERY_MS = hours(1);

/** Where a session comes from: for the list of devices. */
export interface SessionOrigin {
  readonly network: string;
  readonly userAgent: string;
}

export interface StartedSession {
  /** Given to the browser once; only its hash is kept. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** Who is logged in, with what most requests want to know of them. */
export interface SessionViewer extends Viewer {
  readonly premium: boolean;
  readonly status: Exclude<MemberStatus, 'erased'>;
  readonly country: CountryCode;
  readonly gender: Gender;
  readonly sexuality: Sexuality;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  readonly language: Locale;
}

interface SessionRow extends SessionViewer {
  readonly last_used_at: Date;
}

interface Ended {
  readonly id: string;
}

/** The length that user agents are kept with. */
const AGENT_LENGTH = 300;

/** Who is logged in where. */
@Injectable()
export class Sessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly presence: Presence,
    private readonly realtime: Realtime,
  ) {}

  async start(memberId: number, origin: SessionOrigin, on: Database | Tx = this.database): Promise<StartedSession> {
    const token = secretToken();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + SESSION_MS);
    await on.named(
      'account.start-session',
      `insert into account.sessions (token_hash, member_id, network, user_agent, created_at, last_used_at, expires_at)
       values ($1, $2, $3, $4, $5, $5, $6)`,
      [secretHash(token), memberId, origin.network, origin.userAgent.replaceAll('\0', '').slice(0, AGENT_LENGTH), now, expiresAt],
    );
    return { token, expiresAt };
  }

  /** Who a token belongs to; null when it is unknown or over. Using it keeps it alive. */
  async resolve(token: string): Promise<SessionViewer | null> {
    const now = this.clock.now();
    const [row] = await this.database.named<SessionRow>(
      'account.resolve-session',
      `select s.id::text as "sessionId", s.last_used_at, m.id as "memberId", m.operator, m.premium_since is not null as premium, m.status,
         m.country, m.gender, m.sexuality, m.birth_date as "birthDate", m.language
       from account.sessions s join account.members m on m.id = s.member_id
       where s.token_hash = $1 and s.expires_at > $2 and m.status <> 'erased'`,
      [secretHash(token), now],
    );
    if (row === undefined) return null;
    this.presence.seen(row.memberId);
    const { last_used_at: lastUsed, ...viewer } = row;
    if (now.getTime() - lastUsed.getTime() >= NOTE_EVERY_MS) await this.noteUse(viewer.sessionId, now);
    return viewer;
  }

  /** Which of these sessions still are: a socket stays open long after it was let in. */
  async stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.named<{ id: string }>(
      'account.open-sessions',
      `select s.id::text as id from account.sessions s join account.members m on m.id = s.member_id
       where s.id = any($1::integer[]) and s.expires_at > $2 and m.status <> 'erased'`,
      [sessionIds, this.clock.now()],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Logs one browser out; what is open for it closes in every process. */
  async end(token: string): Promise<void> {
    const ended = await this.database.read<Ended>('delete from account.sessions where token_hash = $1 returning id::text as id', [
      secretHash(token),
    ]);
    for (const { id } of ended) this.realtime.endSessions({ sessionIds: [id] });
  }

  /** Logs a member out everywhere, as one step of a transaction. */
  async endAllIn(tx: Tx, memberId: number): Promise<void> {
    const ended = await tx.named<Ended>(
      'account.end-all-sessions',
      'delete from account.sessions where member_id = $1 returning id::text as id',
      [memberId],
    );
    tx.afterCommit(() => this.realtime.endSessions({ sessionIds: ended.map(({ id }) => id) }));
  }

  private async noteUse(sessionId: string, now: Date): Promise<void> {
    await this.database.named('account.note-session-use', 'update account.sessions set last_used_at = $2, expires_at = $3 where id = $1', [
      sessionId,
      now,
      new Date(now.getTime() + SESSION_MS),
    ]);
  }
}
