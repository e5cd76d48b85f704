import { Injectable } from '@nestjs/common';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import type { PasskeyEntity } from './passkey.entity.js';

export type NewPasskey = Readonly<Omit<PasskeyEntity, 'id' | 'lastUsedAt'>>;

export interface ListedPasskey {
  readonly id: number;
  readonly name: string;
  readonly rp_id: string;
  readonly credential_id: string;
  readonly user_handle: string;
  readonly transports: string[];
  readonly backed_up: boolean;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

/** What proves that somebody is the member. */
export interface PasskeyKey {
  readonly id: number;
  readonly member_id: number;
  readonly user_handle: string;
  readonly public_key: Buffer;
}

@Injectable()
export class PasskeysStore {
  constructor(private readonly database: Database) {}

  list(memberId: number, on: Statements = this.database): Promise<ListedPasskey[]> {
    return on.read<ListedPasskey>(
      `select id, name, rp_id, credential_id, user_handle, transports, backed_up, created_at, last_used_at
       from account.passkeys where member_id = $1 order by created_at desc, id desc`,
      [memberId],
      { prepared: 'account.list-passkeys' },
    );
  }

  async find(rpId: string, credentialId: string): Promise<PasskeyKey | null> {
    const [found] = await this.database.read<PasskeyKey>(
      'select id, member_id, user_handle, public_key from account.passkeys where rp_id = $1 and credential_id = $2',
      [rpId, credentialId],
      { prepared: 'account.find-passkey' },
    );
    return found ?? null;
  }

  /** @returns false when somebody has it already, or the member is gone */
  async add(tx: Tx, passkey: NewPasskey): Promise<boolean> {
    const { memberId, rpId, credentialId, userHandle, publicKey, counter, transports, backedUp, name, createdAt } = passkey;
    const added = await tx.change(
      `insert into account.passkeys
         (member_id, rp_id, credential_id, user_handle, public_key, counter, transports, backed_up, name, created_at)
       select id, $2, $3, $4, $5, $6, $7, $8, $9, $10
       from (select id from account.members where id = $1 and status not in ('pending_deletion', 'erased') for share) as member
       on conflict do nothing returning 1`,
      [memberId, rpId, credentialId, userHandle, publicKey, counter, transports, backedUp, name, createdAt],
    );
    return added.length > 0;
  }

  /**
   * Notes a login. Whichever of two that count alike comes second is refused, too.
   * @returns false when the passkey is gone, or had counted as far before
   */
  async noteUse(id: number, { counter, backedUp, at }: { counter: number; backedUp: boolean; at: Date }): Promise<boolean> {
    const used = await this.database.change(
      `update account.passkeys set counter = $2, backed_up = $3, last_used_at = $4
       where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1`,
      [id, counter, backedUp, at],
    );
    return used.length > 0;
  }

  /** @returns false when the member has no such passkey */
  async rename(memberId: number, id: number, name: string): Promise<boolean> {
    const renamed = await this.database.change('update account.passkeys set name = $3 where member_id = $1 and id = $2 returning 1', [
      memberId,
      id,
      name,
    ]);
    return renamed.length > 0;
  }

  /** @returns false when the member has no such passkey */
  async remove(tx: Tx, memberId: number, id: number): Promise<boolean> {
    const removed = await tx.change('delete from account.passkeys where member_id = $1 and id = $2 returning 1', [memberId, id]);
    return removed.length > 0;
  }

  async removeAll(tx: Tx, memberId: number): Promise<void> {
    await tx.change('delete from account.passkeys where member_id = $1', [memberId]);
    await tx.change('delete from account.passkey_challenges where member_id = $1', [memberId]);
  }
}
