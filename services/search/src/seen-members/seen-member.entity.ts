import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose page a member opened. */
@Entity({ schema: 'search', name: 'seen_members' })
export class SeenMemberEntity {
  @PrimaryColumn('integer', { name: 'member_id' })
  memberId: number;

  @PrimaryColumn('integer', { name: 'seen_id' })
  seenId: number;

  /** The first time that is remembered. */
  @Column('timestamptz', { name: 'seen_at' })
  seenAt: Date;
}
