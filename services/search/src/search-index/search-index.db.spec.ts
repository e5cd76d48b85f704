import { Logger } from '@nestjs/common';
import { givenMember } from '@rendezvous/account/testing';
import { TRAIT_NAMES } from '@rendezvous/contracts/reference';
import { testDatabase, type TestDatabase, TestClock } from '@rendezvous/server/testing';
import { givenWorld, searchData, WORLD_NOW } from '../testing/index.js';
import { middleOf, NOWHERE } from './cells.rules.js';
import { interestBits } from './interest-bits.rules.js';
import { SearchIndex } from './search-index.service.js';
import { SearchIndexStore } from './search-index.store.js';
import { PHOTO_BIT, REAL_BIT, traitBits, untoldBit } from './trait-bits.rules.js';

/** The bits of who tells nothing of their looks. */
const UNTOLD = TRAIT_NAMES.reduce((bits, name) => bits | untoldBit(name), 0);

let data: TestDatabase;
let searchIndex: SearchIndex;
const clock = new TestClock(WORLD_NOW);
const store = new SearchIndexStore();

beforeAll(async () => {
  data = await testDatabase(searchData);
  searchIndex = new SearchIndex(data.database, clock, store);
}, 60_000);

afterAll(() => data.close());

const change = (sql: string, ...values: readonly unknown[]) => data.database.change(`update account.members set ${sql}`, values);
const rowOf = async (id: number): Promise<Record<string, unknown> | null> => {
  const [row] = await data.database.read<Record<string, unknown>>('select * from search.listing where member_id = $1', [id]);
  return row ?? null;
};
const wrong = () => data.database.transaction((tx) => store.wrong(tx));
const wrongTotals = () => data.database.transaction((tx) => store.wrongTotals(tx));

