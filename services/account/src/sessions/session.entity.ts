import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One browser that is logged in. Only the hash of its token is stored. */
@Entity({ schema: 'account', name: 'sessions' })
export class SessionEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('integer', { name: 'member_id' })
  memberId: number;

  @Column('text')
  network: string;

  @Column('text', { name: 'user_agent' })
  userAgent: string;

  /** Where the network was at the login, in two letters; null when nobody knows. */
  @Column('text', { nullable: true })
  country: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** When this session set the member's password. */
  @Column('timestamptz', { name: 'password_set_at', nullable: true })
  passwordSetAt: Date | null;
}
