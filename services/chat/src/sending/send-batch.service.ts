import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Refusal } from '@rendezvous/server/refusal';
import type { AddressedMessage } from './outgoing-message.rules.js';
import { isTransient, retryTransient } from './transient-errors.js';
import { type Sent, SendStore } from './send.store.js';

/** Most messages in one statement: beyond this a statement only gets slower, not better. */
const BATCH_MAX = 256;
/** Statements at work at once: one runs while the next one's messages are locked and read. */
const IN_FLIGHT_MAX = 2;
/** Messages that may wait. Whoever comes later hears so at once instead of waiting for a time-out. */
const WAITING_MAX = 4096;
const RETRY_AFTER_S = 1;

/** Tries of a statement with many messages, before each goes alone. */
const TOGETHER_MAX = 3;

interface Waiting {
  readonly message: AddressedMessage;
  readonly resolve: (sent: Sent) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Messages of conversations in which both have written: most of them. Those that arrive while statements are at work are sent with one statement:
 * one commit for many; of one sender, one by one. A message is answered after its commit, never before.
 */
@Injectable()
export class SendBatch {
  private waiting: Waiting[] = [];
  /** Whose messages are at work: the next of theirs waits, so that they keep their order and a wallet pays once a statement. */
  private readonly sending = new Set<number>();
  private inFlight = 0;

  constructor(
    private readonly store: SendStore,
    private readonly clock: Clock,
  ) {}

  send(message: AddressedMessage): Promise<Sent> {
    if (this.waiting.length >= WAITING_MAX)
      return Promise.reject(new Refusal('server.unavailable', undefined, { retryAfter: RETRY_AFTER_S }));
    return new Promise((resolve, reject) => {
      this.waiting.push({ message, resolve, reject });
      // Not at once: requests that came with the same read of the sockets join the batch.
      setImmediate(() => this.flush());
    });
  }

  private flush(): void {
    if (this.inFlight >= IN_FLIGHT_MAX || this.waiting.length === 0) return;
    const batch = this.takeNext();
    if (batch.length === 0) return;
    this.inFlight += 1;
    void this.run(batch).finally(() => {
      this.inFlight -= 1;
      for (const { message } of batch) this.sending.delete(message.senderId);
      this.flush();
    });
  }

  /** The first that waits of each sender of whom none is at work. */
  private takeNext(): Waiting[] {
    const batch: Waiting[] = [];
    this.waiting = this.waiting.filter((waiting) => {
      const { senderId } = waiting.message;
      if (batch.length === BATCH_MAX || this.sending.has(senderId)) return true;
      this.sending.add(senderId);
      batch.push(waiting);
      return false;
    });
    return batch;
  }

  private async run(batch: readonly Waiting[]): Promise<void> {
    try {
      const sent = await retryTransient(() => this.store.batch(messagesOf(batch), this.clock.now()), TOGETHER_MAX);
      batch.forEach(({ resolve }, index) => resolve(sent[index]!));
    } catch (error) {
      if (batch.length > 1 && isTransient(error)) await this.runAlone(batch);
      else batch.forEach(({ reject }) => reject(error));
    }
  }

  /** One message that cannot succeed must not take the others of its batch with it. */
  private async runAlone(batch: readonly Waiting[]): Promise<void> {
    for (const waiting of batch) {
      try {
        const [sent] = await retryTransient(() => this.store.batch([waiting.message], this.clock.now()));
        waiting.resolve(sent!);
      } catch (error) {
        waiting.reject(error);
      }
    }
  }
}

const messagesOf = (batch: readonly Waiting[]): AddressedMessage[] => batch.map(({ message }) => message);
