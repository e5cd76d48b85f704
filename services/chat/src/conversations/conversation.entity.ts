import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The conversation of two members, `memberA` < `memberB`. Fields that end in A or B are of that member. */
@Entity({ schema: 'chat', name: 'conversations' })
export class ConversationEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'member_a' })
  memberA: number;

  @Column('integer', { name: 'member_b' })
  memberB: number;

  @Column('integer', { name: 'started_by' })
  startedBy: number;

  /** `blocked`: gone for both until somebody starts it anew; `closed`: one of the two is erased. */
  @Column('text')
  state: 'open' | 'blocked' | 'closed';

  /** Both have written. */
  @Column('boolean')
  answered: boolean;

  /** The starter's address was not confirmed when it began, nor since. */
  @Column('boolean')
  held: boolean;

  @Column('bigint', { name: 'last_seq' })
  lastSeq: number;

  @Column('integer', { name: 'unread_a' })
  unreadA: number;

  @Column('integer', { name: 'unread_b' })
  unreadB: number;

  @Column('bigint', { name: 'read_a' })
  readA: number;

  @Column('bigint', { name: 'read_b' })
  readB: number;

  /** Messages up to this one are gone for the member. */
  @Column('bigint', { name: 'hidden_a' })
  hiddenA: number;

  @Column('bigint', { name: 'hidden_b' })
  hiddenB: number;

  /** Last message when a notice about unread messages was asked for. */
  @Column('bigint', { name: 'announced_a' })
  announcedA: number;

  @Column('bigint', { name: 'announced_b' })
  announcedB: number;

  @Column('timestamptz', { name: 'last_at' })
  lastAt: Date;
}

/** How many conversations a member has ever started. */
@Entity({ schema: 'chat', name: 'starts' })
export class StartEntity {
  @PrimaryColumn('integer', { name: 'member_id' })
  memberId: number;

  @Column('integer')
  count: number;
}
