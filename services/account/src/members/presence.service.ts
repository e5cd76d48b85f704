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
  private readonly noted = new Map<number, number>();
  private waiting = new Set<number>();
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
    const now = this.clock.now().getTime();
    if (now - (this.noted.get(memberId) ?? 0) < NOTE_EVERY_MS) return;
    if (this.noted.size >= REMEMBERED_MAX) this.noted.clear();
    this.noted.set(memberId, now);
    this.waiting.add(memberId);
  }

  /** Writes what waits. Presence may be lost, so a failure is only logged. */
  async flush(): Promise<void> {
    if (this.waiting.size === 0) return;
    const batch = [...this.waiting];
    this.waiting = new Set();
    try {
      await this.store.touch(batch, this.clock.now());
    } catch (error) {
      this.logger.warn({ msg: 'Presence was not written.', members: batch.length, err: error });
    }
  }
}
