import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A member's wish for another address, and what came of it. The links that were sent for it say its number. */
@Entity({ schema: 'account', name: 'mail_changes' })
export class MailChangeEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'member_id' })
  memberId: number;

  /** The address when it was asked for. */
  @Column('text', { name: 'old_email' })
  oldEmail: string;

  @Column('text', { name: 'new_email' })
  newEmail: string;

  @Column('timestamptz', { name: 'asked_at' })
  askedAt: Date;

  @Column('timestamptz', { name: 'changed_at', nullable: true })
  changedAt: Date | null;

  @Column('timestamptz', { name: 'undone_at', nullable: true })
  undoneAt: Date | null;

  /** Whether the old address was confirmed when it was changed: only then it can be put back. */
  @Column('boolean', { name: 'old_confirmed', default: true })
  oldConfirmed: boolean;

  /** Whether the account was being deleted when this was undone, and came back with the address. */
  @Column('boolean', { name: 'account_back', default: false })
  accountBack: boolean;
}
