import { Injectable } from '@nestjs/common';
import { minutes } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { FormerAddresses } from '../former-addresses/former-addresses.service.js';
import { Links } from '../links/links.service.js';
import { PasswordProof } from '../passwords/password-proof.service.js';
import { AddressAnswers } from '../signup/address-answers.service.js';
import { addressFaults } from '../signup/signup.rules.js';
import { MAIL_UNDO_MS, undoneNoMore } from '../members/kept-address.rules.js';
import { MailChangesStore } from './mail-changes.store.js';

/** The same wish again within this time is a repeated call: it sends no second mail. */
const AGAIN_MS = minutes(1);

interface Wish {
  readonly email: string;
  readonly password: string;
  readonly network: string;
}

/** Where a link goes, and its secret. */
interface LinkTo {
  readonly email: string;
  readonly token: string;
}

/** Wishes for another address, and the links that are sent for them. */
@Injectable()
export class MailChanges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly proof: PasswordProof,
    private readonly answers: AddressAnswers,
    private readonly links: Links,
    private readonly former: FormerAddresses,
    private readonly store: MailChangesStore,
  ) {}

  /** Has a link sent to the new address. Nothing changes until it is used. */
  async ask(memberId: number, { email: given, password, network }: Wish): Promise<void> {
    await this.proof.check(memberId, password, network);
    const email = given.toLowerCase();
    await this.refuse(memberId, email, network);
    await this.database.transaction((tx) => this.wish(tx, memberId, email));
  }

  /** The same for whoever may change the address without a password. @param email lower case, and another than the member's */
  async wish(tx: Tx, memberId: number, email: string): Promise<void> {
    await tx.lock('account.mail-change', memberId);
    const now = this.clock.now();
    if (await this.store.isWaiting(tx, memberId, email, new Date(now.getTime() - AGAIN_MS))) return;
    await this.endWish(tx, memberId);
    const changeId = await this.store.add(tx, memberId, email, now);
    if (changeId !== null) await tx.publish('account.mail-change-asked', { memberId, changeId });
  }

  /** Ends a wish, whether its mail was written or not. */
  async endWish(tx: Tx, memberId: number): Promise<void> {
    await this.former.noteChanges(tx, await this.store.removeWaiting(tx, memberId), this.clock.now());
    await this.links.revoke(tx, 'mail-change', memberId);
  }

  /** Forgets changes and wishes, but for the addresses' hashes. */
  async forget(before: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.former.noteChanges(tx, await this.store.removeOld(tx, before), this.clock.now());
    });
  }

  /** The link for the new address; null when there is nothing to change any more, or somebody has the address. */
  async mintChange(memberId: number, changeId: number): Promise<LinkTo | null> {
    const change = await this.store.find(memberId, changeId);
    if (change === null || change.changed_at !== null) return null;
    // what a network was not told any more is told by no mail either
    if (await this.store.isTaken(memberId, change.new_email, undoneNoMore(this.clock.now()))) return null;
    return { email: change.new_email, token: await this.links.mint(this.database, 'mail-change', memberId, { about: changeId }) };
  }

  /** The link that puts the old address back; null when it is too late for that. */
  async mintUndo(memberId: number, changeId: number): Promise<LinkTo | null> {
    const change = await this.store.find(memberId, changeId);
    if (change === null || change.changed_at === null || change.undone_at !== null || !change.old_confirmed) return null;
    const life = change.changed_at.getTime() + MAIL_UNDO_MS - this.clock.now().getTime();
    if (life <= 0) return null;
    return { email: change.old_email, token: await this.links.mint(this.database, 'mail-undo', memberId, { life, about: changeId }) };
  }

  /** Changes that can be undone at this moment, by former addresses: what is told of the account is told there, too. */
  undoable(memberId: number): Promise<number[]> {
    return this.store.listUndoable(memberId, undoneNoMore(this.clock.now()));
  }

  /** Whether an account that was being deleted came back when this change was undone. */
  async broughtAccountBack(memberId: number, changeId: number): Promise<boolean> {
    const change = await this.store.find(memberId, changeId);
    return change !== null && change.undone_at !== null && change.account_back;
  }

  /** Refuses what is no address for this member. That it is taken is told as at the signup, to each network a few times a day. */
  private async refuse(memberId: number, email: string, network: string): Promise<void> {
    const [fault] = addressFaults(email, this.config.demo);
    if (fault !== undefined) throw Refusal.fields(fault);
    if ((await this.store.readAddress(memberId)) === email) throw Refusal.fields({ path: 'email', code: 'same' });
    const mayTell = await this.answers.mayTell(network);
    const isTaken = await this.store.isTaken(memberId, email, undoneNoMore(this.clock.now()));
    if (mayTell && isTaken) await this.answers.tell(network, 'account.email-taken');
  }
}
