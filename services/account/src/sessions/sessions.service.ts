import { Injectable } from '@nestjs/common';
import { days, minutes } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { secretHash, secretToken } from '../links/secret-token.js';
import { Presence } from '../members/presence.service.js';
import type { SessionViewer } from './session-viewer.js';
import { SessionsStore } from './sessions.store.js';

/** How long a browser stays logged in after it was last used. */
export const SESSION_MS = days(30);
/** How often a use is noted at most: writing on each request would cost more than it tells. */
const NOTE_EVERY_MS = minutes(10);

/** Where a session comes from: for the list of devices. */
export interface SessionOrigin {
  readonly network: string;
  readonly userAgent: string;
  /** Where the network is, in two letters; null or absent when nobody knows. */
  readonly country?: string | null;
}

export interface StartedSession {
  /** Given to the browser once; only its hash is kept. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** The length that user agents are kept with. */
const AGENT_LENGTH = 300;

/** Who is logged in where. */
@Injectable()
export class Sessions {
  constructor(
    private readonly clock: Clock,
    private readonly presence: Presence,
    private readonly realtime: Realtime,
    private readonly store: SessionsStore,
  ) {}

  async start(memberId: number, { network, userAgent: agent, country = null }: SessionOrigin, on?: Tx): Promise<StartedSession> {
    const token = secretToken();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + SESSION_MS);
    const userAgent = agent.replaceAll('\0', '').slice(0, AGENT_LENGTH);
    await this.store.add({ tokenHash: secretHash(token), memberId, network, userAgent, country, createdAt, expiresAt }, on);
    return { token, expiresAt };
  }

  /**
   * Who a token belongs to; null when it is unknown or over. Using it keeps it alive.
   * @param active false: no sign that somebody is there
   */
  async resolve(token: string, active = true): Promise<SessionViewer | null> {
    const now = this.clock.now();
    const row = await this.store.find(secretHash(token));
    if (row === null || row.expires_at <= now) return null;
    if (active) this.presence.seen(row.memberId);
    const { last_used_at: lastUsed, expires_at: _, ...viewer } = row;
    if (now.getTime() - lastUsed.getTime() >= NOTE_EVERY_MS)
      await this.store.noteUse(viewer.sessionId, now, new Date(now.getTime() + SESSION_MS));
    return viewer;
  }

  /** Which of these sessions still are: a socket stays open long after it was let in. */
  async stillOpen(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await this.store.listOpen(sessionIds, this.clock.now()));
  }

  /** Logs one browser out; what is open for it closes in every process. */
  async end(token: string): Promise<void> {
    for (const id of await this.store.remove(secretHash(token))) this.realtime.endSessions({ sessionIds: [id] });
  }

  /**
   * Logs a member out everywhere, as one step of a transaction.
   * @param asking the session that asks for it: the answer tells it, and its page says more than that it is logged out
   */
  async endAllIn(tx: Tx, memberId: number, asking?: string): Promise<void> {
    const ended = await this.store.removeAll(tx, memberId);
    this.tell(
      tx,
      ended.filter((id) => id !== asking),
    );
    const answered = ended.filter((id) => id === asking);
    tx.afterCommit(() => this.realtime.endSessions({ sessionIds: answered, answered: true }));
  }

  /** Logs a member out in one session; somebody else’s stays. @returns how many were ended */
  async endOneIn(tx: Tx, memberId: number, sessionId: number): Promise<number> {
    const ended = await this.store.removeOne(tx, memberId, sessionId);
    this.tell(tx, ended);
    return ended.length;
  }

  /** Logs a member out everywhere but in this session. @returns how many were ended */
  async endOthersIn(tx: Tx, memberId: number, sessionId: string): Promise<number> {
    const ended = await this.store.removeOthers(tx, memberId, sessionId);
    this.tell(tx, ended);
    return ended.length;
  }

  private tell(tx: Tx, sessionIds: readonly string[]): void {
    tx.afterCommit(() => this.realtime.endSessions({ sessionIds }));
  }
}
