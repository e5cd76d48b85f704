import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
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

  /** What a link does: it still brings an account back, or the account came back by it or before it was used, and is there. */
  async look(token: string): Promise<{ readonly good: boolean; readonly back: boolean }> {
    const good = await this.links.isGood('reactivation', token);
    return { good, back: !good && (await this.didBringBack(this.database, token)) };
  }

  /**
   * By the mail's link, which is used up, as all earlier ones. A used one again is fine while the account is there, and changes nothing: a later deletion
   * is undone by its own. Refused when it is over or unknown.
   */
  async byLink(token: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const memberId = await this.links.take(tx, 'reactivation', token);
      const isBack = memberId === null ? await this.didBringBack(tx, token) : await this.restore(tx, memberId);
      if (!isBack) throw new Refusal('account.link-invalid');
    });
  }

  /** By whoever could log in. @returns false when it is too late */
  byLogin(memberId: number): Promise<boolean> {
    return this.database.transaction((tx) => this.restore(tx, memberId));
  }

  /** By whoever takes their address back; links that went elsewhere are void. @returns whether the account was being deleted */
  async withAddress(tx: Tx, memberId: number): Promise<boolean> {
    await this.links.revoke(tx, 'reactivation', memberId);
    return this.bringBack(tx, memberId);
  }

  private async didBringBack(on: Statements, token: string): Promise<boolean> {
    return (await this.links.usedBy(on, 'reactivation', token, ['not_confirmed', 'activated'])) !== null;
  }

  private async restore(tx: Tx, memberId: number): Promise<boolean> {
    if (!(await this.bringBack(tx, memberId))) return this.store.isThere(tx, memberId);
    // A mail whose link is pressed afterwards says that the account is back, too.
    await this.links.useAll(tx, 'reactivation', memberId);
    return true;
  }

  private async bringBack(tx: Tx, memberId: number): Promise<boolean> {
    if (!(await this.store.restore(tx, memberId, this.clock.now()))) return false;
    await tx.publish('account.profile-changed', { memberId });
    return true;
  }
}
