import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { WaitingAddressEntity } from './waiting-address.entity.js';

type Left = Pick<WaitingAddressEntity, 'siteId' | 'email' | 'language' | 'leftAt'>;

/** What a mail to a waiting address needs. */
export interface WaitingMail {
  readonly id: number;
  readonly siteId: number;
  readonly email: string;
  readonly language: WaitingAddressEntity['language'];
}

/** The mail that invites. */
export interface InvitedMail extends WaitingMail {
  readonly code: string;
  readonly expiresAt: Date;
}

const MAIL = 'w.id, w.site_id as "siteId", w.email, w.language';

/** SQL of addresses that wait for an invitation. */
@Injectable()
export class WaitingAddressesStore {
  constructor(private readonly database: Database) {}

  /** @returns its id; null when it waits already */
  async add(tx: Tx, { siteId, email, language, leftAt }: Left): Promise<number | null> {
    const [row] = await tx.change<{ id: number }>(
      `insert into account.waiting_addresses (site_id, email, language, left_at) values ($1, $2, $3, $4)
       on conflict (site_id, email) do nothing returning id`,
      [siteId, email, language, leftAt],
    );
    return row?.id ?? null;
  }

  async findAddress(id: number): Promise<string | null> {
    const [row] = await this.database.read<{ email: string }>('select email from account.waiting_addresses where id = $1', [id]);
    return row?.email ?? null;
  }

  async remove(id: number, email: string): Promise<void> {
    await this.database.change('delete from account.waiting_addresses where id = $1 and email = $2', [id, email]);
  }

  /** Who has an account needs no invitation any more. */
  async removeMembers(tx: Tx, siteId: number): Promise<void> {
    await tx.change(
      `delete from account.waiting_addresses w using account.members m where w.site_id = $1 and w.invitation_id is null and m.email = w.email`,
      [siteId],
    );
  }

  /** Those that have waited longest, held until the transaction ends. */
  async next(tx: Tx, siteId: number, count: number): Promise<number[]> {
    const rows = await tx.read<{ id: number }>(
      'select id from account.waiting_addresses where site_id = $1 and invitation_id is null order by id limit $2 for update',
      [siteId, count],
    );
    return rows.map(({ id }) => id);
  }

  async invite(tx: Tx, id: number, invitationId: number): Promise<void> {
    await tx.change('update account.waiting_addresses set invitation_id = $2 where id = $1 and invitation_id is null', [id, invitationId]);
  }

  async findUnnoted(id: number): Promise<WaitingMail | null> {
    const [row] = await this.database.read<WaitingMail>(
      `select ${MAIL} from account.waiting_addresses w where w.id = $1 and w.noted_mailed_at is null`,
      [id],
    );
    return row ?? null;
  }

  /** null once it was mailed, and when the address was taken out or the invitation withdrawn meanwhile. */
  async findUninvited(id: number): Promise<InvitedMail | null> {
    const [row] = await this.database.read<InvitedMail>(
      `select ${MAIL}, i.code, i.expires_at as "expiresAt"
       from account.waiting_addresses w join account.invitations i on i.id = w.invitation_id
       where w.id = $1 and w.invited_mailed_at is null and i.withdrawn_at is null`,
      [id],
    );
    return row ?? null;
  }

  async noteMailed(id: number, mail: 'noted' | 'invited', at: Date): Promise<void> {
    const column = mail === 'noted' ? 'noted_mailed_at' : 'invited_mailed_at';
    await this.database.change(`update account.waiting_addresses set ${column} = $2 where id = $1`, [id, at]);
  }

  /** Those of a site that were never invited and have waited that long, and those whose invitation is over. */
  async removeOver(siteId: number, leftBefore: Date, now: Date): Promise<void> {
    await this.database.change(
      `delete from account.waiting_addresses w where w.site_id = $1 and (
         (w.invitation_id is null and w.left_at <= $2)
         or exists (select from account.invitations i where i.id = w.invitation_id and (i.expires_at <= $3 or i.withdrawn_at is not null)))`,
      [siteId, leftBefore, now],
    );
  }
}
