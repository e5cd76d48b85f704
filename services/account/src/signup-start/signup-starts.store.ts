import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import type { HeldInvitation } from '../invitations/invitation.rules.js';
import type { TrafficSource } from '@rendezvous/site';

export interface SignupStart {
  readonly id: number;
  /** Lower case. */
  readonly email: string;
  readonly passwordHash: string;
  readonly termsVersion: string;
  readonly traffic: TrafficSource | null;
  readonly aboutMemberId: number | null;
  readonly signupMessage: string;
  /** Whom it became; null while it waits for the rest. */
  readonly memberId: number | null;
  readonly siteId: number | null;
  /** That the browser held when it began. */
  readonly invitation: HeldInvitation | null;
  readonly startedAt: Date;
}

interface NewStart extends Omit<SignupStart, 'id' | 'memberId'> {
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

const COLUMNS = `id, email, password_hash as "passwordHash", terms_version as "termsVersion", traffic, about_member_id as "aboutMemberId",
  signup_message as "signupMessage", member_id as "memberId", site_id as "siteId", started_at as "startedAt",
  case when invitation_id is not null then jsonb_build_object('id', invitation_id, 'enteredAt', invitation_entered_at) end as invitation`;

@Injectable()
export class SignupStartsStore {
  constructor(private readonly database: Database) {}

  /** A member that there is not is none: the form's page may be older than the member's leave. */
  async add(tx: Tx, start: NewStart): Promise<void> {
    await tx.change(
      `insert into account.signup_starts
         (token_hash, email, password_hash, terms_version, traffic, about_member_id, signup_message, started_at, expires_at, site_id,
          invitation_id, invitation_entered_at)
       values ($1, $2, $3, $4, $5, (select id from account.members where id = $6 and status <> 'erased'), $7, $8, $9, $10, $11, $12)`,
      [
        start.tokenHash,
        start.email,
        start.passwordHash,
        start.termsVersion,
        start.traffic,
        start.aboutMemberId,
        start.signupMessage,
        start.startedAt,
        start.expiresAt,
        start.siteId,
        start.invitation?.id ?? null,
        start.invitation?.enteredAt ?? null,
      ],
    );
  }

  /** Forgets what a browser began before. */
  async removeByToken(tx: Tx, tokenHash: Buffer): Promise<void> {
    await tx.change('delete from account.signup_starts where token_hash = $1 and member_id is null', [tokenHash]);
  }

  async findByToken(tokenHash: Buffer, now: Date): Promise<SignupStart | null> {
    const [row] = await this.database.read<SignupStart>(
      `select ${COLUMNS} from account.signup_starts where token_hash = $1 and expires_at > $2`,
      [tokenHash, now],
      { prepared: 'account.signup-start-by-token' },
    );
    return row ?? null;
  }

  /** What was begun last with an address and is not completed. @param email lower case */
  async findLatest(email: string, now: Date): Promise<Pick<SignupStart, 'id' | 'passwordHash'> | null> {
    const [row] = await this.database.read<{ id: number; passwordHash: string }>(
      `select id, password_hash as "passwordHash" from account.signup_starts
       where email = $1 and member_id is null and expires_at > $2 order by started_at desc, id desc limit 1`,
      [email, now],
      { prepared: 'account.signup-start-by-address' },
    );
    return row ?? null;
  }

  /** Hands it to another browser. @returns false when it was completed or is over meanwhile */
  async setToken(id: number, tokenHash: Buffer, now: Date): Promise<boolean> {
    const changed = await this.database.change(
      'update account.signup_starts set token_hash = $2 where id = $1 and member_id is null and expires_at > $3 returning id',
      [id, tokenHash, now],
    );
    return changed.length > 0;
  }

  /** Notes whom it became. It is kept a little longer, for a call that is sent again. */
  async complete(tx: Tx, id: number, memberId: number, keptUntil: Date): Promise<void> {
    await tx.change('update account.signup_starts set member_id = $2, expires_at = $3 where id = $1', [id, memberId, keptUntil]);
  }

  async removeOver(now: Date): Promise<void> {
    await this.database.change('delete from account.signup_starts where expires_at <= $1', [now]);
  }
}
