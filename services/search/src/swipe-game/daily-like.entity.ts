import { Entity, PrimaryColumn } from 'typeorm';

/** A like that was given in the swipe game: it counts on that day. */
@Entity({ schema: 'search', name: 'daily_likes' })
export class DailyLikeEntity {
  @PrimaryColumn('integer', { name: 'member_id' })
  memberId: number;

  /** `YYYY-MM-DD` in the site's time zone. */
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('integer', { name: 'liked_id' })
  likedId: number;
}
