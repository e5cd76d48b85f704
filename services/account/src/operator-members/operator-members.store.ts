import { Injectable } from '@nestjs/common';
import type { DeletionReason } from '@rendezvous/contracts/account/deletion';
import type { OperatorMember } from '@rendezvous/contracts/account/operator-members';
import type { Sexuality } from '@rendezvous/contracts/reference';
import { Database, type Statements, type Tx } from '@rendezvous/server/database';

export type MemberRow = Omit<OperatorMember, 'joined_at'> & { readonly joined_at: Date; readonly sexuality: Sexuality };

/** How many months back reasons for leaving are told. */
const MONTHS = 24;

const COLUMNS = `id, name, email, status, moderated, gender, sexuality, birth_date as date_of_birth, country, joined_at, operator`;

interface Corrected extends Pick<MemberRow, 'gender' | 'sexuality' | 'date_of_birth'> {}

/** SQL of what operators do with members. */
@Injectable()
export class OperatorMembersStore {
  constructor(private readonly database: Database) {}

  /** By number, address or name; each belongs to one. A name may look like a number. */
  find(text: string, id: number | null): Promise<MemberRow[]> {
    return this.database.read<MemberRow>(
      `select ${COLUMNS} from account.members
       where status <> 'erased' and (id = $2 or email = lower($1) or lower(name) = lower($1)) order by id`,
      [text, id],
    );
  }

  operators(): Promise<{ id: number; name: string }[]> {
    return this.database.read(`select id, name from account.members where operator and status <> 'erased' order by id`);
  }

  async read(memberId: number, on: Statements = this.database): Promise<MemberRow | null> {
    const [row] = await on.read<MemberRow>(`select ${COLUMNS} from account.members where id = $1 and status <> 'erased'`, [memberId]);
    return row ?? null;
  }

  /** Holds a member until the end of the transaction. */
  async lock(tx: Tx, memberId: number): Promise<MemberRow | null> {
    const [row] = await tx.read<MemberRow>(
      `select ${COLUMNS} from account.members where id = $1 and status <> 'erased' for no key update`,
      [memberId],
    );
    return row ?? null;
  }

  async correct(tx: Tx, memberId: number, { gender, sexuality, date_of_birth: birthDate }: Corrected): Promise<void> {
    await tx.change('update account.members set gender = $2, sexuality = $3, birth_date = $4 where id = $1', [
      memberId,
      gender,
      sexuality,
      birthDate,
    ]);
  }

  async moderate(tx: Tx, memberId: number, moderated: boolean): Promise<void> {
    await tx.change('update account.members set moderated = $2 where id = $1', [memberId, moderated]);
  }

  /** Latest month first, the most frequent reason first. */
  reasons(): Promise<{ readonly month: string; readonly reason: DeletionReason; readonly count: number }[]> {
    return this.database.read(
      `select to_char(month, 'YYYY-MM') as month, reason, count from account.deletion_reasons
       where month in (select distinct month from account.deletion_reasons order by month desc limit ${MONTHS})
       order by month desc, count desc, reason`,
    );
  }
}
