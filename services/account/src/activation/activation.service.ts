import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Links } from '../links/links.service.js';
import { MailChanges } from '../mail-change/mail-changes.service.js';
import { SignupLinks } from '../signup/signup-links.service.js';
import { addressHash } from '../kept-addresses/address-hash.js';
import { ActivationStore } from './activation.store.js';

interface Activated {
  readonly memberId: number;
  /** Whether this address never got signup credits before. */
  readonly creditsDue: boolean;
  /** The very link was used before. */
  readonly again: boolean;
}

/** The proof that an address belongs to its member: from then on the profile is listed. */
@Injectable()
export class Activation {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly links: Links,
    private readonly signupLinks: SignupLinks,
    private readonly changes: MailChanges,
    private readonly store: ActivationStore,
  ) {}

  /**
   * Uses the mail's link up; one that finishes a signup makes the account before. A second link of a member who is active already, or the
   * used one again, is fine and changes nothing.
   */
  async activate(token: string): Promise<Activated> {
    return this.database.transaction(async (tx) => {
      const memberId = await this.use(tx, token);
      if (memberId === null) return { memberId: await this.usedBefore(tx, token), creditsDue: false, again: true };
      const email = await this.store.activate(tx, memberId, this.clock.now());
      if (email === null) return { memberId, creditsDue: await this.store.readCreditsDue(tx, memberId), again: false };
      // wished without a password, perhaps: whose address is confirmed changes it with that alone
      await this.changes.endWish(tx, memberId);
      const creditsDue = await this.firstOfAddress(tx, memberId, email);
      await tx.publish('account.member-activated', { memberId });
      await tx.publish('account.profile-changed', { memberId });
      return { memberId, creditsDue, again: false };
    });
  }

  /** @returns whose link it was; null when it is none, or none any more */
  private async use(tx: Tx, token: string): Promise<number | null> {
    const made = await this.signupLinks.use(tx, token);
    if (made === null) return this.links.take(tx, 'activation', token);
    // opened a second time, it is known as what it was
    await this.links.keepUsed(tx, 'activation', made, token);
    return made;
  }

  private async usedBefore(tx: Tx, token: string): Promise<number> {
    const memberId = await this.links.usedBy(tx, 'activation', token, ['activated']);
    if (memberId === null) throw new Refusal('account.link-invalid');
    return memberId;
  }

  /** Whether a mail with a link that still works went out. */
  async mailState(memberId: number): Promise<{ readonly sent: boolean; readonly email: string }> {
    return (await this.store.readMailState(memberId, this.clock.now())) ?? { sent: false, email: '' };
  }

  /** Asks for the mail again; nothing happens for a member who is active already. */
  async resend(memberId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (await this.store.isWaiting(tx, memberId)) await tx.publish('account.activation-mail-asked', { memberId });
    });
  }

  /** Remembers the address's hash, so that signup credits come once even when the account is erased and made again. */
  private async firstOfAddress(tx: Tx, memberId: number, email: string): Promise<boolean> {
    const first = await this.store.keepAddress(tx, addressHash(this.config, email), this.clock.now());
    if (first) await this.store.markCreditsDue(tx, memberId);
    return first;
  }
}
