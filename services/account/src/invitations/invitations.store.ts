import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import type { InvitationEntity } from './invitation.entity.js';

export type InvitationRow = Omit<InvitationEntity, 'clientId'>;
export type NewInvitation = Pick<InvitationEntity, 'siteId' | 'code' | 'label' | 'maxUses' | 'createdAt' | 'expiresAt' | 'clientId'>;

export const INVITATION_COLUMNS = `id, site_id as "siteId", code, label, max_uses as "maxUses", uses, created_at as "createdAt",
  expires_at as "expiresAt", withdrawn_at as "withdrawnAt"`;

/** SQL of one invitation. */
@Injectable()
export class InvitationsStore {
  constructor(private readonly database: Database) {}

  async findByCode(code: string, siteId: number): Promise<InvitationRow | null> {
    const [row] = await this.database.read<InvitationRow>(
      `select ${INVITATION_COLUMNS} from account.invitations where code = $1 and site_id = $2`,
      [code, siteId],
    );
    return row ?? null;
  }

  async find(id: number, on: Statements = this.database): Promise<InvitationRow | null> {
    const [row] = await on.read<InvitationRow>(`select ${INVITATION_COLUMNS} from account.invitations where id = $1`, [id], {
      prepared: 'account.invitation',
    });
    return row ?? null;
  }

  /**
   * Takes one use, held until the transaction ends: of those who take the last one at once, one gets it.
   * @param expiry what expires after this moment is good
   * @returns false when there is none to take any more
   */
  async take(tx: Tx, id: number, siteId: number, expiry: Date): Promise<boolean> {
    const taken = await tx.change(
      `update account.invitations set uses = uses + 1
       where id = $1 and site_id = $2 and withdrawn_at is null and uses < max_uses and (expires_at is null or expires_at > $3)
       returning id`,
      [id, siteId, expiry],
    );
    return taken.length > 0;
  }

  async noteUse(tx: Tx, id: number, memberId: number, at: Date): Promise<void> {
    await tx.change('insert into account.invitation_uses (member_id, invitation_id, used_at) values ($1, $2, $3)', [memberId, id, at]);
  }

  /** Whoever waited for it and joined waits no more. */
  async endWaiting(tx: Tx, id: number): Promise<void> {
    await tx.change('delete from account.waiting_addresses where invitation_id = $1', [id]);
  }

  /** @returns its id; null when the same page made it before */
  async add(tx: Tx, { siteId, code, label, maxUses, createdAt, expiresAt, clientId }: NewInvitation): Promise<number | null> {
    const [row] = await tx.change<{ id: number }>(
      `insert into account.invitations (site_id, code, label, max_uses, created_at, expires_at, client_id)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (client_id) do nothing returning id`,
      [siteId, code, label, maxUses, createdAt, expiresAt, clientId],
    );
    return row?.id ?? null;
  }
}
