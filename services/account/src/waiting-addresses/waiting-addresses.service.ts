import { Injectable } from '@nestjs/common';
import type { leaveAddress } from '@rendezvous/contracts/account/invitations';
import { days } from '@rendezvous/contracts/kernel';
import type { InputOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Database } from '@rendezvous/server/database';
import { Limits } from '@rendezvous/server/limits';
import { Refusal } from '@rendezvous/server/refusal';
import { type Site, Sites } from '@rendezvous/site';
import { secretHash } from '../links/secret-token.js';
import { isOwnMailLink, mailLinkToken, readMailLink } from '../mail-choices/mail-link.rules.js';
import { addressFaults } from '../signup/signup.rules.js';
import { type InvitedMail, type WaitingMail, WaitingAddressesStore } from './waiting-addresses.store.js';

/** Mails that one address gets because somebody leaves it: nobody may fill another's mailbox by leaving and removing it. */
const MAILS = { max: 3, seconds: 86_400 };

/** Addresses that wait for an invitation. */
@Injectable()
export class WaitingAddresses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly limits: Limits,
    private readonly sites: Sites,
    private readonly store: WaitingAddressesStore,
  ) {}

  /** Keeps an address once; nothing tells whether it was kept before. Its mailbox is told, with the link that takes it out. */
  async leave({ email, language }: InputOf<typeof leaveAddress>['body'], site: Site): Promise<void> {
    if (!site.settings.invite_only) throw new Refusal('account.not-invite-only');
    const faults = addressFaults(email, this.config.demo);
    if (faults.length > 0) throw Refusal.fields(...faults);
    const address = email.toLowerCase();
    const { allowed } = await this.limits.take(`account.waiting-mail:${secretHash(address).toString('base64url')}`, MAILS);
    await this.database.transaction(async (tx) => {
      const waitingId = await this.store.add(tx, { siteId: site.id, email: address, language, leftAt: this.clock.now() });
      if (waitingId !== null && allowed) await tx.publish('account.address-left', { waitingId });
    });
  }

  /** By the link of its mail. One that is gone already is as it should be. */
  async forget(token: string): Promise<void> {
    const link = readMailLink(token);
    if (link === null) throw new Refusal('account.link-invalid');
    const email = await this.store.findAddress(link.memberId);
    if (email === null) return;
    if (!isOwnMailLink(this.config.secretKey, link, { purpose: 'waiting-address', email })) throw new Refusal('account.link-invalid');
    await this.store.remove(link.memberId, email);
  }

  /** What stands in the link that takes it out. */
  mintLink({ id, email }: Pick<WaitingMail, 'id' | 'email'>): string {
    const at = Math.floor(this.clock.now().getTime() / 1000);
    return mailLinkToken(this.config.secretKey, { purpose: 'waiting-address', memberId: id, email, at });
  }

  /** A mail that is still to be sent; null once it was, or when nobody waits for it any more. */
  unnoted(id: number): Promise<WaitingMail | null> {
    return this.store.findUnnoted(id);
  }

  uninvited(id: number): Promise<InvitedMail | null> {
    return this.store.findUninvited(id);
  }

  noteMailed(id: number, mail: 'noted' | 'invited'): Promise<void> {
    return this.store.noteMailed(id, mail, this.clock.now());
  }

  async removeOver(): Promise<void> {
    const now = this.clock.now();
    for (const { id, settings } of await this.sites.all())
      await this.store.removeOver(id, new Date(now.getTime() - days(settings.waiting_address_days)), now);
  }
}
