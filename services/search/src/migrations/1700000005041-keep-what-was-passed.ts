import type { MigrationInterface, QueryRunner } from 'typeorm';

const PASSES = `
  create table search.passes (
    member_id integer not null references account.members (id),
    passed_id integer not null references account.members (id),
    passed_at timestamptz not null,
    primary key (member_id, passed_id),
    constraint passes_other check (member_id <> passed_id)
  );
  comment on table search.passes is 'Whom a member does not want to be offered again.';
  create index passes_of on search.passes (passed_id);
`;

const DAILY_LIKES = `
  create table search.daily_likes (
    member_id integer not null references account.members (id),
    day date not null,
    liked_id integer not null references account.members (id),
    primary key (member_id, day, liked_id)
  );
  comment on table search.daily_likes is 'Likes that were given in the swipe game, by the day of the site; those of earlier days go with the next one.';
  create index daily_likes_of on search.daily_likes (liked_id);
`;

const DAILY_PICKS = `
  create table search.daily_picks (
    member_id integer not null references account.members (id),
    day date not null,
    position smallint not null,
    picked_id integer not null references account.members (id),
    primary key (member_id, day, position),
    constraint daily_picks_once unique (member_id, picked_id),
    constraint daily_picks_other check (member_id <> picked_id)
  );
  comment on table search.daily_picks is 'Who was chosen for a member on a day of the site, so that it is the same all day, and nobody comes twice.';
  create index daily_picks_of on search.daily_picks (picked_id);
`;

/** What the swipe game and the five of the day keep. */
export class KeepWhatWasPassed1700000005041 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    for (const statements of [PASSES, DAILY_LIKES, DAILY_PICKS]) await run.query(statements);
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop table search.passes, search.daily_likes, search.daily_picks');
  }
}
