import { Injectable } from '@nestjs/common';
import { INVITATION_PARAMETER } from '@rendezvous/contracts/account/invitations';
import {
  type createInvitation,
  type inviteWaiting,
  type listInvitations,
  OPERATOR_INVITATIONS_PAGE,
  type OperatorInvitation,
} from '@rendezvous/contracts/account/operator-invitations';
import { days } from '@rendezvous/contracts/kernel';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, operatorActor, type Site, SiteOrigins, Sites } from '@rendezvous/site';
import { newCode, stateOf } from '../invitations/invitation.rules.js';
import { type InvitationRow, InvitationsStore } from '../invitations/invitations.store.js';
import { WaitingAddressesStore } from '../waiting-addresses/waiting-addresses.store.js';
import { OperatorInvitationsStore } from './operator-invitations.store.js';

/** As the log of operators names where it was done. */
const PAGE = '/operator/account';

/** Invitations as operators make them, withdraw them, and give them to whoever waits. Each change leaves a line in their log. */
@Injectable()
export class OperatorInvitations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly origins: SiteOrigins,
    private readonly store: OperatorInvitationsStore,
    private readonly invitations: InvitationsStore,
    private readonly addresses: WaitingAddressesStore,
  ) {}

  async list({ state, after }: InputOf<typeof listInvitations>['query']): Promise<ReplyOf<typeof listInvitations>> {
    const now = this.clock.now();
    const [rows, counts, all] = await Promise.all([this.store.page(state, after ?? null, now), this.store.counts(now), this.sites.all()]);
    const sites = await Promise.all(
      all.map(async ({ id, host, settings }) => {
        const { waiting, invitedUpTo } = await this.store.waiting(id);
        return { id, host, invite_only: settings.invite_only, waiting, invited_up_to: invitedUpTo };
      }),
    );
    const invitations = await Promise.all(rows.slice(0, OPERATOR_INVITATIONS_PAGE).map((row) => this.told(row)));
    return { invitations, more: rows.length > OPERATOR_INVITATIONS_PAGE, counts, sites };
  }

  async read(id: number): Promise<OperatorInvitation> {
    const row = await this.invitations.find(id);
    if (row === null) throw new Refusal('account.invitation-unknown');
    return this.told(row);
  }

  async create(body: InputOf<typeof createInvitation>['body'], operatorId: number): Promise<OperatorInvitation> {
    const { clientId, label, max_uses: maxUses, valid_days: validDays } = body;
    const site = await this.siteOf(body.site_id);
    const createdAt = this.clock.now();
    const expiresAt = validDays === null ? null : new Date(createdAt.getTime() + days(validDays));
    const made = { siteId: site.id, code: newCode(), label, maxUses, createdAt, expiresAt, clientId };
    await this.database.transaction(async (tx) => {
      const id = await this.invitations.add(tx, made);
      if (id === null) return;
      await this.note(tx, operatorId, 'account.create-invitation', `invitation ${id}`, { site: site.id, max_uses: maxUses });
    });
    // made now, or by the same page before
    const row = await this.store.findByClientId(clientId);
    return this.told(row!);
  }

  async withdraw(id: number, operatorId: number): Promise<OperatorInvitation> {
    await this.database.transaction(async (tx) => {
      const withdrawn = await this.store.withdraw(tx, id, this.clock.now());
      if (withdrawn === null) throw new Refusal('account.invitation-unknown');
      if (withdrawn) await this.note(tx, operatorId, 'account.withdraw-invitation', `invitation ${id}`, {});
    });
    return this.read(id);
  }

  /** Gives a code of its own to each of those that have waited longest; their mails are sent after. */
  async inviteWaiting(
    { site_id: siteId, count, invited_up_to: seen }: InputOf<typeof inviteWaiting>['body'],
    operatorId: number,
  ): Promise<ReplyOf<typeof inviteWaiting>> {
    const site = await this.siteOf(siteId);
    return this.database.transaction(async (tx) => {
      await tx.lock('account.invite-waiting', site.id);
      if ((await this.store.waiting(site.id, tx)).invitedUpTo !== seen) throw new Refusal('account.waiting-changed');
      await this.addresses.removeMembers(tx, site.id);
      const next = await this.addresses.next(tx, site.id, count);
      for (const waitingId of next) await this.invite(tx, waitingId, site);
      if (next.length > 0) await this.note(tx, operatorId, 'account.invite-waiting', `site ${site.id}`, { invited: next.length });
      return { invited: next.length, waiting: (await this.store.waiting(site.id, tx)).waiting };
    });
  }

  private async invite(tx: Tx, waitingId: number, { id: siteId, settings }: Site): Promise<void> {
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + days(settings.waiting_invitation_days));
    const code = { siteId, code: newCode(), label: '', maxUses: 1, createdAt, expiresAt, clientId: null };
    await this.addresses.invite(tx, waitingId, (await this.invitations.add(tx, code))!);
    await tx.publish('account.address-invited', { waitingId });
  }

  private async siteOf(id: number): Promise<Site> {
    const site = await this.sites.find(id);
    if (site === null) throw Refusal.fields({ path: 'site_id', code: 'invalid-value' });
    return site;
  }

  private note(tx: Tx, operatorId: number, action: string, subject: string, details: Readonly<Record<string, unknown>>): Promise<void> {
    return addAuditEntry(tx, { actor: operatorActor(operatorId, PAGE), action, subject, details, at: this.clock.now() });
  }

  private async told(row: InvitationRow): Promise<OperatorInvitation> {
    const site = (await this.sites.find(row.siteId)) ?? this.sites.current();
    return {
      id: row.id,
      code: row.code,
      label: row.label,
      site: site.host,
      state: stateOf(row, this.clock.now()),
      uses: row.uses,
      max_uses: row.maxUses,
      created_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt?.toISOString() ?? null,
      link: `${this.origins.ofSite(site)}/signup?${INVITATION_PARAMETER}=${row.code}`,
    };
  }
}
