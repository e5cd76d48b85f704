import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { DeliveriesStore, type NewDelivery } from './deliveries.store.js';

/** The job that sends one delivery (`sending`). */
export const DELIVER_JOB = 'notify.deliver';

/** Plans mails: each of them once, however often the event behind it is delivered. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly store: DeliveriesStore,
  ) {}

  /** Plans one mail, to be sent at once or later; the same cause for the same member again changes nothing. */
  async plan(delivery: NewDelivery, runAt?: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      const id = await this.store.add(tx, delivery, this.clock.now());
      if (id !== null) await this.jobs.add(tx, DELIVER_JOB, { id }, { key: `${DELIVER_JOB}:${id}`, ...(runAt && { runAt }) });
    });
  }
}
