import { Injectable } from '@nestjs/common';
import { NOTIFICATION_TYPES, type Notifications, type NotificationType } from '@rendezvous/contracts/account/notifications';
import { hours } from '@rendezvous/contracts/kernel';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Database, type Tx } from '@rendezvous/server/database';
import { Realtime } from '@rendezvous/server/realtime';
import { Refusal } from '@rendezvous/server/refusal';
import { Consents } from '../consents/consents.service.js';
import type { MailStop } from '../members/member.entity.js';
import { isOwnMailLink, type MailLinkPurpose, mailLinkToken, readMailLink } from './mail-link.rules.js';
import { MailChoicesStore } from './mail-choices.store.js';

type MemberPurpose = Exclude<MailLinkPurpose, 'waiting-address'>;

/** A mail that arrived is proof for a while only. An unsubscription is good as long as the address is the member's. */
const LIFE_MS: Readonly<Record<MemberPurpose, number>> = { address: hours(24), unsubscribe: Number.POSITIVE_INFINITY };

/** What members said, and what ends when they say so. After a refused mail, only one that arrives does. */
const ENDED_BY_WISH: readonly MailStop[] = ['fbl', 'listunsubscribe'];

/** Which mails a member gets, of those that can be done without, and what stopped all of them. */
@Injectable()
export class MailChoices {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly realtime: Realtime,
    private readonly store: MailChoicesStore,
    private readonly consents: Consents,
  ) {}

  /** Whether each type is sent. */
  async read(memberId: number): Promise<Required<Notifications>> {
    const off = await this.store.readOff(memberId);
    return Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, !off.includes(type)])) as Required<Notifications>;
  }

  async change(memberId: number, changes: Notifications): Promise<Required<Notifications>> {
    const named = (wanted: boolean): NotificationType[] => NOTIFICATION_TYPES.filter((type) => changes[type] === wanted);
    await this.database.transaction((tx) => this.store.change(tx, memberId, named(true), named(false)));
    return this.read(memberId);
  }

  /** Sends mails again. @returns whether a link has to prove the address first */
  async resume(memberId: number): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      if (await this.store.resume(tx, memberId, ENDED_BY_WISH)) this.tell(tx, memberId);
      const bounced = await this.store.hasBounced(tx, memberId);
      if (bounced) await tx.publish('account.address-proof-asked', { memberId });
      return bounced;
    });
  }

  /** What stands in a link that does one thing without a login. */
  mintLink(purpose: MemberPurpose, { id, email }: { readonly id: number; readonly email: string }): string {
    const at = Math.floor(this.clock.now().getTime() / 1000);
    return mailLinkToken(this.config.secretKey, { purpose, memberId: id, email, at });
  }

  /** All mails that can be done without, by the link of one of them. */
  async unsubscribe(token: string): Promise<void> {
    const { email } = await this.ownerOf('unsubscribe', token);
    await this.stop(email, 'listunsubscribe');
  }

  /** The link of a mail that arrived. */
  async proveAddress(token: string): Promise<void> {
    const { memberId } = await this.ownerOf('address', token);
    await this.database.transaction(async (tx) => {
      if (await this.store.resume(tx, memberId, ['bounce'])) this.tell(tx, memberId);
    });
  }

  /** An address that nobody has is nothing to anybody. Whoever says that they want none takes back that they want offers, too. */
  async stop(email: string, reason: MailStop): Promise<void> {
    const address = email.toLowerCase();
    const owner = ENDED_BY_WISH.includes(reason) ? await this.store.findOwner(address) : null;
    // first, so that what is said once more after a crash finds both to do
    if (owner !== null) await this.consents.change(owner, 'marketing', false);
    await this.database.transaction(async (tx) => {
      const memberId = await this.store.stopAddress(tx, address, reason);
      if (memberId !== null) this.tell(tx, memberId);
    });
  }

  private async ownerOf(purpose: MemberPurpose, token: string): Promise<{ readonly memberId: number; readonly email: string }> {
    const link = readMailLink(token);
    const email = link === null ? null : await this.store.findAddress(link.memberId);
    if (link === null || email === null || !isOwnMailLink(this.config.secretKey, link, { purpose, email }))
      throw new Refusal('account.link-invalid');
    if (this.clock.now().getTime() - link.at * 1000 > LIFE_MS[purpose]) throw new Refusal('account.link-invalid');
    return { memberId: link.memberId, email };
  }

  private tell(tx: Tx, memberId: number): void {
    tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'user-changed' }));
  }
}
