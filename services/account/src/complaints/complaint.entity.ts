import type { COMPLAINT_CATEGORIES, COMPLAINT_OUTCOMES, COMPLAINT_STATES } from '@rendezvous/contracts/account/complaints';
import type { Locale } from '@rendezvous/contracts/reference';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What somebody complained about, and how far the answer is. */
@Entity({ schema: 'account', name: 'complaints' })
export class ComplaintEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** Told to whoever filed it; nobody can guess it. */
  @Column('text')
  number: string;

  @Column('integer', { name: 'member_id', nullable: true })
  memberId: number | null;

  @Column('integer', { name: 'about_id', nullable: true })
  aboutId: number | null;

  @Column('text')
  email: string;

  @Column('text')
  locale: Locale;

  @Column('text')
  category: (typeof COMPLAINT_CATEGORIES)[number];

  @Column('text')
  text: string;

  @Column('text', { default: 'open' })
  state: (typeof COMPLAINT_STATES)[number];

  @Column('timestamptz', { name: 'filed_at' })
  filedAt: Date;

  /** The latest answer, or when it was closed; null while it is open. Some time afterwards it is deleted. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** The site on which it was filed; null for earlier ones. */
  @Column('integer', { name: 'site_id', nullable: true })
  siteId: number | null;

  /** When the mail went out that says it has arrived. */
  @Column('timestamptz', { name: 'acknowledged_at', nullable: true })
  acknowledgedAt: Date | null;

  /** What it was closed with, where that is told. */
  @Column('text', { nullable: true })
  outcome: (typeof COMPLAINT_OUTCOMES)[number] | null;
}
