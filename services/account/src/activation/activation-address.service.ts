import { Injectable } from '@nestjs/common';
import type { changeActivationAddress } from '@rendezvous/contracts/account/activation';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { FormerAddresses } from '../former-addresses/former-addresses.service.js';
import { Links } from '../links/links.service.js';
import { MailChanges } from '../mail-change/mail-changes.service.js';
import { undoneNoMore } from '../members/kept-address.rules.js';
import { AddressAnswers } from '../signup/address-answers.service.js';
import { addressFaults } from '../signup/signup.rules.js';
import { SignupStore } from '../signup/signup.store.js';
import { ActivationStore } from './activation.store.js';

interface Wanted {
  /** Lower case. */
  readonly email: string;
  /** Whether it may be told at once that somebody has it, or that nobody has. */
  readonly mayTell: boolean;
}

/** A mistyped address, put right before it was confirmed. */
@Injectable()
export class ActivationAddress {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly links: Links,
    private readonly changes: MailChanges,
    private readonly former: FormerAddresses,
    private readonly answers: AddressAnswers,
    private readonly signups: SignupStore,
    private readonly store: ActivationStore,
  ) {}

  /**
   * Changes the address of an unconfirmed account and has the mail sent there; links that went elsewhere are void. For a network that was told
   * enough about addresses, free or taken, nothing changes at once: a link is sent there, which does it. Nothing happens for a member who is active
   * already.
   * @returns the address that the account has, or gets by mail
   */
  async change(memberId: number, given: string, network: string): Promise<ReplyOf<typeof changeActivationAddress>> {
    const faults = addressFaults(given, this.config.demo);
    if (faults.length > 0) throw Refusal.fields(...faults);
    const email = given.toLowerCase();
    let done = await this.put(memberId, { email, mayTell: await this.answers.mayTell(network) });
    if (done === 'taken') {
      await this.refuseTaken(email, network);
      // enough was told meanwhile
      done = await this.put(memberId, { email, mayTell: false });
    }
    return done === 'by-mail' ? { email, by_mail: true } : { email: (await this.store.readAddress(memberId)) ?? '' };
  }

  private put(memberId: number, { email, mayTell }: Wanted): Promise<'put' | 'by-mail' | 'taken'> {
    return this.database.transaction(async (tx) => {
      // one at a time, also beside another who wants the same address
      await tx.lock('account.activation-address', email);
      const before = await this.store.readWaiting(tx, memberId);
      if (before === null) return 'put';
      if (before !== email) {
        if (!mayTell) return this.wish(tx, memberId, email);
        const now = this.clock.now();
        if (!(await this.store.changeAddress(tx, memberId, email, undoneNoMore(now)))) return 'taken';
        await this.former.note(tx, memberId, before, now);
        await this.revokeSent(tx, memberId);
      }
      await tx.publish('account.activation-mail-asked', { memberId });
      return 'put';
    });
  }

  private async wish(tx: Tx, memberId: number, email: string): Promise<'by-mail'> {
    await this.changes.wish(tx, memberId, email);
    return 'by-mail';
  }

  /** The mistyped address may be somebody else's: what lies in that mailbox opens nothing, and sets no password either. */
  private async revokeSent(tx: Tx, memberId: number): Promise<void> {
    await this.links.revoke(tx, 'activation', memberId);
    await this.links.revoke(tx, 'password', memberId);
  }

  /** Returns only when enough was told meanwhile. */
  private async refuseTaken(email: string, network: string): Promise<void> {
    const status = await this.signups.statusOfAddress(email);
    await this.answers.tell(network, status === 'pending_deletion' ? 'account.email-deleted' : 'account.email-taken');
  }
}
