import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { minutes, seconds } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { PresenceStore } from './presence.store.js';

/** How often one member is noted at most. Shorter than "online" lasts, so that somebody who stays never seems gone. */
const NOTE_EVERY_MS = minutes(4);
/** How long a note waits for others. */
const FLUSH_EVERY_MS = seconds(20);
/** Members remembered as noted; more only means that some are noted again. */
const REMEMBERED_MAX = 200_000;

/** Who was active lately, written in batches: one statement for everybody instead of one a request. */
@Injectable()
export class Presence implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(Presence.name);
  /** What was noted last of each member. */
  private readonly noted = new Map<number, number>();
  /** Activity that is not noted yet. */
  private readonly waiting = new Map<number, Date>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly store: PresenceStore,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** A member did something just now. */
  seen(memberId: number): void {
    this.waiting.set(memberId, this.clock.now());
  }

  /** These members left: what they did before says no more that they are here, and what they do next is noted at once. */
  forget(memberIds: readonly number[]): void {
    for (const memberId of memberIds) {
      this.waiting.delete(memberId);
      this.noted.delete(memberId);
    }
  }

  /** Writes what may be noted again, as of when it was. Presence may be lost, so a failure is only logged. */
  async flush(): Promise<void> {
    const now = this.clock.now().getTime();
    const due = [...this.waiting].filter(([memberId]) => now - (this.noted.get(memberId) ?? 0) >= NOTE_EVERY_MS);
    if (due.length === 0) return;
    if (this.noted.size >= REMEMBERED_MAX) this.noted.clear();
    for (const [memberId] of due) {
      this.waiting.delete(memberId);
      this.noted.set(memberId, now);
    }
    try {
      await this.store.touch(new Map(due));
    } catch (error) {
      this.logger.warn({ msg: 'Presence was not written.', members: due.length, err: error });
    }
  }
}
