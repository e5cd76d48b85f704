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

/** Why `viewer` may see `owner` although owner hides: owner liked or wrote to viewer, or they share a conversation. */
@Entity({ schema: 'account', name: 'reach' })
export class ReachEntity {
  @PrimaryColumn('integer', { name: 'owner_id' })
  ownerId: number;

  @PrimaryColumn('integer', { name: 'viewer_id' })
  viewerId: number;

  @Column('boolean', { default: false })
  liked: boolean;

  @Column('boolean', { default: false })
  wrote: boolean;

  @Column('boolean', { default: false })
  conversation: boolean;
}
