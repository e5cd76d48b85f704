import type { Message } from '@rendezvous/contracts/chat/messages';
import { refusalOf } from '@rendezvous/client';
import { newId } from '../new-id';
import { inTurn, takesTurns } from './in-turn';
import { type QueueRecord, QueueStorage, type StoredRecord } from './queue-storage';
import type { QueuedMessage } from './queued-message';

interface SendQueueParts {
  /** Where it is kept, so that a reload loses nothing. */
  readonly storageKey: string;
  readonly send: (queued: QueuedMessage) => Promise<{ readonly message: Message; readonly credits: number }>;
  readonly onStored: (conversationId: number, message: Message, credits: number) => void;
}

/** Faults that pass by themselves: the same message goes out again, with the same client id. */
const PASSING = new Set(['network', 'server.unavailable', 'request.too-many']);
/** The message was stored once and is gone: with this client id it is never stored again. What the member wants to send anew is another one. */
export const isUsedUp = (code: string | undefined): boolean => code === 'chat.sent-before';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Sends messages one after the other, in each conversation in the order in which they were written, and keeps what could not go out. All
 * tabs of a browser have the same messages: what is kept is the truth, and in each conversation one tab at a time sends.
 */
export class SendQueue {
  private entries: readonly QueueRecord[];
  private readonly store: QueueStorage;
  private readonly listeners = new Set<() => void>();
  /** Conversations at work, and whether there was another wish meanwhile. */
  private readonly busy = new Map<number, { again: boolean }>();
  /** What the storage did not take: it lives only here. */
  private readonly unkept = new Set<string>();
  private over = false;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly kept: boolean;

  constructor(private readonly parts: SendQueueParts) {
    this.store = new QueueStorage(parts.storageKey);
    this.kept = this.store.isThere;
    this.entries = this.store.all();
  }

  readonly list = (): readonly QueuedMessage[] => this.entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(conversationId: number, text: string, clientId: string): void {
    this.sync();
    const no = 1 + Math.max(0, ...this.entries.map((entry) => entry.no));
    this.put({ no, clientId, conversationId, text, at: new Date().toISOString(), state: 'sending', refusal: null });
    void this.pump(conversationId);
  }

  /** The member tries a refused message again: the same message, with the same client id unless that one was used up. */
  retry(clientId: string): void {
    const entry = this.entries.find((one) => one.clientId === clientId);
    if (entry === undefined) return;
    if (isUsedUp(entry.refusal?.code)) this.remove(clientId);
    this.put({ ...entry, clientId: isUsedUp(entry.refusal?.code) ? newId() : clientId, state: 'waiting', refusal: null });
    void this.pump(entry.conversationId);
  }

  /** Takes a message out that will not be sent. */
  remove(clientId: string): void {
    this.store.remove(clientId);
    this.drop(clientId);
  }

  /** There may be a connection again: everything that waits goes out now. */
  wake(): void {
    clearTimeout(this.timer);
    this.failures = 0;
    this.pumpAll();
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
    for (const { clientId, conversationId, state } of this.entries)
      if (state === 'sending' && !before.has(clientId)) void this.pump(conversationId);
  }

  /** True after a logout, which clears what was kept: this queue belongs to nobody any more. */
  get isForgotten(): boolean {
    return this.kept && !this.store.isThere;
  }

  /** Somebody else is logged in, or nobody: what is kept waits for the next queue. */
  stop(): void {
    this.over = true;
    clearTimeout(this.timer);
    this.listeners.clear();
    this.entries = [];
  }

  private pumpAll(): void {
    for (const id of new Set(this.entries.map(({ conversationId }) => conversationId))) void this.pump(id);
  }

  private async pump(conversationId: number): Promise<void> {
    const present = this.busy.get(conversationId);
    if (present !== undefined) {
      present.again = true;
      return;
    }
    const turn = { again: false };
    let waits = false;
    this.busy.set(conversationId, turn);
    try {
      await inTurn(`${this.parts.storageKey}:${conversationId}`, async () => {
        waits = !(await this.sendAll(conversationId));
      });
    } finally {
      this.busy.delete(conversationId);
    }
    // written after the last look, before the turn was over
    if (turn.again && !waits && this.next(conversationId) !== undefined) await this.pump(conversationId);
  }

  /** @returns false when it waits for a connection */
  private async sendAll(conversationId: number): Promise<boolean> {
    for (let next = this.next(conversationId); next !== undefined; next = this.next(conversationId)) {
      if (!(await this.sendOne(next))) return false;
    }
    return true;
  }

  /** The first that is not refused. Nothing after a logout: what was kept is gone then, and belongs to nobody here. */
  private next(conversationId: number): QueueRecord | undefined {
    this.sync();
    return this.entries.find((entry) => entry.conversationId === conversationId && entry.state !== 'failed');
  }

  /** @returns false when it waits for a connection */
  private async sendOne(entry: QueueRecord): Promise<boolean> {
    const { clientId, conversationId } = entry;
    this.put({ ...entry, state: 'sending' });
    let answer: Awaited<ReturnType<SendQueueParts['send']>>;
    try {
      answer = await this.parts.send(entry);
    } catch (error) {
      return this.takeRefusal(entry, error);
    }
    // stored: whatever fails from here on is not the message's fault
    this.failures = 0;
    this.tellStored({ conversationId, ...answer });
    if (!this.isForgotten) this.store.finish(clientId, { conversationId, ...answer });
    this.drop(clientId);
    return true;
  }

  /** @returns false when it waits for a connection */
  private takeRefusal(entry: QueueRecord, error: unknown): boolean {
    const { code, params } = refusalOf(error) ?? { code: 'server.error', params: {} };
    if (PASSING.has(code)) {
      this.wait(entry.conversationId);
      this.wakeLater();
      return false;
    }
    this.put({ ...entry, state: 'failed', refusal: { code, params } });
    return true;
  }

  /** What stands behind a message that waits, waits too. */
  private wait(conversationId: number): void {
    this.sync();
    for (const entry of this.entries) {
      if (entry.conversationId === conversationId && entry.state === 'sending') this.put({ ...entry, state: 'waiting' });
    }
  }

  private wakeLater(): void {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.failures);
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.pumpAll(), pause);
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
    for (const listener of this.listeners) undisturbed(listener);
  }

  private tellStored({ conversationId, message, credits }: Omit<StoredRecord, 'state'>): void {
    undisturbed(() => this.parts.onStored(conversationId, message, credits));
  }
}

/** What a follower does with the news is its own affair: its fault is reported, and stops neither the message nor other followers. */
const undisturbed = (follow: () => void): void => {
  try {
    follow();
  } catch (fault) {
    reportError(fault);
  }
};
