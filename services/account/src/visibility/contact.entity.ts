import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How `owner` got in touch with `viewer`, who may therefore see them although they hide: a like, a message, a conversation of the two. */
@Entity({ schema: 'account', name: 'reach' })
export class ContactEntity {
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
