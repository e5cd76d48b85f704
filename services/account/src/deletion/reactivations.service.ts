import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { Links } from '../links/links.service.js';
import { DeletionsStore } from './deletions.store.js';

/** The way back for an account that is being deleted, as long as it is not erased: an erasure may have to wait longer than was said. */
@Injectable()
export class Reactivations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: Links,
    private readonly store: DeletionsStore,
  ) {}

  /** Whether a link still brings an account back. */
  isGood(token: string): Promise<boolean> {
    return this.links.isGood('reactivation', token);
  }

  /** By the mail's link, which is used up; refused when it is used, over or unknown. */
  async byLink(token: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const memberId = await this.links.use(tx, 'reactivation', token);
      if (!(await this.restore(tx, memberId))) throw new Refusal('account.link-invalid');
    });
  }

  /** By whoever could log in. @returns false when it is too late */
  byLogin(memberId: number): Promise<boolean> {
    return this.database.transaction((tx) => this.restore(tx, memberId));
  }

  /** By whoever takes their address back; links that went elsewhere are void. @returns whether the account was being deleted */
  withAddress(tx: Tx, memberId: number): Promise<boolean> {
    return this.bringBack(tx, memberId);
  }

  private async restore(tx: Tx, memberId: number): Promise<boolean> {
    return (await this.bringBack(tx, memberId)) || this.store.isThere(tx, memberId);
  }

  private async bringBack(tx: Tx, memberId: number): Promise<boolean> {
    if (!(await this.store.restore(tx, memberId, this.clock.now()))) return false;
    await this.links.revoke(tx, 'reactivation', memberId);
    await tx.publish('account.profile-changed', { memberId });
    return true;
  }
}
