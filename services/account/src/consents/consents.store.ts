import { Injectable } from '@nestjs/common';
import type { SpecialField } from '@rendezvous/contracts/account/field-choices';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';
import type { ConsentEntity, ConsentKind } from '../members/member.entity.js';

export type ConsentRecord = Pick<ConsentEntity, 'kind' | 'given' | 'at' | 'version'>;

@Injectable()
export class ConsentsStore {
  constructor(private readonly database: Database) {}

  /** Latest first. */
  list(memberId: number): Promise<ConsentRecord[]> {
    return this.database.read<ConsentRecord>(
      'select kind, given, at, version from account.consents where member_id = $1 order by at desc, id desc',
      [memberId],
    );
  }

  /** Which special fields the member agreed to show, as it holds now. */
  async shown(memberId: number): Promise<readonly SpecialField[]> {
    const [row] = await this.database.read<{ agreed: SpecialField[] }>(
      'select agreed_fields as agreed from account.members where id = $1',
      [memberId],
    );
    return row?.agreed ?? [];
  }

  /** null: nothing was ever said. */
  async isGiven(reader: Statements, memberId: number, kind: ConsentKind): Promise<boolean | null> {
    const [row] = await reader.read<{ given: boolean }>(
      'select given from account.consents where member_id = $1 and kind = $2 order by at desc, id desc limit 1',
      [memberId, kind],
    );
    return row?.given ?? null;
  }

  async add(tx: Tx, memberId: number, { kind, given, at, version }: ConsentRecord): Promise<void> {
    await tx.change('insert into account.consents (member_id, kind, given, at, version) values ($1, $2, $3, $4, $5)', [
      memberId,
      kind,
      given,
      at,
      version,
    ]);
  }

  /** Keeps with the member what decides for each row of a search. */
  async setMatchingWithdrawn(tx: Tx, memberId: number, at: Date | null): Promise<void> {
    await tx.change('update account.members set matching_withdrawn_at = $2 where id = $1', [memberId, at]);
  }
}
