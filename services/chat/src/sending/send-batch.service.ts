import { Injectable } from '@nestjs/common';
import { seconds } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { sqlState } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { type Outgoing, type Sent, SendStore } from './send.store.js';

/** Most messages in one statement: beyond this a statement only gets slower, not better. */
const BATCH_MAX = 256;
/** Statements at work at once: one runs while the next one's messages are locked and read. */
const IN_FLIGHT_MAX = 2;
/** Messages that may wait. Whoever comes later hears so at once instead of waiting for a time-out. */
const WAITING_MAX = 4096;
const RETRY_AFTER_S = 1;

const TOGETHER_MAX = 3;
const ALONE_MAX = 8;
const PAUSE_FIRST_MS = 2;
const PAUSE_MAX_MS = seconds(0.1);

/** A twin was stored meanwhile, a wallet changed under the statement, a deadlock, a serialization failure: nothing happened, try again. */
const PASSING = new Set(['23505', '23514', '40P01', '40001']);

interface Waiting {
  readonly message: Outgoing;
  readonly resolve: (sent: Sent) => void;
  readonly reject: (error: unknown) => void;
}

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(PAUSE_MAX_MS, PAUSE_FIRST_MS * 2 ** attempt)));

/** Runs a statement again as long as it fails for a reason that passes. @param most attempts in all */
export const untilItPasses = async <T>(work: () => Promise<T>, most = ALONE_MAX): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!PASSING.has(sqlState(error)) || attempt >= most) throw error;
      await pause(attempt);
    }
  }
};

/**
 * Collects the messages that arrive while statements are at work and sends them with one statement: one commit for many.
 * A message is answered after its commit, never before.
 */
@Injectable()
export class SendBatch {
  private readonly waiting: Waiting[] = [];
  private inFlight = 0;

  constructor(
    private readonly store: SendStore,
    private readonly clock: Clock,
  ) {}

  send(message: Outgoing): Promise<Sent> {
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
    const batch = this.waiting.splice(0, BATCH_MAX);
    this.inFlight += 1;
    void this.run(batch).finally(() => {
      this.inFlight -= 1;
      this.flush();
    });
  }

  private async run(batch: readonly Waiting[]): Promise<void> {
    try {
      const sent = await untilItPasses(() => this.store.batch(messagesOf(batch), this.clock.now()), TOGETHER_MAX);
      batch.forEach((waiting, index) => this.answer(waiting, sent[index]!));
    } catch (error) {
      if (batch.length > 1 && PASSING.has(sqlState(error))) await this.runAlone(batch);
      else batch.forEach(({ reject }) => reject(error));
    }
  }

  /** One message that cannot succeed must not take the others of its batch with it. */
  private async runAlone(batch: readonly Waiting[]): Promise<void> {
    for (const waiting of batch) {
      try {
        const [sent] = await untilItPasses(() => this.store.batch([waiting.message], this.clock.now()));
        this.answer(waiting, sent!);
      } catch (error) {
        waiting.reject(error);
      }
    }
  }

  private answer(waiting: Waiting, sent: Sent): void {
    if (sent.result === 'again') {
      this.waiting.push(waiting);
      setImmediate(() => this.flush());
    } else waiting.resolve(sent);
  }
}

const messagesOf = (batch: readonly Waiting[]): Outgoing[] => batch.map(({ message }) => message);
