import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One try to log in; forgotten after success and after an hour. */
@Entity({ schema: 'account', name: 'login_attempts' })
export class LoginAttemptEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: number;

  /** A member, or the hash of a name that nobody has: both lock alike, so that a lock tells nothing. */
  @Column('text', { name: 'account_key' })
  accountKey: string;

  @Column('text')
  network: string;

  /** null while the password is being checked. */
  @Column('boolean', { nullable: true })
  wrong: boolean | null;

  @Column('timestamptz', { name: 'tried_at' })
  triedAt: Date;
}
