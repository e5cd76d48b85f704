import type { Message } from '@rendezvous/contracts/chat';
import { privateStorage, refusalOf } from '@rendezvous/client';
import type { RefusalFacts } from '@rendezvous/client';
import { newId } from '../new-id';

/** A message on its way. */
export interface Outgoing {
  /** Stays the same over all tries, so that the server stores and charges it once. */
  readonly clientId: string;
  readonly conversationId: number;
  readonly text: string;
  /** ISO time at which it was written. */
  readonly at: string;
  /** `waiting`: goes out when there is a connection; `failed`: refused, goes out again when the member says so. */
  readonly state: 'sending' | 'waiting' | 'failed';
  readonly refusal: Pick<RefusalFacts, 'code' | 'params'> | null;
}

interface OutboxParts {
  /** Where it is kept, so that a reload loses nothing. */
  readonly storageKey: string;
  readonly send: (outgoing: Outgoing) => Promise<{ readonly message: Message; readonly credits: number }>;
  readonly onStored: (conversationId: number, message: Message, credits: number) => void;
}

/** Faults that pass by themselves: the same message goes out again, with the same client id. */
const PASSING = new Set(['network', 'server.unavailable', 'request.too-many']);
/** The message was stored once and is gone: with this client id it is never stored again. What the member wants to send anew is another one. */
export const isUsedUp = (code: string | undefined): boolean => code === 'chat.sent-before';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Sends messages one after the other, in each conversation in the order in which they were written, and keeps what could not go out. */
export class Outbox {
  private entries: readonly Outgoing[];
  private readonly listeners = new Set<() => void>();
  private readonly busy = new Set<number>();
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private kept = false;

  constructor(private readonly parts: OutboxParts) {
    const stored = privateStorage.read<Outgoing[]>(parts.storageKey) ?? [];
    this.entries = stored.map((entry) => (entry.state === 'failed' ? entry : { ...entry, state: 'waiting' }));
    this.keep();
  }

  readonly list = (): readonly Outgoing[] => this.entries;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  add(conversationId: number, text: string, clientId: string): void {
    const entry: Outgoing = { clientId, conversationId, text, at: new Date().toISOString(), state: 'sending', refusal: null };
    this.change([...this.entries, entry]);
    void this.pump(conversationId);
  }

  /** The member tries a refused message again: the same message, with the same client id unless that one was used up. */
  retry(clientId: string): void {
    const entry = this.entries.find((one) => one.clientId === clientId);
    if (entry === undefined) return;
    this.update(clientId, { clientId: isUsedUp(entry.refusal?.code) ? newId() : clientId, state: 'waiting', refusal: null });
    void this.pump(entry.conversationId);
  }

  /** Takes a message out that will not be sent. */
  remove(clientId: string): void {
    this.change(this.entries.filter((one) => one.clientId !== clientId));
  }

  /** There may be a connection again: everything that waits goes out now. */
  wake(): void {
    clearTimeout(this.timer);
    this.failures = 0;
    for (const id of new Set(this.entries.map(({ conversationId }) => conversationId))) void this.pump(id);
  }

  /** True after a logout, which clears what was kept: this outbox belongs to nobody any more. */
  get isForgotten(): boolean {
    return this.kept && privateStorage.read(this.parts.storageKey) === null;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.listeners.clear();
    this.entries = [];
  }

  private async pump(conversationId: number): Promise<void> {
    if (this.busy.has(conversationId)) return;
    this.busy.add(conversationId);
    try {
      for (let next = this.next(conversationId); next !== undefined; next = this.next(conversationId)) {
        if (!(await this.sendOne(next))) return;
      }
    } finally {
      this.busy.delete(conversationId);
    }
  }

  /** The first that is not refused. Nothing after a logout: what was kept is gone then, and belongs to nobody here. */
  private next(conversationId: number): Outgoing | undefined {
    if (this.isForgotten) return undefined;
    return this.entries.find((entry) => entry.conversationId === conversationId && entry.state !== 'failed');
  }

  /** @returns false when it waits for a connection */
  private async sendOne(entry: Outgoing): Promise<boolean> {
    this.update(entry.clientId, { state: 'sending' });
    try {
      const { message, credits } = await this.parts.send(entry);
      this.failures = 0;
      this.parts.onStored(entry.conversationId, message, credits);
      this.remove(entry.clientId);
      return true;
    } catch (error) {
      const refusal = refusalOf(error) ?? { code: 'server.error', params: {} };
      if (PASSING.has(refusal.code)) {
        this.wait(entry.conversationId);
        this.wakeLater();
        return false;
      }
      this.update(entry.clientId, { state: 'failed', refusal: { code: refusal.code, params: refusal.params } });
      return true;
    }
  }

  /** What stands behind a message that waits, waits too. */
  private wait(conversationId: number): void {
    const waits = (entry: Outgoing) => entry.conversationId === conversationId && entry.state === 'sending';
    this.change(this.entries.map((entry) => (waits(entry) ? { ...entry, state: 'waiting' } : entry)));
  }

  private wakeLater(): void {
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.failures);
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      for (const id of new Set(this.entries.map(({ conversationId }) => conversationId))) void this.pump(id);
    }, pause);
  }

  private update(clientId: string, changes: Partial<Outgoing>): void {
    this.change(this.entries.map((entry) => (entry.clientId === clientId ? { ...entry, ...changes } : entry)));
  }

  private change(entries: readonly Outgoing[]): void {
    this.entries = entries;
    this.keep();
    this.listeners.forEach((listener) => listener());
  }

  private keep(): void {
    privateStorage.write(this.parts.storageKey, this.entries);
    this.kept = privateStorage.read(this.parts.storageKey) !== null;
  }
}
