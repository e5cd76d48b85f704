import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import { BlocksStore } from '../visibility/blocks.store.js';
import { type Contact, ContactsStore } from '../visibility/contacts.store.js';
import { SignupMessagesStore } from '../signup-message/signup-messages.store.js';
import type { Relation } from '../visibility/visibility.service.js';
import type { MemberStatus } from './member.entity.js';
import { MembersStore } from './members.store.js';

/** What areas to the right may read and change of a member. */
@Injectable()
export class Members {
  constructor(
    private readonly store: MembersStore,
    private readonly blocks: BlocksStore,
    private readonly contacts: ContactsStore,
    private readonly signupMessages: SignupMessagesStore,
  ) {}

  /** Premium from the first purchase on; later purchases change nothing. */
  async makePremium(tx: Tx, memberId: number, at: Date): Promise<void> {
    if (await this.store.setPremium(tx, memberId, at)) await tx.publish('account.profile-changed', { memberId });
  }

  /** Ends premium, when every purchase was given back. @returns since when it lasted; null when there was none */
  async endPremium(tx: Tx, memberId: number): Promise<Date | null> {
    const since = await this.store.endPremium(tx, memberId);
    if (since !== null) await tx.publish('account.profile-changed', { memberId });
    return since;
  }

  async premiumSince(memberId: number): Promise<Date | null> {
    return (await this.store.read('premium_since', memberId)) ?? null;
  }

  /** Blocking twice keeps the first date. */
  async recordBlock(tx: Tx, blockerId: number, blockedId: number, at: Date): Promise<void> {
    await this.blocks.add(tx, blockerId, blockedId, at);
    await this.signupMessages.removeBetween(tx, blockerId, blockedId);
  }

  removeBlock(tx: Tx, blockerId: number, blockedId: number): Promise<void> {
    return this.blocks.remove(tx, blockerId, blockedId);
  }

  async recordContact(tx: Tx, contact: Contact): Promise<void> {
    await this.contacts.record(tx, contact);
    // who wrote has no first line left to write
    if (contact.wrote === true) await this.signupMessages.remove(tx, contact.ownerId, contact.viewerId);
  }

  /**
   * What a member meant to write to another before there was an account, offered once the address is confirmed; null for nothing, and for
   * whoever cannot be written to: hidden, deactivated, blocked. It is kept meanwhile, since who hides may come back.
   * @param relation of the two, as the truth table has it
   */
  async signupMessage(memberId: number, toMemberId: number, { mayWrite }: Pick<Relation, 'mayWrite'>): Promise<string | null> {
    return mayWrite ? this.signupMessages.find(memberId, toMemberId) : null;
  }

  /** Both ways: nobody of the two was ever liked by or wrote to the other. */
  forgetContact(tx: Tx, firstId: number, secondId: number): Promise<void> {
    return this.contacts.remove(tx, firstId, secondId);
  }

  async statusOf(memberId: number): Promise<MemberStatus | null> {
    return (await this.store.read('status', memberId)) ?? null;
  }

  /** Whether the member has never confirmed their address. If so, an activation waits for the end of the transaction. */
  holdUnconfirmed(tx: Tx, memberId: number): Promise<boolean> {
    return this.store.lockUnconfirmed(tx, memberId);
  }

  /** Whether the member is one, with a confirmed address and not about to leave. If so, they stay so until the end of the transaction. */
  holdActivated(tx: Tx, memberId: number): Promise<boolean> {
    return this.store.lockActivated(tx, memberId);
  }

  /** Whether others may see how far this member has read. */
  async readReceipts(memberId: number): Promise<boolean> {
    return (await this.store.read('read_receipts', memberId)) ?? false;
  }

  /** For sending mail only. */
  async emailOf(memberId: number): Promise<string | null> {
    return (await this.store.read('email', memberId)) ?? null;
  }

  /** Whose address it is; for operators who look for a member. */
  withEmail(email: string): Promise<number | null> {
    return this.store.findByEmail(email.toLowerCase());
  }

  /** Who works on the product; for mails to them. */
  operators(): Promise<number[]> {
    return this.store.operators();
  }

  /** The name in "You're blocked by {name}". */
  async blockReasonName(memberId: number): Promise<string> {
    return (await this.store.read('name', memberId)) ?? '';
  }

  /** The site on which a member joined; null for whoever did so before that was noted. */
  async siteId(memberId: number): Promise<number | null> {
    return (await this.store.read('site_id', memberId)) ?? null;
  }

  /** True when this member was activated and their address never got signup credits before. */
  async signupCreditsDue(memberId: number): Promise<boolean> {
    return (await this.store.read('signup_credits_due', memberId)) ?? false;
  }
}
