import type { SocketEvent } from '@rendezvous/contracts/events';
import { LocalRealtime } from '../realtime/index.js';

/** Delivers like the real one and keeps what was sent for the test to look at. */
export class RecordedRealtime extends LocalRealtime {
  readonly sent: { readonly to: readonly number[]; readonly event: SocketEvent }[] = [];

  override toMembers(memberIds: readonly number[], event: SocketEvent): void {
    this.sent.push({ to: [...memberIds], event });
    super.toMembers(memberIds, event);
  }

  /** Events that one member got. */
  to(memberId: number): SocketEvent[] {
    return this.sent.filter(({ to }) => to.includes(memberId)).map(({ event }) => event);
  }
}
