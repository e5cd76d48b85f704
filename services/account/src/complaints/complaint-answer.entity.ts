import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What an operator answered to a complaint. */
@Entity({ schema: 'account', name: 'complaint_answers' })
export class ComplaintAnswerEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'complaint_id' })
  complaintId: number;

  @Column('text')
  text: string;

  @Column('timestamptz')
  at: Date;

  /** null while its mail has not gone out. */
  @Column('timestamptz', { name: 'mailed_at', nullable: true })
  mailedAt: Date | null;
}
