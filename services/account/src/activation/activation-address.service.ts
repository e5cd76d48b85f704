import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Links } from '../links/links.service.js';
import { undoneNoMore } from '../members/kept-address.rules.js';
import { AddressAnswers } from '../signup/address-answers.service.js';
import { addressFaults } from '../signup/signup.rules.js';
import { SignupStore } from '../signup/signup.store.js';
import { ActivationStore } from './activation.store.js';

/** When answers about addresses are used up, they come back within this. */
const ANSWERS_AGAIN = { seconds: 86_400, minutes: 1440 };

/** A mistyped address, put right before it was confirmed. */
@Injectable()
export class ActivationAddress {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly links: Links,
    private readonly answers: AddressAnswers,
    private readonly signups: SignupStore,
    private readonly store: ActivationStore,
  ) {}

  /**
   * Changes the address of an unconfirmed account and has the mail sent there; links that went elsewhere are void. Nothing happens for a member
   * who is active already.
   * @returns the address that the account has
   */
  async change(memberId: number, given: string, network: string): Promise<string> {
    const faults = addressFaults(given, this.config.demo);
    if (faults.length > 0) throw Refusal.fields(...faults);
    const email = given.toLowerCase();
    // silence about taken addresses alone would tell as well
    if (!(await this.answers.mayTell(network))) throw tooMany();
    const changed = await this.database.transaction(async (tx) => {
      // one at a time, also beside another who wants the same address
      await tx.lock('account.activation-address', email);
      const before = await this.store.readWaiting(tx, memberId);
      if (before === null) return true;
      if (before !== email && !(await this.store.changeAddress(tx, memberId, email, undoneNoMore(this.clock.now())))) return false;
      if (before !== email) await this.revokeSent(tx, memberId);
      await tx.publish('account.activation-mail-asked', { memberId });
      return true;
    });
    if (!changed) await this.refuseTaken(email, network);
    return (await this.store.readAddress(memberId)) ?? '';
  }

  /** The mistyped address may be somebody else's: what lies in that mailbox opens nothing, and sets no password either. */
  private async revokeSent(tx: Tx, memberId: number): Promise<void> {
    await this.links.revoke(tx, 'activation', memberId);
    await this.links.revoke(tx, 'password', memberId);
  }

  private async refuseTaken(email: string, network: string): Promise<never> {
    const status = await this.signups.statusOfAddress(email);
    await this.answers.tell(network, status === 'pending_deletion' ? 'account.email-deleted' : 'account.email-taken');
    throw tooMany();
  }
}

const tooMany = (): Refusal => new Refusal('request.too-many', ANSWERS_AGAIN, { retryAfter: ANSWERS_AGAIN.seconds });
