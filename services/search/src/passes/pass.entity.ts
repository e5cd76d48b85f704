import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whom a member does not want to be offered again. */
@Entity({ schema: 'search', name: 'passes' })
export class PassEntity {
  @PrimaryColumn('integer', { name: 'member_id' })
  memberId: number;

  @PrimaryColumn('integer', { name: 'passed_id' })
  passedId: number;

  @Column('timestamptz', { name: 'passed_at' })
  passedAt: Date;
}
