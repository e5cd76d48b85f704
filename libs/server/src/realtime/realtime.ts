import type { SocketEvent } from '@rendezvous/contracts/events';

/** Takes an event to one open tab. `text` is the same event as JSON, made once for all tabs. */
export type Sink = (event: SocketEvent, text: string) => void;

export interface RealtimeCounts {
  /** Open tabs of this process. */
  readonly connections: number;
  /** Members with at least one open tab in this process. */
  readonly members: number;
}

/** Sessions that are over. */
export interface EndedSessions {
  readonly sessionIds: readonly string[];
  /** One of their tabs asked for it, and is told by the answer: they hear and say nothing more at once, and are told of it a little later. */
  readonly answered?: boolean;
}

/** What processes tell each other of members whose last tab was closed in one of them. */
export interface TabNotice {
  /** `closed`: who has them open? `open`: here. `left`: nobody had, for long enough. */
  readonly tabs: 'closed' | 'open' | 'left';
  readonly memberIds: readonly number[];
}

/**
 * Tells open tabs that something happened. May lose: whoever missed an event learns it from the API, so call it in
 * `tx.afterCommit` only.
 */
export abstract class Realtime {
  /** Delivers the event to all open tabs of these members, in whichever process they are. */
  abstract toMembers(memberIds: readonly number[], event: SocketEvent): void;
  /** Connects a tab. @returns disconnects it */
  abstract subscribe(memberId: number, sink: Sink): () => void;
  /** Tells every process that sessions are over, so that what is open for them closes. May be lost too: open sockets are looked at again. */
  abstract endSessions(ended: EndedSessions): void;
  /** Hears of sessions that ended, in whichever process. @returns hears no more */
  abstract onSessionsEnded(hear: (ended: EndedSessions) => void): () => void;
  /** Tells every other process of members' tabs. May be lost, as everything here. */
  abstract tellTabs(notice: TabNotice): void;
  /** Hears what other processes tell of members' tabs. @returns hears no more */
  abstract onTabs(hear: (notice: TabNotice) => void): () => void;
  /** True when the member has an open tab in this process. */
  abstract isHere(memberId: number): boolean;
  abstract counts(): RealtimeCounts;
}
