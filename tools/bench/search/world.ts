import { type Database, withQueryTimeout } from '@rendezvous/server/database';

/** When the bench world is looked at. */
export const NOW = new Date('2026-11-20T12:00:00Z');

/** Of the grid on which all places lie. */
export const LINES_A_DEGREE = 20;

/** A member with 500 blocks, liked by 1,000, 40 of them in privacy mode: every tenth search is theirs. */
export const BUSY_MEMBER = 777;

/**
 * Countries by share, ages leaning to the young, activity to the recent, regions and towns of very different size: skewed
 * as the members of a dating site are. Activity lies on whole hours, so that both contestants sort alike.
 */
const MEMBERS = `
  insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, region, city, lat, lon, interests, agreed_fields, about,
    fictional, invisible, privacy, premium_since, joined_at, activated_at, last_active_at, hair_color, eye_color, body_type, relationship_status,
    bench_lat, bench_lon)
  select 'm' || i || '@bench.test', 'Member' || i, 'none', status, case when random() < 0.62 then 'male' else 'female' end,
    case when r2 < 0.88 then 'hetero' when r2 < 0.93 then 'gay' else 'bi' end,
    date '2008-01-01' - floor(sqrt(random()) * random() * 22000)::integer,
    country, country || '-' || (1 + floor(random() * random() * 12))::integer, 'Town ' || floor(random() * random() * 400)::integer,
    bench_lat, bench_lon,
    (array['tea', 'wine', 'art', 'music', 'hiking', 'cooking', 'reading', 'sports', 'movies', 'beach'])[1 + i % 6 : 1 + i % 6 + i % 5], '{sexuality,interests}',
    repeat('I like long evenings and short messages. ', 2 + i % 5), random() < 0.02, random() < 0.03, random() < 0.02,
    case when random() < 0.2 then $2::timestamptz end, $2::timestamptz - random() * interval '700 days', $2::timestamptz - interval '700 days',
    date_trunc('hour', $2::timestamptz - power(random(), 3) * interval '400 days', 'UTC'),
    (array['blond', 'brown', 'black', 'red', 'gray', null])[1 + floor(random() * 6)::integer],
    (array['blue', 'green', 'brown', null])[1 + floor(random() * 4)::integer], (array['slim', 'normal', 'fat'])[1 + floor(random() * 3)::integer],
    (array['single', 'divorced', 'widowed'])[1 + floor(random() * 3)::integer], bench_lat, bench_lon
  from (
    select c.*, (900 + floor(random() * 120)) / ${LINES_A_DEGREE}::float8 as bench_lat, (40 + floor(random() * random() * 160)) / ${LINES_A_DEGREE}::float8 as bench_lon from (
    select i, random() as r2,
      case when r < 0.25 then 'NL' when r < 0.37 then 'BE' when r < 0.52 then 'DE' when r < 0.64 then 'FR' when r < 0.76 then 'GB' when r < 0.91 then 'US'
        when r < 0.94 then 'CA' when r < 0.96 then 'IT' when r < 0.98 then 'ES' else (array['AT', 'CH', 'PL', 'IE', 'AU', 'NZ'])[1 + i % 6] end as country,
      case when random() < 0.9 then 'activated' when random() < 0.6 then 'not_confirmed' else 'pending_deletion' end as status
    from (select i, random() as r from generate_series($1::integer, $3::integer) i) a
  ) c) b`;

const PHOTOS = `
  insert into account.photos (member_id, position, key, width, height, placeholder, created_at)
  select id, 0, md5(id::text), 960, 1200, 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', $1 from account.members where id % 10 < 7`;

const someone = (members: string): string => `1 + floor(random() * ${members})::integer`;

const pairs = (members: string, count: string): string =>
  `select distinct one, other from (select ${someone(members)} as one, ${someone(members)} as other from generate_series(1, ${count})) p where one <> other`;

const BETWEEN = [
  `insert into account.blocks (blocker_id, blocked_id, created_at) select one, other, $2::timestamptz from (${pairs('$1::integer', '$1::integer * 3 / 10')}) p`,
  `insert into account.blocks (blocker_id, blocked_id, created_at)
   select distinct case when n % 5 < 2 then ${BUSY_MEMBER} else other end, case when n % 5 < 2 then other else ${BUSY_MEMBER} end, $2::timestamptz
   from (select n, ${someone('$1::integer')} as other from generate_series(1, 500) n) b where other <> ${BUSY_MEMBER} on conflict do nothing`,
  `insert into account.reach (owner_id, viewer_id, liked) select one, other, true from (${pairs('$1::integer', '$1::integer / 2')}) p where $2::timestamptz is not null`,
  `insert into account.reach (owner_id, viewer_id, liked)
   select id, ${BUSY_MEMBER}, true from (
     (select id from account.members where privacy order by id limit 40) union (select id from account.members where not privacy order by id desc limit 960)) liked
   where id <> ${BUSY_MEMBER} and id <= $1::integer and $2::timestamptz is not null on conflict do nothing`,
  `insert into chat.likes (from_id, to_id, created_at) select owner_id, viewer_id, $2::timestamptz from account.reach where liked and $1::integer > 0`,
];

/** What an application usually has: one index a column on the wide table. */
const NAIVE_INDEXES = ['country', 'region', 'gender', 'birth_date', 'last_active_at'];

/** Members written by one statement. */
const BATCH = 50_000;

/** Makes the members and everything between them; the same every time. A load of a million takes longer than any request may. */
export const makeWorld = (database: Database, members: number): Promise<void> =>
  withQueryTimeout(0, () =>
    database.transaction(async (tx) => {
      await tx.change('set local statement_timeout = 0');
      await tx.change('alter table account.members add column bench_lat float8, add column bench_lon float8');
      await tx.read('select setseed(0.42)');
      for (let from = 1; from <= members; from += BATCH) await tx.change(MEMBERS, [from, NOW, Math.min(members, from + BATCH - 1)]);
      await tx.change(PHOTOS, [NOW]);
      await tx.change('update account.members m set main_photo_id = p.id from account.photos p where p.member_id = m.id');
      for (const sql of BETWEEN) await tx.change(sql, [members, NOW]);
      for (const column of NAIVE_INDEXES) await tx.change(`create index bench_${column} on account.members (${column})`);
    }),
  );

const TABLES = ['account.members', 'account.photos', 'account.blocks', 'account.reach', 'chat.likes'];

/** Statistics and visibility maps as they are on a site that has run for a while. */
export const settle = async (database: Database): Promise<void> => {
  for (const table of TABLES) await withQueryTimeout(0, () => database.change(`vacuum (analyze, parallel 0) ${table}`));
};

/** One in twenty members was active since. */
export const churn = async (database: Database, members: number, at: Date): Promise<number> => {
  const rows = await withQueryTimeout(0, () =>
    database.transaction(async (tx) => {
      await tx.change('set local statement_timeout = 0');
      return tx.change<{ count: number }>(
        `with seen as (
           update account.members set last_active_at = $2 where id in (select ${someone('$1::integer')} from generate_series(1, $1::integer / 20)) returning 1)
         select count(*) from seen`,
        [members, at],
      );
    }),
  );
  return rows[0]?.count ?? 0;
};
