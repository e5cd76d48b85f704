import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A browser that a member logged in with, by name, system and country: another one is told of by mail. */
@Entity({ schema: 'account', name: 'known_browsers' })
export class KnownBrowserEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'member_id' })
  memberId: number;

  /** '' when nobody knows, as with the next two: then it is compared like a name. */
  @Column('text')
  browser: string;

  @Column('text')
  system: string;

  @Column('text')
  country: string;

  @Column('timestamptz', { name: 'first_used_at' })
  firstUsedAt: Date;

  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;
}
