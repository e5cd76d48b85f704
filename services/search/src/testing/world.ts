import type { Database } from '@rendezvous/server/database';

/** When the made-up worlds are looked at. */
export const WORLD_NOW = new Date('2026-03-02T12:00:00Z');

/**
 * Fills the account and chat tables with members of every kind: three countries, regions and none, all states and modes,
 * blocks and reach, some of them around every member who searches. The same seed makes the same world.
 */
export const givenWorld = async (database: Database, members: number, seed = 0.42): Promise<void> => {
  await database.transaction(async (tx) => {
    await tx.read('select setseed($1)', [seed]);
    await tx.change(
      `insert into account.members (email, name, password_hash, status, moderated, gender, sexuality, birth_date, country, region, city, lat, lon,
         interests, agreed_fields, fictional, invisible, privacy, premium_since, joined_at, activated_at, last_active_at, left_at,
         relationship_status, hair_color, eye_color, body_type)
       select 'w' || i || '@world.test', 'World' || i, 'none', status, random() < 0.03, gender, (array['hetero', 'gay', 'bi'])[1 + floor(random() * 3)::integer],
         date '2007-12-31' - floor(sqrt(random()) * random() * 25000)::integer, country,
         case when random() < 0.9 then country || '-' || (1 + floor(random() * 3)) end, 'Town', lat, 4 + random() * 3,
         (array['tea', 'wine', 'art', 'music', 'hiking', 'cooking', 'reading'])[1:floor(random() * 8)::integer], '{sexuality,interests}', random() < 0.05, random() < 0.06, random() < 0.12,
         case when random() < 0.3 then $2::timestamptz end, $2::timestamptz - random() * interval '500 days',
         case when status <> 'not_confirmed' then $2::timestamptz - interval '500 days' end, active_at, case when i % 3 = 0 then active_at + interval '20 seconds' end,
         (array['single', 'divorced', 'married', null])[1 + floor(random() * 4)::integer],
         (array['blond', 'red', 'dark blond', 'brown', null])[1 + floor(random() * 5)::integer],
         (array['blue', 'green', 'brown', null])[1 + floor(random() * 4)::integer], (array['slim', 'normal', 'fat', null])[1 + floor(random() * 4)::integer]
       from (select i, (array['FR', 'NL', 'FR', 'CH'])[1 + i % 4] as country, (array['male', 'female'])[1 + floor(random() * 2)::integer] as gender,
               case when random() < 0.9 then 45 + random() * 5 end as lat,
               $2::timestamptz - case when i % 8 < 7 then random() * random() * interval '40 days' else random() * interval '10 minutes' end as active_at,
               (array['activated', 'activated', 'activated', 'activated', 'activated', 'activated', 'not_confirmed', 'pending_deletion'])[1 + floor(random() * 8)::integer] as status
             from generate_series(1, $1::integer) i) made`.replaceAll(
        'lat, 4 + random() * 3',
        'lat, case when lat is not null then 4 + random() * 3 end',
      ),
      [members, WORLD_NOW],
    );
    const pair = `select 1 + floor(random() * least($1::integer, 40))::integer as one, 1 + floor(random() * $1::integer)::integer as other from generate_series(1, $1::integer)`;
    const between = `select distinct case when random() < 0.5 then one else other end as a, one, other from (${pair}) p where one <> other`;
    await tx.change(
      `insert into account.blocks (blocker_id, blocked_id, created_at)
       select distinct a, one + other - a, $2::timestamptz from (${between}) b`,
      [members, WORLD_NOW],
    );
    await tx.change(
      `insert into account.reach (owner_id, viewer_id, liked, wrote, conversation)
       select distinct on (1, 2) a, one + other - a, random() < 0.4, random() < 0.4, random() < 0.4 from (${between}) r`,
      [members],
    );
    await tx.change(
      `with photo as (
         insert into account.photos (member_id, position, key, width, height, placeholder, created_at)
         select id, 0, md5(id::text), 960, 1200, 'data:image/webp;base64,tiny', $1 from account.members where id % 10 < 7 returning id, member_id)
       update account.members m set main_photo_id = photo.id from photo where photo.member_id = m.id`,
      [WORLD_NOW],
    );
    await tx.change(
      `insert into chat.likes (from_id, to_id, created_at) select distinct a, one + other - a, $2::timestamptz from (${between}) l`,
      [members, WORLD_NOW],
    );
  });
  for (const table of ['account.members', 'account.photos', 'account.blocks', 'account.reach', 'chat.likes'])
    await database.change(`vacuum analyze ${table}`);
};
