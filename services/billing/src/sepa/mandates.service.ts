import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { type AccountDetails, SealedAccounts } from './account-details.service.js';
import { addMonths, bankDate } from './bank-day.rules.js';
import { DirectDebitStore } from './direct-debit.store.js';
import type { Mandate } from './mandate.entity.js';
import { LAPSES_AFTER_MONTHS, lapsesOn, purgedUntil } from './mandate.rules.js';
import { MandateStore } from './mandate.store.js';

/** A mandate with the account that it is of. */
export interface StandingMandate {
  readonly mandate: Mandate;
  readonly account: AccountDetails;
}

/** Which mandates stand. */
@Injectable()
export class Mandates {
  constructor(
    private readonly clock: Clock,
    private readonly accounts: SealedAccounts,
    private readonly store: MandateStore,
    private readonly debits: DirectDebitStore,
  ) {}

  /** The member's mandate for later purchases; null without one that stands today. */
  async findStanding(memberId: number, tx?: Tx): Promise<StandingMandate | null> {
    return this.standing(await this.store.findKept(memberId, tx));
  }

  /** The same, named: null once it is another one, or none. */
  async findStandingById(memberId: number, id: number, tx: Tx): Promise<StandingMandate | null> {
    const found = await this.findStanding(memberId, tx);
    return found?.mandate.id === id ? found : null;
  }

  /** What the member signed, with whose account it is as long as that is known. */
  async export(memberId: number): Promise<object[]> {
    return (await this.store.list(memberId)).map(({ sealed, accountKey: _key, memberId: _member, ...mandate }) => ({
      ...mandate,
      account: sealed === null ? null : this.accounts.open(sealed),
    }));
  }

  /** Nothing more is collected from somebody who goes. What was signed stays until nothing can be asked back, what was not signed goes. */
  async erase(tx: Tx, memberId: number): Promise<void> {
    await this.store.revoke(tx, memberId, this.clock.now());
    await this.debits.removeUnsigned(tx, memberId);
  }

  /** Ends what has lapsed, and forgets accounts that nothing can be asked back to any more. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const today = bankDate(now);
    await this.store.lapse(addMonths(today, -LAPSES_AFTER_MONTHS), now);
    await this.store.purge(purgedUntil(today), now);
  }

  private standing(mandate: Mandate | null): StandingMandate | null {
    if (mandate?.sealed == null) return null;
    const last = mandate.lastDue ?? bankDate(mandate.signedAt);
    return lapsesOn(last) <= bankDate(this.clock.now()) ? null : { mandate, account: this.accounts.open(mandate.sealed) };
  }
}
