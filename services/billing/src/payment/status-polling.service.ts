import { minutes, seconds } from '@rendezvous/contracts/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { LATE_CAPTURE_MS } from '../order/order-state.rules.js';
import { OrderExpiry } from './order-expiry.service.js';
import { PollingScheduleStore } from './polling-schedule.store.js';
import { SilentPayments } from './silent-payments.service.js';
import { PaymentStatusCheck, type StatusAnswer } from './status-check.service.js';

/** An event normally comes within a second: orders that wait longer than this are polled. */
const EVENT_GRACE_MS = seconds(30);
/** How long a run polls, however slow the provider is, by the clock on the wall: jobs that run each minute, and each hour. */
const EACH_MINUTE_MS = seconds(45);
const EACH_HOUR_MS = minutes(10);

/** Whose turn it is, what is done with each, and what follows on an answer. */
interface Round {
  readonly claim: () => Promise<number[]>;
  readonly ask: (orderId: number) => Promise<StatusAnswer>;
  readonly postpone: (orderId: number) => Promise<void>;
}

/** Status checks that no member waits for. An order that is not reached before a run ends is among the first of the next one. */
@Injectable()
export class StatusPolling {
  private readonly logger = new Logger(StatusPolling.name);

  constructor(
    private readonly clock: Clock,
    private readonly schedule: PollingScheduleStore,
    private readonly status: PaymentStatusCheck,
    private readonly silent: SilentPayments,
    private readonly expiry: OrderExpiry,
  ) {}

  /** Polls open orders whose event does not come. */
  async pollOpen(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now.getTime() - EVENT_GRACE_MS);
    await this.poll(EACH_MINUTE_MS, {
      claim: () => this.schedule.claimOpen(now, before),
      ask: (orderId) => this.status.check(orderId),
      postpone: (orderId) => this.schedule.postponeOpen(orderId, now),
    });
  }

  /** Polls orders that were given up, for captures that come late. */
  async pollGivenUp(): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - LATE_CAPTURE_MS);
    await this.poll(EACH_HOUR_MS, {
      claim: () => this.schedule.claimGivenUp(now, since),
      ask: (orderId) => this.status.check(orderId),
      postpone: (orderId) => this.schedule.postponeGivenUp(orderId, now),
    });
  }

  /** Polls orders whose time is over, and ends those of which the answer is that they are not paid. */
  async pollOverdue(): Promise<void> {
    const now = this.clock.now();
    for (const orderId of await this.schedule.listResolved(now)) await this.attempt(orderId, () => this.expiry.expireResolved(orderId));
    await this.poll(EACH_MINUTE_MS, {
      claim: () => this.schedule.claimOverdue(now),
      ask: (orderId) => this.expiry.expire(orderId),
      postpone: (orderId) => this.schedule.beginGivenUp(orderId, now),
    });
  }

  /** What is claimed is due again later only, so this comes to an end. */
  private async poll(forMs: number, { claim, ask, postpone }: Round): Promise<void> {
    const until = performance.now() + forMs;
    for (let ids = await claim(); ids.length > 0; ids = await claim()) {
      for (const orderId of ids) {
        if (performance.now() >= until) return;
        await this.attempt(orderId, async () => {
          if ((await ask(orderId)) === 'silent') await this.silent.postpone(orderId);
          else await postpone(orderId);
        });
      }
    }
  }

  /** One order whose check fails keeps no other from its own; it is not postponed, so the next run tries it again. */
  private async attempt(orderId: number, work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => this.logger.warn({ msg: 'An order could not be settled.', orderId, err: error }));
  }
}
