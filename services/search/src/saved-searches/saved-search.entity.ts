import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A search that a member keeps by a name. */
@Entity({ schema: 'search', name: 'saved_searches' })
export class SavedSearchEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'member_id' })
  memberId: number;

  @Column('text')
  name: string;

  /** As the address says it, without page. */
  @Column('text')
  query: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Whoever joined later is new. */
  @Column('timestamptz', { name: 'visited_at' })
  visitedAt: Date;
}
