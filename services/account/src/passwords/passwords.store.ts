import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';

/** What others know of somebody who sets a password. */
interface Owner {
  readonly email: string;
  readonly name: string;
}

@Injectable()
export class PasswordsStore {
  constructor(private readonly database: Database) {}

  /** null when the member is gone */
  async findHash(memberId: number): Promise<string | null> {
    const [member] = await this.database.read<{ password_hash: string }>(
      `select password_hash from account.members where id = $1 and status <> 'erased'`,
      [memberId],
    );
    return member?.password_hash ?? null;
  }

  /** The hash of the password that this session set since then; null when it set none. */
  async findSetBy(memberId: number, sessionId: string, since: Date): Promise<string | null> {
    const [member] = await this.database.read<{ password_hash: string }>(
      `select m.password_hash from account.sessions s join account.members m on m.id = s.member_id
       where s.member_id = $1 and s.id::text = $2 and s.password_set_at > $3 and m.status <> 'erased'`,
      [memberId, sessionId, since],
    );
    return member?.password_hash ?? null;
  }

  /** @returns what others know of the owner; null when the member is gone */
  async change(tx: Tx, memberId: number, passwordHash: string): Promise<Owner | null> {
    const [member] = await tx.change<Owner>(
      `update account.members set password_hash = $2 where id = $1 and status <> 'erased' returning email, name`,
      [memberId, passwordHash],
    );
    return member ?? null;
  }

  /** @returns what others know of the owner; null when the password is another one by now */
  async replace(tx: Tx, memberId: number, from: string, to: string): Promise<Owner | null> {
    const [member] = await tx.change<Owner>(
      `update account.members set password_hash = $3 where id = $1 and password_hash = $2 and status <> 'erased' returning email, name`,
      [memberId, from, to],
    );
    return member ?? null;
  }

  /** A wish for another address may be that of somebody who knew the password. */
  async removeWishedAddress(tx: Tx, memberId: number): Promise<void> {
    await tx.change('delete from account.mail_changes where member_id = $1 and changed_at is null', [memberId]);
  }

  async noteSetBy(tx: Tx, memberId: number, sessionId: string, at: Date): Promise<void> {
    await tx.change('update account.sessions set password_set_at = $3 where member_id = $1 and id::text = $2', [memberId, sessionId, at]);
  }
}
