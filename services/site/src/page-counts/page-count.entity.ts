import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often a page was hidden on one day, by visitors who agreed to be measured and came from one source. It says nothing of one of them. */
@Entity({ schema: 'site', name: 'page_counts' })
export class PageCountEntity {
  @PrimaryColumn('integer', { name: 'site_id' })
  siteId: number;

  @PrimaryColumn('date')
  day: string;

  /** Empty: not told. */
  @PrimaryColumn('text')
  page: string;

  /** Of the traffic source; empty for none. */
  @PrimaryColumn('text')
  network: string;

  @PrimaryColumn('text')
  ref: string;

  @Column('integer')
  hidden: number;

  /** Page views that log bounces. */
  @Column('integer')
  landed: number;

  /** Those of them after which the visitor went to no other page. */
  @Column('integer')
  bounced: number;
}
