import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `blocker` wants neither to see nor to be seen by `blocked`. */
@Entity({ schema: 'account', name: 'blocks' })
export class BlockEntity {
  @PrimaryColumn('integer', { name: 'blocker_id' })
  blockerId: number;

  @PrimaryColumn('integer', { name: 'blocked_id' })
  blockedId: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
