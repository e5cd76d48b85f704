import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReleaseFile } from './release.js';

/** One build of the shell or a remote: an immutable folder on disk or in storage, and the facts needed to load it. */
@Entity({ schema: 'site', name: 'releases' })
export class ReleaseEntity {
  @PrimaryColumn('text')
  remote: string;

  @PrimaryColumn('text')
  version: string;

  @Column('text')
  folder: string;

  @Column('text')
  entry: string;

  @Column('text')
  integrity: string;

  @Column('jsonb')
  files: Record<string, ReleaseFile>;

  @Column('jsonb')
  chunks: Record<string, string[]>;

  @Column('jsonb', { nullable: true })
  descriptor: Record<string, unknown> | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}

/** Which version of a remote a channel serves. Releasing and rolling back only move this pointer. */
@Entity({ schema: 'site', name: 'release_channels' })
export class ReleaseChannelEntity {
  @PrimaryColumn('text')
  remote: string;

  @PrimaryColumn('text')
  channel: string;

  @Column('text')
  version: string;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;
}
