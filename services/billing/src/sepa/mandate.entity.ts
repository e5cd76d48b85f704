import type { Locale } from '@rendezvous/contracts/reference';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Day } from './bank-day.rules.js';
import type { MandateKind } from './mandate.rules.js';

/** What a member signed: whose account may be debited, by whom, in which words. */
@Entity({ schema: 'billing', name: 'mandates' })
export class Mandate {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' }) id: number;
  @Column('integer', { name: 'member_id' }) memberId: number;
  @Column('text') reference: string;
  @Column('text') kind: MandateKind;
  /** A keyed hash of the account; null once it was purged. */
  @Column('text', { name: 'account_key', nullable: true }) accountKey: string | null;
  /** `AccountDetails`, encrypted; null once they were purged. */
  @Column('bytea', { nullable: true }) sealed: Buffer | null;
  @Column('text', { name: 'creditor_id' }) creditorId: string;
  @Column('text', { name: 'creditor_name' }) creditorName: string;
  @Column('text') language: Locale;
  @Column('text') wording: string;
  @Column('timestamptz', { name: 'signed_at' }) signedAt: Date;
  /** The day of its last collection. */
  @Column('date', { name: 'last_due', nullable: true }) lastDue: Day | null;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
  /** `bank`: its account is closed, or the payer's bank knows of no mandate. */
  @Column('text', { name: 'end_reason', nullable: true }) endReason: 'revoked' | 'lapsed' | 'bank' | null;
  @Column('timestamptz', { name: 'purged_at', nullable: true }) purgedAt: Date | null;
}
