import { Injectable } from '@nestjs/common';
import { Database } from '@rendezvous/server/database';

/** Who may answer a challenge: a member in the session that knew the password, or, for a login, whoever has it. */
export interface ChallengeHolder {
  readonly memberId: number;
  readonly sessionId: string;
  readonly userHandle: string;
}

@Injectable()
export class PasskeyChallengesStore {
  constructor(private readonly database: Database) {}

  async add(challengeHash: Buffer, rpId: string, holder: ChallengeHolder | null, expiresAt: Date): Promise<void> {
    await this.database.change(
      `insert into account.passkey_challenges (challenge_hash, rp_id, member_id, session_id, user_handle, expires_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [challengeHash, rpId, holder?.memberId ?? null, holder?.sessionId ?? null, holder?.userHandle ?? null, expiresAt],
      { prepared: 'account.add-passkey-challenge' },
    );
  }

  /** Uses a login's challenge up. @returns false for one that is used, over or unknown */
  async takeForLogin(challengeHash: Buffer, rpId: string, now: Date): Promise<boolean> {
    const taken = await this.database.change(
      `delete from account.passkey_challenges where challenge_hash = $1 and rp_id = $2 and member_id is null and expires_at > $3
       returning 1`,
      [challengeHash, rpId, now],
    );
    return taken.length > 0;
  }

  /** Uses a challenge up that this session of a member was given. @returns what the authenticator was told the member is called; null as above */
  async takeForMember(
    challengeHash: Buffer,
    rpId: string,
    { memberId, sessionId }: Omit<ChallengeHolder, 'userHandle'>,
    now: Date,
  ): Promise<string | null> {
    const [taken] = await this.database.change<{ user_handle: string }>(
      `delete from account.passkey_challenges
       where challenge_hash = $1 and rp_id = $2 and member_id = $3 and session_id = $4 and expires_at > $5 returning user_handle`,
      [challengeHash, rpId, memberId, sessionId, now],
    );
    return taken?.user_handle ?? null;
  }

  async removeExpired(now: Date): Promise<void> {
    await this.database.change('delete from account.passkey_challenges where expires_at <= $1', [now]);
  }
}
