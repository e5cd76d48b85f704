import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import type { FormerAddress } from '../members/member.entity.js';

@Injectable()
export class FormerAddressesStore {
  /** The latest time counts of an address that was the member's more than once. */
  async note(tx: Tx, memberId: number, addresses: readonly FormerAddress[]): Promise<void> {
    await tx.change(
      `update account.members m
       set former_addresses = (select coalesce(jsonb_agg(f), '[]') from (
         select hash, max(until collate "C") as until, coalesce(wished, false) as wished
         from jsonb_to_recordset(m.former_addresses || $2::jsonb) as f (hash text, until text, wished boolean)
         group by 1, 3
       ) f)
       where id = $1`,
      [memberId, JSON.stringify(addresses)],
    );
  }

  async read(tx: Tx, memberId: number): Promise<readonly FormerAddress[]> {
    const [row] = await tx.read<{ former: FormerAddress[] }>('select former_addresses as former from account.members where id = $1', [
      memberId,
    ]);
    return row?.former ?? [];
  }
}
