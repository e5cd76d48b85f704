import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { PendingForm } from './signup.store.js';

export interface PendingSignup {
  readonly id: number;
  readonly email: string;
  readonly passwordHash: string;
  readonly form: PendingForm;
  readonly createdAt: Date;
}

const COLUMNS = 'id, email, password_hash as "passwordHash", form, created_at as "createdAt"';

@Injectable()
export class PendingSignupsStore {
  constructor(private readonly database: Database) {}

  async add(tx: Tx, { email, passwordHash, form, createdAt }: Omit<PendingSignup, 'id'>, expiresAt: Date): Promise<number> {
    const [row] = await tx.change<{ id: number }>(
      `insert into account.pending_signups (email, password_hash, form, created_at, expires_at) values ($1, $2, $3, $4, $5) returning id`,
      [email, passwordHash, JSON.stringify(form), createdAt, expiresAt],
    );
    return row!.id;
  }

  /** Gives a pending signup the secret of its link. @returns null when it is over, or was finished meanwhile */
  async setToken(id: number, tokenHash: Buffer, now: Date): Promise<PendingSignup | null> {
    const [row] = await this.database.change<PendingSignup>(
      `update account.pending_signups set token_hash = $2 where id = $1 and expires_at > $3 returning ${COLUMNS}`,
      [id, tokenHash, now],
    );
    return row ?? null;
  }

  /** Takes the pending signup of a link out: of two who use it at once, one gets it. */
  async take(tx: Tx, tokenHash: Buffer, now: Date): Promise<PendingSignup | null> {
    const [row] = await tx.change<PendingSignup>(
      `delete from account.pending_signups where token_hash = $1 and expires_at > $2 returning ${COLUMNS}`,
      [tokenHash, now],
    );
    return row ?? null;
  }

  async removeOf(tx: Tx, email: string): Promise<void> {
    await tx.change('delete from account.pending_signups where email = $1', [email]);
  }

  async removeOver(now: Date): Promise<void> {
    await this.database.change('delete from account.pending_signups where expires_at <= $1', [now]);
  }
}
