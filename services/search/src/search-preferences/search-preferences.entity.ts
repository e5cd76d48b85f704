import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whom the searches of a member leave out unless they say otherwise; no row: nobody. */
@Entity({ schema: 'search', name: 'preferences' })
export class SearchPreferencesEntity {
  @PrimaryColumn('integer', { name: 'member_id' })
  memberId: number;

  @Column('boolean', { name: 'hide_passed' })
  hidePassed: boolean;

  @Column('boolean', { name: 'hide_seen' })
  hideSeen: boolean;
}
