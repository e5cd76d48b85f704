import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** The photo slot of a signup that is not finished; its id is known only to the browser that made it. */
@Entity({ schema: 'account', name: 'drafts' })
export class DraftEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  network: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}

/** A photo of a member or, before the account exists, of a draft. */
@Entity({ schema: 'account', name: 'photos' })
export class PhotoEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'member_id', nullable: true })
  memberId: number | null;

  @Column('uuid', { name: 'draft_id', nullable: true })
  draftId: string | null;

  /** From 0 without gaps; 0 is the main photo. */
  @Column('smallint')
  position: number;

  /** Unguessable name of the stored renditions. */
  @Column('text')
  key: string;

  @Column('integer')
  width: number;

  @Column('integer')
  height: number;

  /** A data URI of a few hundred bytes. */
  @Column('text')
  placeholder: string;

  /** What it shows, in its owner's words; empty for none. */
  @Column('text', { default: '' })
  alt: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
