import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';
import type { FormerAddress } from '../members/member.entity.js';

@Injectable()
export class FormerAddressesStore {
  /** The latest time counts of an address that was the member's more than once. */
  async note(tx: Tx, memberId: number, { hash, until }: FormerAddress): Promise<void> {
    await tx.change(
      `update account.members m
       set former_addresses = coalesce((select jsonb_agg(f) from jsonb_array_elements(m.former_addresses) f where f ->> 'hash' <> $2), '[]')
         || jsonb_build_array(jsonb_build_object('hash', $2::text, 'until', $3::text))
       where id = $1`,
      [memberId, hash, until],
    );
  }

  async read(tx: Tx, memberId: number): Promise<readonly FormerAddress[]> {
    const [row] = await tx.read<{ former: FormerAddress[] }>('select former_addresses as former from account.members where id = $1', [
      memberId,
    ]);
    return row?.former ?? [];
  }
}
