import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Database } from '@rendezvous/server/database';
import { endsAt } from '../deletion/deletion.rules.js';
import type { MemberStatus } from '../members/member.entity.js';

export interface LoginAccount {
  readonly id: number;
  readonly password_hash: string;
  readonly status: MemberStatus;
}

/** $1: who; $2: deletions that were asked for until then are over, and only wait for their job. */
const findSql = (condition: string): string =>
  `select id, password_hash, status from account.members
   where ${condition} and status <> 'erased' and (status <> 'pending_deletion' or deletion_asked_at is null or deletion_asked_at > $2)`;

@Injectable()
export class LoginsStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async findByEmail(email: string): Promise<LoginAccount | null> {
    const [found] = await this.database.read<LoginAccount>(findSql('email = lower($1)'), [email, this.over()], {
      prepared: 'account.login-by-email',
    });
    return found ?? null;
  }

  /** @param typed the name as it was typed @param kept the same as a signup keeps it; a name from before may be either */
  async findByName(typed: string, kept: string): Promise<LoginAccount | null> {
    const [found] = await this.database.read<LoginAccount>(
      `${findSql('lower(name) in (lower($1), lower($3))')} order by lower(name) = lower($1) desc limit 1`,
      [typed, this.over(), kept],
      { prepared: 'account.login-by-name' },
    );
    return found ?? null;
  }

  async findById(memberId: number): Promise<LoginAccount | null> {
    const [found] = await this.database.read<LoginAccount>(findSql('id = $1'), [memberId, this.over()], {
      prepared: 'account.login-by-id',
    });
    return found ?? null;
  }

  private over(): Date {
    return endsAt(this.clock.now()).deletion;
  }
}
