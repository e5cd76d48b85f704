import { Injectable } from '@nestjs/common';
import type { Tx } from '@rendezvous/server/database';

@Injectable()
export class PasswordsStore {
  /** @returns what others know of the owner; null when the member is gone */
  async change(tx: Tx, memberId: number, passwordHash: string): Promise<{ readonly email: string; readonly name: string } | null> {
    const [member] = await tx.change<{ email: string; name: string }>(
      `update account.members set password_hash = $2 where id = $1 and status <> 'erased' returning email, name`,
      [memberId, passwordHash],
    );
    return member ?? null;
  }
}
