import { Injectable } from '@nestjs/common';
import { days } from '@rendezvous/contracts/kernel';
import type { RefusalCode } from '@rendezvous/contracts/refusals';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { AddressAnswersStore } from './address-answers.store.js';

/** How many answers a network may get a day that tell that an address has an account: membership is a secret. */
const ANSWERS_A_DAY = 5;

/** Counts what a network was told about addresses, and says when that was enough. */
@Injectable()
export class AddressAnswers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: AddressAnswersStore,
  ) {}

  /** Whether a network may still be told. Asked for free addresses too: silence about taken ones only would tell as well. */
  async mayTell(network: string): Promise<boolean> {
    return (await this.store.count(network, this.dayAgo())) < ANSWERS_A_DAY;
  }

  /** Tells that an address is taken, by a refusal. @returns false when enough was told meanwhile: then nothing is */
  async tell(network: string, code: Extract<RefusalCode, 'account.email-taken' | 'account.email-deleted'>): Promise<false> {
    const counted = await this.database.transaction((tx) => this.countOne(tx, network));
    if (counted) throw new Refusal(code);
    return false;
  }

  async removeOld(): Promise<void> {
    await this.store.removeOlder(this.dayAgo());
  }

  private async countOne(tx: Tx, network: string): Promise<boolean> {
    await this.store.lock(tx, network);
    if ((await this.store.count(network, this.dayAgo(), tx)) >= ANSWERS_A_DAY) return false;
    await this.store.add(tx, network, this.clock.now());
    return true;
  }

  private dayAgo(): Date {
    return new Date(this.clock.now().getTime() - days(1));
  }
}
