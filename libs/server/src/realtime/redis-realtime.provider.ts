import { randomUUID } from 'node:crypto';
import type { SocketEvent } from '@rendezvous/contracts/events';
import type { Redis } from 'ioredis';
import { connectRedis } from '../redis/index.js';
import { LocalRealtime } from './local-realtime.provider.js';
import type { EndedSessions, TabNotice } from './realtime.js';

const CHANNEL = 'rendezvous:realtime';

type Told =
  { readonly to: readonly number[]; readonly event: SocketEvent } | { readonly ended: EndedSessions } | { readonly notice: TabNotice };
type Broadcast = Told & { readonly from: string };

/** Delivers in this process at once, and through Redis in all others. While Redis is away, tabs of this process still hear everything. */
export class RedisRealtime extends LocalRealtime {
  private readonly self = randomUUID();
  private readonly publisher: Redis;
  private readonly subscriber: Redis;

  constructor(url: string) {
    super();
    this.publisher = connectRedis(url, 'publish');
    // Subscribing waits for the connection, and is repeated by the client after each reconnect.
    this.subscriber = connectRedis(url, 'subscribe', { queue: true });
    this.subscriber.subscribe(CHANNEL).catch(() => undefined);
    this.subscriber.on('message', (_channel: string, text: string) => this.receive(text));
  }

  /** True once events of other processes arrive. */
  get connected(): boolean {
    return this.subscriber.status === 'ready' && this.publisher.status === 'ready';
  }

  override toMembers(memberIds: readonly number[], event: SocketEvent): void {
    this.deliver(memberIds, event);
    this.tellOthers({ to: memberIds, event });
  }

  override endSessions(ended: EndedSessions): void {
    this.closeHere(ended);
    this.tellOthers({ ended });
  }

  override tellTabs(notice: TabNotice): void {
    this.tellOthers({ notice });
  }

  close(): void {
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  private tellOthers(told: Told): void {
    if (this.publisher.status !== 'ready') return;
    const broadcast: Broadcast = { from: this.self, ...told };
    this.publisher.publish(CHANNEL, JSON.stringify(broadcast)).catch(() => undefined);
  }

  private receive(text: string): void {
    const told = JSON.parse(text) as Broadcast;
    if (told.from === this.self) return;
    if ('ended' in told) this.closeHere(told.ended);
    else if ('notice' in told) this.hearTabs(told.notice);
    else this.deliver(told.to, told.event);
  }
}
