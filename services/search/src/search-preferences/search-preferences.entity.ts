import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the searches of a member begin with unless they say otherwise: what was searched last, and whom they leave out; no row: nothing, and nobody. */
@Entity({ schema: 'search', name: 'preferences' })
export class SearchPreferencesEntity {
  @PrimaryColumn('integer', { name: 'member_id' })
  memberId: number;

  @Column('boolean', { name: 'hide_passed' })
  hidePassed: boolean;

  @Column('boolean', { name: 'hide_seen' })
  hideSeen: boolean;

  /** As the address says it; empty: nothing in particular. */
  @Column('text', { name: 'last_search' })
  lastSearch: string;
}
