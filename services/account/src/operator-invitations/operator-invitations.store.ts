import { Injectable } from '@nestjs/common';
import { type InvitationState, OPERATOR_INVITATIONS_PAGE } from '@rendezvous/contracts/account/operator-invitations';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import { INVITATION_COLUMNS, type InvitationRow } from '../invitations/invitations.store.js';

/** The state as `stateOf` says it; $1 is now. */
const STATE = `case when withdrawn_at is not null then 'withdrawn' when uses >= max_uses then 'used-up'
  when expires_at <= $1 then 'expired' else 'open' end`;

export interface Waiting {
  readonly waiting: number;
  readonly invitedUpTo: number;
}

/** SQL of invitations as operators work with them. */
@Injectable()
export class OperatorInvitationsStore {
  constructor(private readonly database: Database) {}

  /** One more than a page. */
  page(state: InvitationState | 'all', after: number | null, now: Date): Promise<InvitationRow[]> {
    return this.database.read<InvitationRow>(
      `select ${INVITATION_COLUMNS} from account.invitations
       where ($2 = 'all' or ${STATE} = $2) and ($3::integer is null or id < $3) order by id desc limit ${OPERATOR_INVITATIONS_PAGE + 1}`,
      [now, state, after],
    );
  }

  async counts(now: Date): Promise<Readonly<Record<InvitationState, number>>> {
    const rows = await this.database.read<{ state: InvitationState; count: number }>(
      `select ${STATE} as state, count(*)::integer as count from account.invitations group by 1`,
      [now],
    );
    return { open: 0, 'used-up': 0, expired: 0, withdrawn: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
  }

  async findByClientId(clientId: string): Promise<InvitationRow | null> {
    const [row] = await this.database.read<InvitationRow>(`select ${INVITATION_COLUMNS} from account.invitations where client_id = $1`, [
      clientId,
    ]);
    return row ?? null;
  }

  /** @returns whether it was not withdrawn before; null when there is none */
  async withdraw(tx: Tx, id: number, at: Date): Promise<boolean | null> {
    const [row] = await tx.read<{ withdrawn: boolean }>(
      'select withdrawn_at is not null as withdrawn from account.invitations where id = $1 for update',
      [id],
    );
    if (row === undefined) return null;
    if (!row.withdrawn) await tx.change('update account.invitations set withdrawn_at = $2 where id = $1', [id, at]);
    return !row.withdrawn;
  }

  /** How many addresses wait on a site, and up to which invitation those that waited were invited. */
  async waiting(siteId: number, on: Statements = this.database): Promise<Waiting> {
    const [row] = await on.read<Waiting>(
      `select (select count(*)::integer from account.waiting_addresses where site_id = $1 and invitation_id is null) as waiting,
         coalesce((select max(id) from account.invitations where site_id = $1 and label = ''), 0) as "invitedUpTo"`,
      [siteId],
    );
    return row!;
  }
}
