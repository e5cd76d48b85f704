import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';
import type { MemberStatus } from '../members/member.entity.js';

export interface LoginAccount {
  readonly id: number;
  readonly password_hash: string;
  readonly status: MemberStatus;
}

/** Whoever waits for their deletion is found as long as there is something to bring back. */
const findSql = (condition: string): string =>
  `select id, password_hash, status from account.members where ${condition} and status <> 'erased'`;

@Injectable()
export class LoginsStore {
  constructor(private readonly database: Database) {}

  async findByEmail(email: string): Promise<LoginAccount | null> {
    const [found] = await this.database.read<LoginAccount>(findSql('email = lower($1)'), [email], {
      prepared: 'account.login-by-email',
    });
    return found ?? null;
  }

  /** @param typed the name as it was typed @param kept the same as a signup keeps it; a name from before may be either */
  async findByName(typed: string, kept: string): Promise<LoginAccount | null> {
    const [found] = await this.database.read<LoginAccount>(
      `${findSql('lower(name) in (lower($1), lower($2))')} order by lower(name) = lower($1) desc limit 1`,
      [typed, kept],
      { prepared: 'account.login-by-name' },
    );
    return found ?? null;
  }

  async findById(memberId: number): Promise<LoginAccount | null> {
    const [found] = await this.database.read<LoginAccount>(findSql('id = $1'), [memberId], { prepared: 'account.login-by-id' });
    return found ?? null;
  }
}
