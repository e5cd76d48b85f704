import { Injectable } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { INVOICES_KEPT_DAYS } from './retention.js';
import { PurgesStore } from './purges.store.js';

/** How many members are looked for at once. */
const PAGE = 200;

/**
 * Ends what is kept of erased members: at once where nobody ever paid, and seven years after the last document where somebody did. A wallet is one
 * chain, so all of it goes together, and the proof of the night stays green.
 */
@Injectable()
export class Purges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: PurgesStore,
  ) {}

  /** Each in a transaction of its own: one that cannot go holds up nobody. Throws in the end what went wrong. */
  async run(): Promise<void> {
    const faults: unknown[] = [];
    for (let after = 0; ;) {
      const memberIds = await this.store.listOver(this.since(), after, PAGE);
      for (const memberId of memberIds) await this.purge(memberId).catch((fault: unknown) => faults.push(fault));
      if (memberIds.length < PAGE) break;
      after = memberIds.at(-1)!;
    }
    if (faults.length > 0) throw new AggregateError(faults, `What is kept of ${faults.length} erased members could not be deleted.`);
  }

  /** Does nothing for a member who is there, or of whom something has to be kept still. */
  async purge(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.store.lockOver(tx, memberId, this.since())) await this.store.purge(tx, memberId);
    });
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - days(INVOICES_KEPT_DAYS));
  }
}
