import { refusalOf } from '@rendezvous/client';
import { newUuid } from '@rendezvous/contracts/kernel';
import { takesTurns } from './in-turn';
import { Lanes } from './lanes';
import { type QueueRecord, QueueStorage, type StoredRecord } from './queue-storage';
import type { QueuedMessage, Recipient, SentMessage } from './queued-message';
import { intoConversation, laneOf } from './recipient.rules';
import { isPassing, isUsedUp } from './refusal.rules';
import { RetryTimer } from './retry-timer';
import { runListener } from './run-listener';

interface SendQueueParts {
  /** Where it is kept, so that a reload loses nothing. */
  readonly storageKey: string;
  readonly send: (queued: QueuedMessage) => Promise<SentMessage>;
  /** @param memberId to whom it went, when it was not known that there is a conversation */
  readonly onStored: (sent: SentMessage, memberId: number | null) => void;
}

/**
 * Sends messages, to each recipient one after the other in the order in which they were written, and keeps what could not go out. All tabs of
 * a browser have the same messages: what is kept is the truth, and to each recipient one tab at a time sends.
 */
export class SendQueue {
  private entries: readonly QueueRecord[];
  private readonly store: QueueStorage;
  private readonly listeners = new Set<() => void>();
  /** What the storage did not take: it lives only here. */
  private readonly unkept = new Set<string>();
  private over = false;
  private readonly lanes: Lanes;
  private readonly timer = new RetryTimer(() => this.runAll());
  private readonly kept: boolean;

  constructor(private readonly parts: SendQueueParts) {
    this.store = new QueueStorage(parts.storageKey);
    this.kept = this.store.isThere;
    this.entries = this.store.all();
    this.lanes = new Lanes({
      prefix: parts.storageKey,
      work: (lane) => this.sendAll(lane),
      isEmpty: (lane) => this.next(lane) === undefined,
    });
  }

  readonly list = (): readonly QueuedMessage[] => this.entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(to: Recipient, text: string, clientId: string = newUuid()): void {
    this.sync();
    const no = 1 + Math.max(0, ...this.entries.map((entry) => entry.no));
    this.put({ ...to, no, clientId, text, at: new Date().toISOString(), state: 'sending', refusal: null });
    void this.lanes.run(laneOf(to));
  }

  /** The member tries a refused message again: the same message, with the same client id unless that one was used up. */
  retry(clientId: string): void {
    const entry = this.entries.find((one) => one.clientId === clientId);
    if (entry === undefined) return;
    if (isUsedUp(entry.refusal?.code)) this.remove(clientId);
    this.put({ ...entry, clientId: isUsedUp(entry.refusal?.code) ? newUuid() : clientId, state: 'waiting', refusal: null });
    void this.lanes.run(laneOf(entry));
  }

  /** Takes a message out that will not be sent. */
  remove(clientId: string): void {
    this.store.remove(clientId);
    this.drop(clientId);
  }

  /** There may be a connection again: everything that waits goes out now. */
  wake(): void {
    this.timer.stop();
    this.timer.reset();
    this.runAll();
  }

  /** Another tab changed what is kept. */
  hear(event: Pick<StorageEvent, 'key' | 'newValue'>): void {
    const heard = this.store.heard(event);
    if (heard === null) return;
    if (heard.kind === 'stored') this.tellStored(heard.stored);
    const before = new Set(this.entries.map(({ clientId }) => clientId));
    this.sync();
    this.tell();
    // whoever wrote it sends it; should that tab be closed meanwhile, the turn comes to this one
    if (!takesTurns()) return;
    for (const entry of this.entries) if (entry.state === 'sending' && !before.has(entry.clientId)) void this.lanes.run(laneOf(entry));
  }

  /** True after a logout, which clears what was kept: this queue belongs to nobody any more. */
  get isForgotten(): boolean {
    return this.kept && !this.store.isThere;
  }

  /** Somebody else is logged in, or nobody: what is kept waits for the next queue. */
  stop(): void {
    this.over = true;
    this.timer.stop();
    this.listeners.clear();
    this.entries = [];
  }

  private runAll(): void {
    for (const lane of new Set(this.entries.map(laneOf))) void this.lanes.run(lane);
  }

  /** @returns false when it waits for a connection */
  private async sendAll(lane: string): Promise<boolean> {
    for (let next = this.next(lane); next !== undefined; next = this.next(lane)) {
      if (!(await this.sendOne(next))) return false;
    }
    return true;
  }

  /** The first that is not refused. Nothing after a logout: what was kept is gone then, and belongs to nobody here. */
  private next(lane: string): QueueRecord | undefined {
    this.sync();
    return this.entries.find((entry) => laneOf(entry) === lane && entry.state !== 'failed');
  }

  /** @returns false when it waits for a connection */
  private async sendOne(entry: QueueRecord): Promise<boolean> {
    this.put({ ...entry, state: 'sending' });
    let sent: SentMessage;
    try {
      sent = await this.parts.send(entry);
    } catch (error) {
      return this.takeRefusal(entry, error);
    }
    // stored: whatever fails from here on is not the message's fault
    this.timer.reset();
    const stored = { ...sent, ...('memberId' in entry && { memberId: entry.memberId }) };
    this.tellStored(stored);
    if (!this.isForgotten) this.store.finish(entry.clientId, stored);
    this.drop(entry.clientId);
    if ('memberId' in entry) this.readdress(laneOf(entry), sent.conversationId);
    return true;
  }

  /** Their conversation has begun: what else was written to the member goes into it, where its writer looks for it now. */
  private readdress(lane: string, conversationId: number): void {
    for (const entry of this.entries) if (laneOf(entry) === lane) this.put(intoConversation(entry, conversationId));
    void this.lanes.run(laneOf({ conversationId }));
  }

  /** @returns false when it waits for a connection */
  private takeRefusal(entry: QueueRecord, error: unknown): boolean {
    const { code, params } = refusalOf(error) ?? { code: 'server.error', params: {} };
    if (isPassing(code)) {
      this.wait(laneOf(entry));
      this.timer.later();
      return false;
    }
    this.put({ ...entry, state: 'failed', refusal: { code, params } });
    return true;
  }

  /** What stands behind a message that waits, waits too. */
  private wait(lane: string): void {
    this.sync();
    for (const entry of this.entries) {
      if (laneOf(entry) === lane && entry.state === 'sending') this.put({ ...entry, state: 'waiting' });
    }
  }

  /** What all tabs keep, and what only this one has. */
  private sync(): void {
    if (this.over || this.isForgotten) this.entries = [];
    else this.entries = [...this.store.all(), ...this.entries.filter(({ clientId }) => this.unkept.has(clientId))];
  }

  private put(entry: QueueRecord): void {
    if (this.over || this.isForgotten) return;
    if (this.store.write(entry)) this.unkept.delete(entry.clientId);
    else this.unkept.add(entry.clientId);
    const known = this.entries.some(({ clientId }) => clientId === entry.clientId);
    this.entries = known ? this.entries.map((one) => (one.clientId === entry.clientId ? entry : one)) : [...this.entries, entry];
    this.tell();
  }

  private drop(clientId: string): void {
    this.unkept.delete(clientId);
    this.entries = this.entries.filter((one) => one.clientId !== clientId);
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) runListener(listener);
  }

  private tellStored({ conversationId, message, credits, memberId }: Omit<StoredRecord, 'state'>): void {
    runListener(() => this.parts.onStored({ conversationId, message, credits }, memberId ?? null));
  }
}
