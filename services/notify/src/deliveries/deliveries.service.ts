import { Injectable } from '@nestjs/common';
import { minutes } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { Jobs } from '@rendezvous/server/jobs';
import { DeliveriesStore, type NewDelivery } from './deliveries.store.js';
import { Dispatch } from './dispatch.service.js';

export const DELIVER_JOB = 'notify.deliver';

/** How long a process may take to write and send one mail before it counts as dead. */
const CLAIM_MS = minutes(5);

/** Plans mails and sends each of them once, however often the event behind it is delivered. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly store: DeliveriesStore,
    private readonly dispatch: Dispatch,
  ) {}

  /** Plans one mail; the same cause for the same member again changes nothing. */
  async plan(delivery: NewDelivery): Promise<void> {
    await this.database.transaction(async (tx) => {
      const id = await this.store.add(tx, delivery, this.clock.now());
      if (id !== null) await this.jobs.add(tx, DELIVER_JOB, { id }, { key: `${DELIVER_JOB}:${id}` });
    });
  }

  /** Writes and sends a planned mail. A fault is thrown, and the job tries again, each time later. */
  async deliver(id: number): Promise<void> {
    const now = new Date();
    const delivery = await this.store.claim(id, now, new Date(now.getTime() - CLAIM_MS));
    if (delivery === null) return this.leave(id);
    let sent: boolean;
    try {
      sent = await this.dispatch.send(delivery);
    } catch (error) {
      await this.store.release(id);
      throw error;
    }
    // Should this fail, the claim stays and the mail may go out a second time after it is stale: lost would be worse.
    await this.store.finish(id, sent ? 'sent' : 'skipped', this.clock.now());
  }

  /** Done already, or in the hands of another process: then it is looked at again later. */
  private async leave(id: number): Promise<void> {
    if ((await this.store.stateOf(id)) === 'sending') throw new Error(`The mail ${id} is being sent by another process.`);
  }
}
