import type { SocketEvent } from '@rendezvous/contracts/events';
import { Logger } from '@nestjs/common';
import { type EndedSessions, Realtime, type RealtimeCounts, type Sink, type TabNotice } from './realtime.js';

/** Delivers within this process. */
export class LocalRealtime extends Realtime {
  private readonly logger = new Logger('Realtime');
  private readonly sinks = new Map<number, Set<Sink>>();
  private readonly endings = new Set<(ended: EndedSessions) => void>();
  private readonly tabHearers = new Set<(notice: TabNotice) => void>();
  private connections = 0;

  toMembers(memberIds: readonly number[], event: SocketEvent): void {
    this.deliver(memberIds, event);
  }

  subscribe(memberId: number, sink: Sink): () => void {
    const sinks = this.sinks.get(memberId) ?? new Set<Sink>();
    this.sinks.set(memberId, sinks);
    if (!sinks.has(sink)) this.connections += 1;
    sinks.add(sink);
    return () => {
      if (!sinks.delete(sink)) return;
      this.connections -= 1;
      if (sinks.size === 0 && this.sinks.get(memberId) === sinks) this.sinks.delete(memberId);
    };
  }

  endSessions(ended: EndedSessions): void {
    this.closeHere(ended);
  }

  onSessionsEnded(hear: (ended: EndedSessions) => void): () => void {
    this.endings.add(hear);
    return () => void this.endings.delete(hear);
  }

  /** There is no other process. */
  tellTabs(_notice: TabNotice): void {}

  onTabs(hear: (notice: TabNotice) => void): () => void {
    this.tabHearers.add(hear);
    return () => void this.tabHearers.delete(hear);
  }

  isHere(memberId: number): boolean {
    return this.sinks.has(memberId);
  }

  counts(): RealtimeCounts {
    return { connections: this.connections, members: this.sinks.size };
  }

  protected closeHere(ended: EndedSessions): void {
    if (ended.sessionIds.length > 0) for (const hear of this.endings) hear(ended);
  }

  protected hearTabs(notice: TabNotice): void {
    for (const hear of this.tabHearers) hear(notice);
  }

  protected deliver(memberIds: readonly number[], event: SocketEvent): void {
    let text: string | undefined;
    for (const memberId of new Set(memberIds)) {
      for (const sink of this.sinks.get(memberId) ?? []) {
        text ??= JSON.stringify(event);
        try {
          sink(event, text);
        } catch (error) {
          // One broken tab must not keep the event from the others.
          this.logger.warn({ msg: 'A tab did not take an event.', err: error });
        }
      }
    }
  }
}
