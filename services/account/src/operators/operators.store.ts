import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { MemberStatus } from '../members/member.entity.js';

/** An account that may open what operators work with. */
export interface Operator {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

interface Account extends Operator {
  readonly status: MemberStatus;
  readonly operator: boolean;
}

@Injectable()
export class OperatorsStore {
  constructor(private readonly database: Database) {}

  /** The account of an address, locked until the end of the transaction. @param email lower case */
  async lock(tx: Tx, email: string): Promise<Account | null> {
    const [account] = await tx.read<Account>(
      `select id, email, name, status, operator from account.members where email = $1 and status <> 'erased' for update`,
      [email],
    );
    return account ?? null;
  }

  async mark(tx: Tx, memberId: number, operator: boolean): Promise<void> {
    await tx.change('update account.members set operator = $2 where id = $1', [memberId, operator]);
  }

  list(): Promise<Operator[]> {
    return this.database.read<Operator>(`select id, email, name from account.members where operator and status <> 'erased' order by email`);
  }
}
