import type { Database } from '@rendezvous/server/database';

/** In a larger world the others rest: these fill the first pages of every search. */
const CROWD = 20_000;
/** Every other member of the demo comes back this often and stays this long: 4 % are here at any time, a third came today. */
const PERIOD_MINUTES = 36 * 60;
const STAY_MINUTES = 180;

/** Each has an hour of their own for their visits, by chance that stays with the id. `luck` halved: its last bit says who comes back at all. */
const VISIT = `
  with crowd as (
    select id, hashint4extended(id, 0) & 1073741823 as luck from account.members
    where email like 'member-%@demo.test' and status = 'activated' order by id limit $4
  ), visits as (
    select id, luck, mod(extract(epoch from $1::timestamptz)::bigint / 60 + luck / 2, $2) as began from crowd where luck % 2 = 0
  ), seen as (
    select id, $1::timestamptz - make_interval(mins => greatest(began - $3, luck / 2 % 3)::integer) as at from visits
  )
  update account.members m set last_active_at = seen.at from seen
  where m.id = seen.id and m.last_active_at < seen.at - interval '1 minute'
  returning m.id`;

/**
 * Lets the people of the demo world come and go as members of a living site do, so that an old world looks alive too. Nobody's last visit
 * becomes older. Answers how many were seen.
 */
export const visitAgain = async (database: Database, now: Date): Promise<number> =>
  (await database.change(VISIT, [now, PERIOD_MINUTES, STAY_MINUTES, CROWD])).length;
