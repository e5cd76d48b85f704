import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A line that a member keeps for themselves. */
@Entity({ schema: 'newarea', name: 'notes' })
export class NoteEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'member_id' })
  memberId: number;

  /** As `tidy` leaves it; a member has the same text once. */
  @Column('text')
  text: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
