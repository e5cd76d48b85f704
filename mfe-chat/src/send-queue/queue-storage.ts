import { privateStorage } from '@rendezvous/client';
import type { QueuedMessage, SentMessage } from './queued-message';

/** A message as it is kept: what was written first has the lowest number. */
export type QueueRecord = QueuedMessage & { readonly no: number };

/** What tabs tell each other about a message that went out, in its record's last moment. */
export interface StoredRecord extends SentMessage {
  readonly state: 'stored';
  /** To whom it went, when it was not known that there is a conversation. */
  readonly memberId?: number;
}

/** What another tab changed. */
type Change = { readonly kind: 'stored'; readonly stored: StoredRecord } | { readonly kind: 'other' };

/**
 * Messages on their way in the browser's storage, one record each: tabs that write different messages never write the same record.
 * The list at the bare key is what builds before this one write, all messages in one; it is read in once, and stays, empty, as the sign
 * that nobody has logged out.
 */
export class QueueStorage {
  private readonly prefix: string;

  constructor(private readonly key: string) {
    this.prefix = `${key}:`;
    const list = privateStorage.read<QueuedMessage[]>(key) ?? [];
    const first = 1 + Math.max(0, ...this.all().map(({ no }) => no));
    list.forEach((entry, index) => this.write({ ...entry, no: first + index }));
    privateStorage.write(key, []);
  }

  /** False after a logout, and where nothing can be kept. */
  get isThere(): boolean {
    return privateStorage.read(this.key) !== null;
  }

  /** In the order in which they were written. */
  all(): QueueRecord[] {
    return this.keys()
      .map((key) => privateStorage.read<QueueRecord | StoredRecord>(key))
      .filter((record): record is QueueRecord => record !== null && record.state !== 'stored')
      .toSorted((a, b) => a.no - b.no || a.at.localeCompare(b.at));
  }

  /** @returns false when it could not be kept */
  write(entry: QueueRecord): boolean {
    privateStorage.write(this.prefix + entry.clientId, entry);
    return privateStorage.read(this.prefix + entry.clientId) !== null;
  }

  remove(clientId: string): void {
    privateStorage.remove(this.prefix + clientId);
  }

  /** The message went out: other tabs hear what became of it, then its record goes. */
  finish(clientId: string, stored: Omit<StoredRecord, 'state'>): void {
    privateStorage.write(this.prefix + clientId, { ...stored, state: 'stored' } satisfies StoredRecord);
    this.remove(clientId);
  }

  /** What a change in storage means that another tab made; null when it is about something else. */
  heard({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): Change | null {
    if (key !== null && !key.includes(this.prefix) && !key.endsWith(this.key)) return null;
    try {
      const record = newValue === null ? null : (JSON.parse(newValue) as QueueRecord | StoredRecord | readonly QueuedMessage[]);
      if (record !== null && 'state' in record && record.state === 'stored') return { kind: 'stored', stored: record };
    } catch {
      // not ours to understand
    }
    return { kind: 'other' };
  }

  /** Found without asking the shell, whose build may be older than this way of keeping. Its names have something before ours. */
  private keys(): string[] {
    try {
      return Object.keys(localStorage)
        .filter((name) => name.includes(this.prefix))
        .map((name) => name.slice(name.indexOf(this.prefix)));
    } catch {
      return [];
    }
  }
}
