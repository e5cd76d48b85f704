import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import type { Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { type Site, Sites } from '@rendezvous/site';
import { codeOf, expiryCounts, type HeldInvitation, reasonAgainst } from './invitation.rules.js';
import { InvitationsStore } from './invitations.store.js';

/** Invitations as those use them who join: entered at the beginning, used with the account. */
@Injectable()
export class Invitations {
  constructor(
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly store: InvitationsStore,
  ) {}

  /** Nothing is used by that. Throws what is wrong with the code. */
  async enter(typed: string, site: Site): Promise<HeldInvitation> {
    const code = codeOf(typed);
    const found = code === null ? null : await this.store.findByCode(code, site.id);
    if (found === null) throw new Refusal('account.invitation-unknown');
    const now = this.clock.now();
    const reason = reasonAgainst(found, now);
    if (reason !== null) throw new Refusal(reason);
    return { id: found.id, enteredAt: now.toISOString() };
  }

  /** Throws when what was entered is good no more: better now than after five steps. */
  async refuseOver(held: HeldInvitation | null, site: Site): Promise<void> {
    if (held === null) return;
    const reason = await this.reason(held, site);
    if (reason !== null) throw new Refusal(reason);
  }

  async isGood(held: HeldInvitation, site: Site): Promise<boolean> {
    return (await this.reason(held, site)) === null;
  }

  /** Uses it for an account that is made in the same transaction: without the account, nothing is used. */
  async use(tx: Tx, held: HeldInvitation, memberId: number, siteId: number | null): Promise<void> {
    const site = (siteId === null ? null : await this.sites.find(siteId)) ?? this.sites.current();
    if (!(await this.store.take(tx, held.id, site.id, this.expiry(held, site)))) {
      const found = await this.store.find(held.id, tx);
      throw new Refusal((found && reasonAgainst(found, this.expiry(held, site))) ?? 'account.invitation-withdrawn');
    }
    await this.store.noteUse(tx, held.id, memberId, this.clock.now());
    await this.store.endWaiting(tx, held.id);
  }

  private async reason(held: HeldInvitation, site: Site) {
    const found = await this.store.find(held.id);
    if (found === null || found.siteId !== site.id) return 'account.invitation-withdrawn' as const;
    return reasonAgainst(found, this.expiry(held, site));
  }

  private expiry({ enteredAt }: HeldInvitation, { settings }: Site): Date {
    return expiryCounts(new Date(enteredAt), this.clock.now(), settings.invitation_grace_days);
  }
}
