import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a passkey has to sign, once. The next three are null for a login: nobody is known yet. */
@Entity({ schema: 'account', name: 'passkey_challenges' })
export class PasskeyChallengeEntity {
  @PrimaryColumn('bytea', { name: 'challenge_hash' })
  challengeHash: Buffer;

  @Column('text', { name: 'rp_id' })
  rpId: string;

  @Column('integer', { name: 'member_id', nullable: true })
  memberId: number | null;

  /** The session that knew the password. */
  @Column('text', { name: 'session_id', nullable: true })
  sessionId: string | null;

  @Column('text', { name: 'user_handle', nullable: true })
  userHandle: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