describe('one member', () => {
  test('is listed with what a search filters by, activity cut down to the hour', async () => {
    const id = await givenMember(data.database, {
      country: 'FR',
      region: 'FR-ARA',
      gender: 'female',
      birthDate: '1990-04-30',
      interests: ['tea', 'wine'],
      joinedAt: new Date('2026-01-01T10:20:30Z'),
      lastActiveAt: new Date('2026-03-02T11:59:59Z'),
    });
    await searchIndex.refresh([id]);
    expect(await rowOf(id)).toEqual({
      member_id: id,
      country: 'FR',
      region: 'FR-ARA',
      gender: 'female',
      seeks: 'male',
      birth_date: '1990-04-30',
      privacy: false,
      last_active: new Date('2026-03-02T11:00:00Z'),
      joined_at: new Date('2026-01-01T10:20:30Z'),
      interests: Number(interestBits(['tea', 'wine'])),
      lat: null,
      lon: null,
      traits: REAL_BIT | UNTOLD,
      cell: NOWHERE,
    });
  });

  test('what its owner shows to nobody, or to matches only, is not there, and comes when that changes', async () => {
    const id = await givenMember(data.database, { interests: ['tea'], agreedFields: ['sexuality'], matchFields: ['city'] });
    await change('lat = 52.4, lon = 4.65 where id = $1', id);
    await searchIndex.refresh([id]);
    expect(await rowOf(id)).toMatchObject({ interests: 0, lat: null, lon: null });
    await change(`agreed_fields = '{interests}', match_fields = '{}' where id = $1`, id);
    await searchIndex.refresh([id]);
    expect(await rowOf(id)).toMatchObject({ interests: Number(interestBits(['tea'])), lat: 52.4, lon: 4.65 });
    await change(`match_fields = '{interests}' where id = $1`, id);
    await searchIndex.refresh([id]);
    expect(await rowOf(id)).toMatchObject({ interests: 0, lat: 52.4 });
    await change(
      `match_fields = '{relationship_status,body_type}', relationship_status = 'married', body_type = 'fat', eye_color = 'blue' where id = $1`,
      id,
    );
    await searchIndex.refresh([id]);
    expect(await rowOf(id)).toMatchObject({ traits: traitBits('eye_color', ['blue']) | REAL_BIT | (UNTOLD & ~untoldBit('eye_color')) });
  });

  test('is listed with what they tell of their looks, whether they show a photo, and the cell they are in', async () => {
    const id = await givenMember(data.database, { country: 'FR', fictional: true });
    await change(
      `hair_color = 'dark blond', eye_color = 'green', relationship_status = 'living together', body_type = 'fat', lat = 45.764, lon = 4.8357 where id = $1`,
      id,
    );
    await searchIndex.refresh([id]);
    const looks =
      traitBits('hair_color', ['dark blond']) |
      traitBits('eye_color', ['green']) |
      traitBits('relationship_status', ['living together']) |
      traitBits('body_type', ['fat']);
    expect(await rowOf(id)).toMatchObject({ traits: looks, cell: 27_153_697 });
    expect(middleOf(27_153_697)).toEqual({ lat: expect.closeTo(45.75), lon: expect.closeTo(4.85) });
    const squares = () => data.database.read(`select square, members from search.squares where country = 'FR' order by square desc`);
    expect(await squares()).toEqual([{ square: 5_430_739, members: 1 }]);
    await change(`fictional = false, hair_color = null, lat = -33.9, lon = 151.2 where id = $1`, id);
    await data.database.change(
      `insert into account.photos (member_id, position, key, width, height, placeholder, created_at) values ($1, 0, 'key', 1, 1, '', $2)`,
      [id, WORLD_NOW],
    );
    await change('main_photo_id = (select id from account.photos where member_id = $1) where id = $1', id);
    await searchIndex.refresh([id]);
    expect((await rowOf(id))?.['traits']).toBe(
      (looks & ~traitBits('hair_color', ['dark blond'])) | untoldBit('hair_color') | REAL_BIT | PHOTO_BIT,
    );
    // Nobody is in the first square any more: it is forgotten at night.
    expect(await squares()).toHaveLength(2);
    const others = [await givenMember(data.database, { country: 'FR' }), await givenMember(data.database, { country: 'FR' })];
    for (const other of others) await change('lat = -33.9, lon = 151.2 where id = $1', other);
    await searchIndex.refresh(others);
    await searchIndex.compare();
    expect(await squares()).toEqual([{ square: 2_241_324, members: 3 }]);
  });

  test.each([
    ['invisible', 'invisible = true'],
    ['taking a break', 'paused_at = now()'],
    ['without consent to matching', 'matching_withdrawn_at = now()'],
    ['moderated', 'moderated = true'],
    ['pending deletion', `status = 'pending_deletion'`],
    ['not confirmed', `status = 'not_confirmed'`],
  ])('who is %s is not listed, and comes back when that ends', async (_, sql) => {
    const id = await givenMember(data.database);
    await searchIndex.refresh([id]);
    expect(await rowOf(id)).not.toBeNull();
    await change(`${sql} where id = $1`, id);
    await searchIndex.refresh([id]);
    expect(await rowOf(id)).toBeNull();
    await change(
      `invisible = false, paused_at = null, matching_withdrawn_at = null, moderated = false, status = 'activated' where id = $1`,
      id,
    );
    await searchIndex.refresh([id]);
    expect(await rowOf(id)).not.toBeNull();
  });

  test('the same event again writes nothing', async () => {
    const id = await givenMember(data.database);
    await searchIndex.refresh([id]);
    const version = async () =>
      (await data.database.read<{ at: string }>('select xmin::text as at from search.listing where member_id = $1', [id]))[0];
    const before = await version();
    await searchIndex.refresh([id]);
    expect(await version()).toEqual(before);
  });

  test('a member who was erased leaves the search index and its totals', async () => {
    const id = await givenMember(data.database, { country: 'PL', region: null });
    await searchIndex.refresh([id]);
    await data.database.change('delete from account.members where id = $1', [id]);
    expect(await rowOf(id)).toBeNull();
    expect(await wrongTotals()).toEqual([]);
  });
});

test('after any changes in any order the totals are what a count says', async () => {
  await data.database.change('truncate account.members restart identity cascade');
  await givenWorld(data.database, 400, 0.7);
  await searchIndex.rebuild();
  for (let round = 0; round < 12; round += 1) {
    const [country, gender] = [['FR', 'NL', 'CH'][round % 3], ['male', 'female'][round % 2]];
    await change(
      `privacy = random() < 0.3, invisible = random() < 0.2, country = case when random() < 0.2 then $1 else country end,
       gender = case when random() < 0.1 then $2 else gender end, sexuality = case when random() < 0.2 then 'bi' else sexuality end,
       birth_date = birth_date + floor(random() * 40)::integer,
       region = case when random() < 0.3 then null else region end where id % 12 = $3`,
      country,
      gender,
      round,
    );
    const rows = await data.database.read<{ id: number }>('select id from account.members where id % 12 = $1', [round]);
    await searchIndex.refresh(rows.map(({ id }) => id));
  }
  expect(await wrong()).toEqual([]);
  expect(await wrongTotals()).toEqual([]);
});

