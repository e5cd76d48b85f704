import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Incidents } from '../incident/incidents.service.js';
import { askAgainAt } from './ask-again.rules.js';
import { PollingScheduleStore } from './polling-schedule.store.js';

/** Payments of which their provider does not say how they stand. */
@Injectable()
export class SilentPayments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly schedule: PollingScheduleStore,
    private readonly incidents: Incidents,
  ) {}

  /** The payment of an order was asked about in its turn, in vain: it is asked about again by the schedule of all that is unknown, then an operator's. */
  async postpone(orderId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const silent = await this.schedule.lockSilent(tx, orderId);
      if (silent === null) return;
      const { id: paymentId, asks, amount, currency } = silent;
      const askAfter = askAgainAt(asks, this.clock.now());
      await this.schedule.postponeSilent(tx, paymentId, askAfter);
      if (askAfter === null) await this.incidents.noteUnknownPayment(tx, { paymentId, reported: { amount, currency } });
    });
  }
}
