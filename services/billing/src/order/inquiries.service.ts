import { days, minutes, seconds } from '@rendezvous/contracts/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { CheckoutService } from './checkout.service.js';
import { OrderTurns } from './turns.store.js';

/** An event normally comes within a second: who waits longer than this is asked about. */
const PATIENCE_MS = seconds(30);
/** How long after giving an order up its payment is still asked about now and then. */
const LOOK_BACK_MS = days(3);
/** How long a run asks, however slow the provider is, by the clock on the wall: jobs that run each minute, and each hour. */
const EACH_MINUTE_MS = seconds(45);
const EACH_HOUR_MS = minutes(10);

/** Questions to the provider that no member waits for. Whose turn has not come when a run ends is among the first of the next one. */
@Injectable()
export class Inquiries {
  private readonly logger = new Logger(Inquiries.name);

  constructor(
    private readonly clock: Clock,
    private readonly turns: OrderTurns,
    private readonly checkout: CheckoutService,
  ) {}

  /** Asks about open orders whose event does not come. */
  async askOpen(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - PATIENCE_MS);
    await this.round(
      EACH_MINUTE_MS,
      () => this.turns.takeOpen(now, before),
      (orderId) => this.turns.openAnswered(orderId, now),
    );
  }

  /** Asks about orders that were given up. */
  async askGivenUp(): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - LOOK_BACK_MS);
    await this.round(
      EACH_HOUR_MS,
      () => this.turns.takeGivenUp(now, since),
      (orderId) => this.turns.givenUpAnswered(orderId, now),
    );
  }

  /** Asks about these orders, as far as there is time, before each of them gets to its end. */
  async askLast(orderIds: readonly number[], end: (orderId: number) => Promise<void>): Promise<void> {
    const until = performance.now() + EACH_MINUTE_MS;
    for (const orderId of orderIds) {
      if (performance.now() < until) await this.tried(orderId, () => this.checkout.check(orderId));
      await this.tried(orderId, () => end(orderId));
    }
  }

  /** What is taken has its next turn later, so a round comes to an end. */
  private async round(forMs: number, take: () => Promise<number[]>, answered: (orderId: number) => Promise<void>): Promise<void> {
    const until = performance.now() + forMs;
    for (let ids = await take(); ids.length > 0; ids = await take()) {
      for (const orderId of ids) {
        if (performance.now() >= until) return;
        await this.tried(orderId, async () => {
          await this.checkout.check(orderId);
          await answered(orderId);
        });
      }
    }
  }

  /** One order that cannot be settled keeps no other from it; its turn stays, so the next run tries it again. */
  private async tried(orderId: number, settle: () => Promise<void>): Promise<void> {
    await settle().catch((error: unknown) => this.logger.warn({ msg: 'An order could not be settled.', orderId, err: error }));
  }
}
