import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { PersonalData } from '@rendezvous/server/personal-data';
import { type Ends, endsAt } from './deletion.rules.js';
import { EndingsStore } from './endings.store.js';

/** How many accounts one run erases: the next one comes soon. */
const ERASED_AT_ONCE = 50;
/** How many are looked at together. */
const PAGE = 100;

/** Undoes what other parts did for an account whose time has not come. */
class LaterFault extends Error {}

/** Erases accounts whose time is over, everywhere at once: each in a transaction of its own. */
@Injectable()
export class Erasures {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly data: PersonalData,
    private readonly store: EndingsStore,
  ) {}

  /** Whoever has to wait, or cannot be erased, holds up nobody. Throws in the end what went wrong. */
  async run(): Promise<void> {
    const ends = endsAt(this.clock.now());
    const faults: unknown[] = [];
    let erased = 0;
    let after = 0;
    for (;;) {
      const ids = await this.store.listOver(ends, after, PAGE);
      for (const id of ids) {
        if (erased >= ERASED_AT_ONCE) break;
        try {
          if (await this.erase(id, ends)) erased += 1;
        } catch (fault) {
          faults.push(fault);
        }
      }
      after = ids.at(-1) ?? after;
      if (ids.length < PAGE || erased >= ERASED_AT_ONCE) break;
    }
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} accounts could not be erased.`);
  }

  /** @returns false when it is not yet time, or no longer */
  private async erase(memberId: number, ends: Ends): Promise<boolean> {
    try {
      return await this.database.transaction(async (tx) => {
        if (!(await this.store.lockOver(tx, memberId, ends))) return false;
        for (const part of this.data.parts()) if ((await part.erase(memberId, tx)) !== null) throw new LaterFault();
        return true;
      });
    } catch (fault) {
      if (fault instanceof LaterFault) return false;
      throw fault;
    }
  }
}
