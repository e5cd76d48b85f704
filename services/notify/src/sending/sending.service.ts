import { Injectable } from '@nestjs/common';
import { minutes } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { DeliveriesStore } from '../deliveries/deliveries.store.js';
import { MailDispatch } from './mail-dispatch.service.js';

/** How long a process may take to write and send one mail before it counts as dead. */
const CLAIM_MS = minutes(5);

/** Sends each planned mail once. */
@Injectable()
export class Sending {
  constructor(
    private readonly clock: Clock,
    private readonly store: DeliveriesStore,
    private readonly dispatch: MailDispatch,
  ) {}

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
    if ((await this.store.findState(id)) === 'sending') throw new Error(`The mail ${id} is being sent by another process.`);
  }
}
