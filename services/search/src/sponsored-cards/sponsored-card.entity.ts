import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An advertisement among results. */
@Entity({ schema: 'search', name: 'sponsored_cards' })
export class SponsoredCardEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  @Column('integer', { name: 'site_id' })
  siteId: number;

  /** Of the page that added it: sent twice, it adds one. */
  @Column('uuid', { name: 'client_id' })
  clientId: string;

  @Column('text')
  kind: string;

  /** Title and text by language. */
  @Column('jsonb')
  texts: object;

  @Column('text')
  link: string;

  /** After how many members of a page. */
  @Column('smallint', { array: true })
  positions: number[];

  /** Of its readers; empty: all. */
  @Column('text', { array: true })
  countries: string[];

  /** Days of the site. */
  @Column('date', { name: 'starts_on' })
  startsOn: string;

  /** The last one. */
  @Column('date', { name: 'ends_on', nullable: true })
  endsOn: string | null;

  @Column('text', { name: 'picture_key', nullable: true })
  pictureKey: string | null;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;
}
