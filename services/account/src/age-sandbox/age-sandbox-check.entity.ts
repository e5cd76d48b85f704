import type { Locale } from '@rendezvous/contracts/reference';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SandboxOutcome } from './age-sandbox.rules.js';

/** A check in the books of the sandbox company: another company's, so it knows no member. */
@Entity({ schema: 'account', name: 'age_sandbox_checks' })
export class AgeSandboxCheckEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('smallint', { name: 'min_age' })
  minAge: number;

  @Column('text')
  merchant: string;

  @Column('text')
  locale: Locale;

  @Column('text', { name: 'return_path' })
  returnPath: string;

  @Column('text', { nullable: true })
  outcome: SandboxOutcome | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}
