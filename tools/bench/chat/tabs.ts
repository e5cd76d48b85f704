import type { SocketEvent } from '@rendezvous/contracts/events';
import { WebSocket } from 'ws';
import type { Server } from '../http/processes.js';
import type { BenchWorld } from '../http/world.js';

/** Sockets that are opened at once: each costs the server a look at the session. */
const TOGETHER = 25;

/** A member's open tab. */
export interface Tab {
  /** What to do with each event that the tab hears. */
  hear: (event: SocketEvent) => void;
  close(): void;
}

const openTab = (world: BenchWorld, server: Server, place: number): Promise<Tab> =>
  new Promise((done, fail) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, {
      origin: server.url,
      headers: { cookie: `session=${world.tokens[place]}` },
      perMessageDeflate: false,
    });
    const tab: Tab = { hear: () => undefined, close: () => socket.terminate() };
    socket.on('message', (data) => tab.hear(JSON.parse(String(data)) as SocketEvent));
    socket.once('open', () => done(tab));
    socket.once('error', fail);
  });

/** Opens one tab for each of `count` members, as a browser would: with cookie and origin. */
export const openTabs = async (world: BenchWorld, server: Server, first: number, count: number): Promise<Tab[]> => {
  const tabs: Tab[] = [];
  while (tabs.length < count) {
    const many = Math.min(TOGETHER, count - tabs.length);
    tabs.push(...(await Promise.all(Array.from({ length: many }, (_, n) => openTab(world, server, first + tabs.length + n)))));
  }
  return tabs;
};
