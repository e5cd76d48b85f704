import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who was chosen for a member on a day. */
@Entity({ schema: 'search', name: 'daily_picks' })
export class DailyPickEntity {
  @PrimaryColumn('integer', { name: 'member_id' })
  memberId: number;

  /** `YYYY-MM-DD` in the site's time zone. */
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('smallint')
  position: number;

  @Column('integer', { name: 'picked_id' })
  pickedId: number;
}
