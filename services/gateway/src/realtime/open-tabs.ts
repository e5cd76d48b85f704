import type { WebSocket } from 'ws';

/** Whose socket it is. */
export interface TabOwner {
  readonly memberId: number;
  readonly sessionId: string;
  readonly network: string;
}

/** How many sockets one process keeps open. */
export interface SocketsMost {
  readonly member: number;
  readonly network: number;
}

/** One open socket. */
export interface Tab extends TabOwner {
  readonly socket: WebSocket;
  /** Takes no more events. */
  readonly leave: () => void;
  alive: boolean;
  commands: number;
}

/** The sockets of this process, counted by member and by network. */
export class OpenTabs {
  private readonly tabs = new Map<WebSocket, Tab>();
  private readonly counts = new Map<string, number>();

  add(tab: Tab): void {
    this.tabs.set(tab.socket, tab);
    for (const key of keysOf(tab)) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /** Forgets a socket and stops its events; nothing happens when it is forgotten already. */
  remove(socket: WebSocket): void {
    const tab = this.tabs.get(socket);
    if (tab === undefined) return;
    this.tabs.delete(socket);
    tab.leave();
    for (const key of keysOf(tab)) {
      const left = (this.counts.get(key) ?? 0) - 1;
      if (left > 0) this.counts.set(key, left);
      else this.counts.delete(key);
    }
  }

  get(socket: WebSocket): Tab | undefined {
    return this.tabs.get(socket);
  }

  all(): Tab[] {
    return [...this.tabs.values()];
  }

  /**
   * Whether one more may be opened. With as many as a member or a network may have, the new one is refused, not the oldest closed: tabs
   * that come back by themselves would push each other out for ever.
   */
  admits(owner: TabOwner, most: SocketsMost): boolean {
    const [member, network] = keysOf(owner).map((key) => this.counts.get(key) ?? 0);
    return member! < most.member && network! < most.network;
  }
}

const keysOf = ({ memberId, network }: TabOwner): [string, string] => [`member:${memberId}`, `network:${network}`];