test('of many refreshes at once the index ends with what is true, and the totals with what is counted', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 20; count += 1) ids.push(await givenMember(data.database, { country: 'IT', region: 'IT-MI' }));
  await searchIndex.refresh(ids);
  await Promise.all(
    Array.from({ length: 120 }, async (_, turn) => {
      const id = ids[turn % ids.length]!;
      await change(`privacy = $2, invisible = $3, region = $4 where id = $1`, id, turn % 3 === 0, turn % 5 === 0, `IT-${turn % 4}`);
      // Different members in different order at once: they must neither deadlock nor lose a change.
      await searchIndex.refresh(turn % 2 === 0 ? [id, ids[(turn + 7) % ids.length]!] : [ids[(turn + 3) % ids.length]!, id]);
    }),
  );
  expect(await wrong()).toEqual([]);
  expect(await wrongTotals()).toEqual([]);
});

test('a refresh waits for the one before it, even for another member', async () => {
  const [first, second] = [await givenMember(data.database, { country: 'IT' }), await givenMember(data.database, { country: 'FR' })];
  let ended = false;
  let later: Promise<void> | undefined;
  await data.database.transaction(async (tx) => {
    await searchIndex.refresh([first], tx);
    later = searchIndex.refresh([second]).then(() => expect(ended).toBe(true));
    later.catch(() => undefined);
    await new Promise((done) => setTimeout(done, 300));
    ended = true;
  });
  await later;
});

test('activity moves members up once an hour, and only by what happened since the last reading', async () => {
  const id = await givenMember(data.database, { lastActiveAt: new Date('2026-03-01T08:10:00Z') });
  await searchIndex.refresh([id]);
  await searchIndex.takePresence();
  clock.set('2026-03-02T14:05:00Z');
  await change('last_active_at = $2 where id = $1', id, new Date('2026-03-02T14:02:00Z'));
  await searchIndex.takePresence();
  expect((await rowOf(id))?.['last_active']).toEqual(new Date('2026-03-02T14:00:00Z'));
  clock.set('2026-03-02T14:30:00Z');
  await change('last_active_at = $2 where id = $1', id, new Date('2026-03-02T14:29:00Z'));
  const before = await data.database.read('select xmin::text from search.listing where member_id = $1', [id]);
  await searchIndex.takePresence();
  expect(await data.database.read('select xmin::text from search.listing where member_id = $1', [id])).toEqual(before);
  // what was known by the last reading is not looked at again
  await data.database.change(`update search.listing set last_active = '2026-03-02T08:00:00Z' where member_id = $1`, [id]);
  await change('last_active_at = $2 where id = $1', id, new Date('2026-03-02T12:00:00Z'));
  await searchIndex.takePresence();
  expect((await rowOf(id))?.['last_active']).toEqual(new Date('2026-03-02T08:00:00Z'));
});

/** How often the index was vacuumed so far. */
const vacuums = async (): Promise<number> => {
  const rows = await data.database.read<{ count: number }>(
    `select vacuum_count as count from pg_stat_all_tables where relid = 'search.listing'::regclass`,
  );
  return rows[0]?.count ?? 0;
};

test('the index is vacuumed at once after the activity of many was taken over, and not after that of few', async () => {
  await searchIndex.rebuild();
  const vacuumsAfter = async (members: number, at: string): Promise<number> => {
    const before = await vacuums();
    clock.set(`2026-03-02T${at}:30:00Z`);
    await data.database.change(
      'update account.members set last_active_at = $1 where id in (select member_id from search.listing order by member_id limit $2)',
      [new Date(`2026-03-02T${at}:10:00Z`), members],
    );
    await searchIndex.takePresence();
    return (await vacuums()) - before;
  };
  expect([await vacuumsAfter(1, '15'), await vacuumsAfter(20, '16'), await vacuumsAfter(1, '17')]).toEqual([0, 1, 0]);
});

// Its warnings are for operators.
beforeEach(() => Logger.overrideLogger(false));

test('the nightly comparison finds what no event told, and repairs totals that somebody changed by hand', async () => {
  const [hidden, added] = [await givenMember(data.database), await givenMember(data.database)];
  await searchIndex.refresh([hidden]);
  await change('invisible = true where id = $1', hidden);
  expect(await searchIndex.compare()).toBe(2);
  expect(await rowOf(hidden)).toBeNull();
  expect(await rowOf(added)).not.toBeNull();
  await data.database.change('update search.totals set members = members + 1');
  await searchIndex.compare();
  expect(await wrongTotals()).toEqual([]);
  expect(await searchIndex.compare()).toBe(0);
});
