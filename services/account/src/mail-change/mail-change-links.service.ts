import { Injectable } from '@nestjs/common';
import type { checkMailChangeLink, MailChangeOutcome, openMailChangeLink } from '@rendezvous/contracts/account/mail-change';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Database, sqlState, type Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { Refusal } from '@rendezvous/server/refusal';
import { Reactivations } from '../deletion/reactivations.service.js';
import { type FoundLink, type LinkTarget, Links } from '../links/links.service.js';
import { secretToken } from '../links/secret-token.js';
import { Sessions } from '../sessions/sessions.service.js';
import { PasskeysStore } from '../passkeys/passkeys.store.js';
import { Passwords } from '../passwords/passwords.service.js';
import { PasswordsStore } from '../passwords/passwords.store.js';
import { undoneNoMore } from '../members/kept-address.rules.js';
import { MailChanges } from './mail-changes.service.js';
import { type MailChange, MailChangesStore } from './mail-changes.store.js';

/** Postgres: a unique index refused a row. */
const UNIQUE_VIOLATION = '23505';

type Opened = ReplyOf<typeof openMailChangeLink>;

/** What the links of an address change do. */
@Injectable()
export class MailChangeLinks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    private readonly links: Links,
    private readonly reactivations: Reactivations,
    private readonly changes: MailChanges,
    private readonly sessions: Sessions,
    private readonly passkeys: PasskeysStore,
    private readonly hashes: Passwords,
    private readonly passwords: PasswordsStore,
    private readonly store: MailChangesStore,
  ) {}

  /** What a link would do, or why it does nothing (any more); uses none up. */
  async look(token: string): Promise<ReplyOf<typeof checkMailChangeLink>> {
    const link = await this.find(token);
    const change = await this.store.find(link.memberId, link.about);
    if (link.used || change === null || !(await this.links.isGood(link.kind, token)))
      return { state: outcomeOf(link, change), email: null, ...noted(link, change) };
    if (link.kind === 'mail-change') return { state: 'change', email: change.new_email, ...noted(link, change) };
    return { state: 'undo', email: change.old_email, ...noted(link, change) };
  }

  /** Uses a link up; one that did its work before says what that was. */
  async open(token: string): Promise<Opened> {
    // hashing is no work for a transaction
    const unknownHash = await this.hashes.hash(secretToken());
    try {
      return await this.database.transaction((tx) => this.openIn(tx, token, unknownHash));
    } catch (error) {
      // somebody joined with the address at the same moment
      if (sqlState(error) === UNIQUE_VIOLATION) throw new Refusal('account.email-taken');
      throw error;
    }
  }

  private async openIn(tx: Tx, token: string, unknownHash: string): Promise<Opened> {
    const wished = await this.links.takeTarget(tx, 'mail-change', token);
    if (wished !== null) return this.change(tx, wished);
    const regretted = await this.links.takeTarget(tx, 'mail-undo', token);
    if (regretted !== null) return this.undo(tx, regretted, unknownHash);
    const link = await this.find(token);
    const change = await this.store.find(link.memberId, link.about);
    return { outcome: outcomeOf(link, change), ...noted(link, change) };
  }

  private async change(tx: Tx, { memberId, about }: LinkTarget): Promise<Opened> {
    const now = this.clock.now();
    const changed = await this.store.change(tx, about, now, undoneNoMore(now));
    if (changed === null) {
      const wish = await this.store.find(memberId, about);
      const isTaken = wish !== null && (await this.store.isTaken(memberId, wish.new_email, undoneNoMore(now)));
      throw new Refusal(isTaken ? 'account.email-taken' : 'account.link-invalid');
    }
    await this.revokeSent(tx, memberId);
    // one that nobody confirmed is perhaps a stranger's
    if (changed.confirmed) await tx.publish('account.mail-changed', { memberId, changeId: about });
    if (changed.waiting) await tx.publish('account.activation-mail-asked', { memberId });
    tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'user-changed' }));
    return { outcome: 'changed', ...(changed.confirmed ? {} : { to_confirm: true }) };
  }

  /**
   * Nobody changes an address without the password, so whoever did it knows that: it opens nothing any more, every session ends, every
   * passkey goes, and no link that was sent since works. Nobody asks for another address while their account is being deleted, so the deletion was
   * asked for since, too: the account comes back with the address.
   * @param unknownHash of a password that nobody knows
   */
  private async undo(tx: Tx, { memberId, about }: LinkTarget, unknownHash: string): Promise<Opened> {
    const now = this.clock.now();
    if (!(await this.store.undo(tx, memberId, about, now))) throw new Refusal('account.link-invalid');
    const isBack = await this.reactivations.withAddress(tx, memberId);
    if (isBack) await this.store.noteAccountBack(tx, about);
    await this.changes.endWish(tx, memberId);
    await this.revokeSent(tx, memberId);
    await this.links.revoke(tx, 'mail-undo', memberId);
    await this.passwords.change(tx, memberId, unknownHash);
    await this.passkeys.removeAll(tx, memberId);
    await this.sessions.endAllIn(tx, memberId);
    await tx.publish('account.mail-restored', { memberId, changeId: about });
    return { outcome: 'undone', ...(isBack ? { account_back: true } : {}) };
  }

  /** What lies in the mailbox of an address that is the member's no more opens nothing. */
  private async revokeSent(tx: Tx, memberId: number): Promise<void> {
    await this.links.revoke(tx, 'password', memberId);
    await this.links.revoke(tx, 'activation', memberId);
  }

  private async find(token: string): Promise<FoundLink> {
    const link = await this.links.find(['mail-change', 'mail-undo'], token);
    if (link === null) throw new Refusal('account.link-invalid');
    return link;
  }
}

/** What is said of a link beside what it does, only where it is so. */
const noted = (link: FoundLink, change: MailChange | null): Pick<Opened, 'account_back' | 'to_confirm'> => {
  if (link.kind === 'mail-undo') return change?.account_back === true ? { account_back: true } : {};
  return change?.old_confirmed === false ? { to_confirm: true } : {};
};

/** Why a link does nothing (any more). */
const outcomeOf = (link: FoundLink, change: MailChange | null): MailChangeOutcome => {
  if (!link.used) return 'expired';
  if (link.kind === 'mail-undo') return 'undone';
  return change !== null && change.changed_at !== null && change.undone_at === null ? 'changed' : 'used';
};
