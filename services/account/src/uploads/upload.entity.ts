import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file on its way here. */
@Entity({ schema: 'account', name: 'uploads' })
export class UploadEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** Whose it is; null for a signup, whose id only its browser knows. */
  @Column('integer', { name: 'member_id', nullable: true })
  memberId: number | null;

  @Column('text')
  network: string;

  /** Bytes that the file has, and those that are here. */
  @Column('integer')
  size: number;

  @Column('integer', { default: 0 })
  received: number;

  @Column('text', { nullable: true })
  sha256: string | null;

  /** Names of the pieces in the storage, in order. */
  @Column('text', { array: true, default: '{}' })
  parts: string[];

  /** The draft that it became. */
  @Column('uuid', { name: 'draft_id', nullable: true })
  draftId: string | null;

  /** When it became a photo; its pieces are gone by then. */
  @Column('timestamptz', { name: 'taken_at', nullable: true })
  takenAt: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
