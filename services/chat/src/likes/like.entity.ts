import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `from` likes `to`. A like in both directions is a match. */
@Entity({ schema: 'chat', name: 'likes' })
export class LikeEntity {
  @PrimaryColumn('integer', { name: 'from_id' })
  fromId: number;

  @PrimaryColumn('integer', { name: 'to_id' })
  toId: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** When the liked member saw it; null shows the new-like flag. */
  @Column('timestamptz', { name: 'seen_at', nullable: true })
  seenAt: Date | null;
}
