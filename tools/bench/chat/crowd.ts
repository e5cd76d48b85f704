import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { SocketEvent } from '@rendezvous/contracts/events';
import type { Server } from '../http/processes.js';
import type { BenchWorld } from '../http/world.js';
import { type Tab, openTabs } from './tabs.js';

/** Members that chat at once, one to one. */
export const CROWD = 200;
const LATE_MS = 15_000;

/** When a message left its sender and when the partner's tab heard of it, in milliseconds. */
export interface Delivery {
  readonly sentAt: number;
  readonly heardAt: number;
}

interface Reply {
  readonly message: { readonly seq: number };
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const textOf = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** Members with open tabs who write to each other in pairs: 0 with 1, 2 with 3 and so on. */
export class Crowd {
  private readonly agent = new Agent({ keepAlive: true });
  /** What a tab does beside noting when it heard of a message. */
  onEvent: (place: number, event: SocketEvent) => void = () => undefined;
  private sent = new Map<string, number>();
  private heard = new Map<string, number>();

  private constructor(
    private readonly world: BenchWorld,
    private readonly server: Server,
    private readonly first: number,
    private readonly tabs: readonly Tab[],
  ) {
    for (const [place, tab] of tabs.entries()) {
      const own = world.memberIds[first + place];
      tab.hear = (event) => {
        if (event.type === 'message' && event.senderId !== own) this.note(`${event.conversationId}:${event.seq}`);
        this.onEvent(place, event);
      };
    }
  }

  /** @param group which members: each group has its own, so that nobody reaches a limit in a minute */
  static async open(world: BenchWorld, server: Server, group: number): Promise<Crowd> {
    const first = (group * CROWD) % world.memberIds.length;
    return new Crowd(world, server, first, await openTabs(world, server, first, CROWD));
  }

  /** Sends one message from a member to the partner. Anything but "stored" ends the bench. */
  async send(place: number): Promise<void> {
    const conversation = this.world.conversations[this.first + place - (place % 2)];
    const sentAt = performance.now();
    const { message } = await this.post(place, `/api/conversations/${conversation}/messages`);
    this.sent.set(`${conversation}:${message.seq}`, sentAt);
  }

  /** Every message that was answered since the last call, once the partner's tab has heard of each. */
  async deliveries(): Promise<Delivery[]> {
    const [{ sent, heard }, end] = [this, performance.now() + LATE_MS];
    const missing = (): number => [...sent.keys()].filter((key) => !heard.has(key)).length;
    while (missing() > 0) {
      if (performance.now() > end) throw new Error(`${missing()} of ${sent.size} messages were answered but never heard of.`);
      await pause(10);
    }
    [this.sent, this.heard] = [new Map(), new Map()];
    return [...sent].map(([key, sentAt]) => ({ sentAt, heardAt: heard.get(key) ?? Number.NaN }));
  }

  /** Session tokens of its members, by place. */
  get tokens(): readonly string[] {
    return this.world.tokens.slice(this.first, this.first + CROWD);
  }

  close(): void {
    for (const tab of this.tabs) tab.close();
    this.agent.destroy();
  }

  private note(key: string): void {
    if (this.heard.has(key)) throw new Error(`Message ${key} was delivered twice.`);
    this.heard.set(key, performance.now());
  }

  private post(place: number, path: string): Promise<Reply> {
    const body = JSON.stringify({ clientId: randomUUID(), text: `Thursday, then. Same quay, seven o'clock? ${place}` });
    const headers = {
      cookie: `session=${this.world.tokens[this.first + place]}`,
      origin: this.server.url,
      'x-request-type': 'client',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    return new Promise((done, fail) => {
      const call = request(`${this.server.url}${path}`, { method: 'POST', agent: this.agent, headers }, (response) => {
        const take = (text: string): void =>
          response.statusCode === 200 ? done(JSON.parse(text) as Reply) : fail(new Error(`${response.statusCode}: ${text}`));
        textOf(response).then(take, fail);
      });
      call.once('error', fail);
      call.end(body);
    });
  }
}
