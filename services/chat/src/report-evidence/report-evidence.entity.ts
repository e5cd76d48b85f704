import type { EVIDENCE_REASONS } from '@rendezvous/contracts/account/report-evidence';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** What two members wrote to each other, sealed when one of them reported the other. */
@Entity({ schema: 'chat', name: 'report_evidence' })
export class ReportEvidenceEntity {
  /** Of the complaint. */
  @PrimaryColumn('text')
  number: string;

  @Column('integer', { name: 'reporter_id' })
  reporterId: number;

  @Column('integer', { name: 'about_id' })
  aboutId: number;

  /** How many. */
  @Column('integer')
  messages: number;

  /** What the key of this one is made with. */
  @Column('bytea')
  salt: Buffer;

  @Column('bytea')
  sealed: Buffer;

  @Column('timestamptz', { name: 'sealed_at' })
  sealedAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;
}

/** An operator's look at it. */
@Entity({ schema: 'chat', name: 'report_evidence_looks' })
export class ReportEvidenceLookEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('text')
  number: string;

  @Column('integer', { name: 'operator_id' })
  operatorId: number;

  @Column('text')
  reason: (typeof EVIDENCE_REASONS)[number];

  @Column('timestamptz')
  at: Date;
}
