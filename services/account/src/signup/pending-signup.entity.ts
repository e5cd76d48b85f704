import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PendingForm } from './signup.store.js';

/** A signup that its mail's link finishes. Nobody sees it; it is erased when it is over. */
@Entity({ schema: 'account', name: 'pending_signups' })
export class PendingSignupEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  email: string;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('jsonb')
  form: PendingForm;

  /** Of the latest mail's link; null until it is written. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
