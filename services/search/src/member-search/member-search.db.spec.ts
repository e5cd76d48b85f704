import { visibleSql } from '@rendezvous/account';
import { hours } from '@rendezvous/contracts/kernel';
import { GENDERS, INTERESTS } from '@rendezvous/contracts/reference';
import { COUNTED_MAX, PAGE_SIZE } from '@rendezvous/contracts/search/members';
import { testDatabase, type TestDatabase, TestClock } from '@rendezvous/server/testing';
import { interestBits } from '../search-index/interest-bits.rules.js';
import { kmBetween, kmSql, middleOf, NOWHERE } from '../search-index/cells.rules.js';
import { SearchIndex } from '../search-index/search-index.service.js';
import { SearchIndexStore } from '../search-index/search-index.store.js';
import { givenWorld, searchData, WORLD_NOW } from '../testing/index.js';
import { PHOTO_BIT, REAL_BIT, traitBits } from '../search-index/trait-bits.rules.js';
import { SEEKS, seekersOf } from '../suitability/suitability.rules.js';
import { birthDates, wholeMonths } from './member-search.rules.js';
import { MemberSearchStore, type FoundRow, type SearchCriteria, type PageCriteria, TOTAL_TEXT } from './member-search.store.js';
import { pageKind, pageText } from './search-pages.store.js';

let data: TestDatabase;
let store: MemberSearchStore;
let searchIndex: SearchIndex;

beforeAll(async () => {
  data = await testDatabase(searchData);
  store = new MemberSearchStore(data.database);
  searchIndex = new SearchIndex(data.database, new TestClock(WORLD_NOW), new SearchIndexStore());
}, 60_000);

afterAll(() => data.close());

/** The interests that a search asks for, by their names. */
const sharedBy = ({ interests }: SearchCriteria) => INTERESTS.filter((_, bit) => (interests >> BigInt(bit)) % 2n === 1n);

/** The viewer's own gender; null where it is not known. */
const ownGender = ({ seekers }: SearchCriteria) => (seekers.length === SEEKS.length ? null : seekers[0]);

/** Where a viewer is who says nothing else. */
const HERE = 27_603_720;

/** What the page and the total must say: the account area's own rule over the account area's own view. */
const plainly = async (
  criteria: SearchCriteria,
  sorted: string,
  { further = '', cell = HERE }: { further?: string; cell?: number } = {},
): Promise<{ ids: number[]; total: number }> => {
  const { lat, lon } = middleOf(cell);
  const rows = await data.database.read<{ id: number }>(
    `select m.member_id as id from account.member_cards m
     where ${visibleSql({ viewer: '$1', member: 'm', surface: 'listed' })}
       and m.country = $2 and m.gender = any($3::text[]) and ($4::text is null or m.region = $4) and m.birth_date > $5 and m.birth_date <= $6
       and ($8::text is null or m.sexuality = 'bi' or (m.sexuality = 'hetero') = (m.gender <> $8))
       and (select interests from account.member_details d where d.member_id = m.member_id) @> $7::text[]
       and $9::float8 is not distinct from $9 and $10::float8 is not distinct from $10 ${further}
     order by ${sorted}, m.member_id desc`,
    [
      criteria.viewerId,
      criteria.country,
      criteria.genders,
      criteria.region,
      criteria.after,
      criteria.until,
      sharedBy(criteria),
      ownGender(criteria),
      lat,
      lon,
    ],
  );
  return { ids: rows.map(({ id }) => id), total: rows.length };
};

/** The middle of the cell in which somebody is, and how far that is from another, by the plain formula. */
const KM = `(select 12742 * asin(sqrt(power(sin(radians(there.lat - here.lat) / 2), 2)
    + cos(radians(here.lat)) * cos(radians(there.lat)) * power(sin(radians(there.lon - here.lon) / 2), 2)))
  from (select round(lat::numeric / 0.05) * 0.05::float8 as lat, round(lon::numeric / 0.05) * 0.05::float8 as lon
        from account.member_details where member_id = m.member_id) there
    cross join (select $9::float8 as lat, $10::float8 as lon) here)`;
const SORTED = {
  active: "date_trunc('hour', m.last_active_at, 'UTC') desc",
  newest: 'm.joined_at desc',
  near: `round(${KM}::numeric, 6) nulls last, date_trunc('hour', m.last_active_at, 'UTC') desc`,
} as const;
const TWO_HOURS_AGO = new Date(WORLD_NOW.getTime() - hours(2));
/** Opens a condition over what a member tells. */
const TOLD = 'exists (select from account.member_details d where d.member_id = m.member_id';
const months = ({ after, until }: SearchCriteria) => wholeMonths(after, until);

/** Reads page after page by one kind of statement. */
const allRows = async (page: PageCriteria): Promise<FoundRow[]> => {
  const all: FoundRow[] = [];
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const rows = await store.page({ ...page, offset });
    all.push(...rows);
    if (rows.length < PAGE_SIZE) return all;
  }
};
const allPages = async (page: PageCriteria): Promise<number[]> => (await allRows(page)).map(({ card_member_id: id }) => id);

let state = 1;
const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

const someSearch = (): SearchCriteria => {
  const country = pick(['FR', 'NL', 'CH']);
  const min = 18 + Math.floor(random() * 50);
  const ages = random() < 0.3 ? { min_age: 18, max_age: 99 } : { min_age: min, max_age: Math.min(99, min + Math.floor(random() * 20)) };
  return {
    viewerId: random() < 0.15 ? null : 1 + Math.floor(random() * 60),
    country,
    genders: pick<SearchCriteria['genders']>([['female'], ['male'], GENDERS]),
    seekers: seekersOf(pick([null, ...GENDERS])),
    region: random() < 0.4 ? `${country}-${1 + Math.floor(random() * 3)}` : null,
    ...birthDates(ages, WORLD_NOW),
    interests: random() < 0.4 ? interestBits(pick([['tea'], ['tea', 'wine'], ['art', 'music', 'tea']] as const)) : 0n,
  };
};

describe('a made-up world', () => {
  beforeAll(async () => {
    await givenWorld(data.database, 1500);
    await searchIndex.rebuild();
    await data.database.change(
      `insert into search.passes (member_id, passed_id, passed_at) select v, m, $1 from generate_series(1, 60) v, generate_series(61, 1500) m where (v * m) % 3 = 0`,
      [WORLD_NOW],
    );
    await data.database.change(
      `insert into search.seen_members (member_id, seen_id, seen_at)
       select v, m, $1::timestamptz - (m % 5) * interval '1 hour' from generate_series(1, 60) v, generate_series(61, 1500) m where (v + m) % 2 = 0`,
      [WORLD_NOW],
    );
  }, 60_000);

  test('page and total say what a plain query with the account area’s rule says, whoever searches for whatever', async () => {
    let found = 0;
    for (let round = 0; round < 150; round += 1) {
      const criteria = someSearch();
      const order = pick(['active', 'newest'] as const);
      const truth = await plainly(criteria, SORTED[order]);
      const asked = { round, ...criteria, order };
      expect({ ...asked, total: await store.total(criteria, months(criteria)) }).toEqual({ ...asked, total: truth.total });
      const page = { ...criteria, order, offset: 0, total: truth.total };
      expect({ ...asked, ids: await allPages(page) }).toEqual({ ...asked, ids: truth.ids });
      // The other way to read the same page.
      expect({ ...asked, ids: await allPages({ ...page, total: 1_000_000 }) }).toEqual({ ...asked, ids: truth.ids });
      found += truth.total;
    }
    expect(found).toBeGreaterThan(5000);
  }, 120_000);

  test('nearest first says what a plain query says, from wherever somebody looks, on whichever way it is read', async () => {
    let found = 0;
    for (let round = 0; round < 60; round += 1) {
      const criteria = someSearch();
      const cell = (Math.round((135 + random() * 6) / 0.05) * 10_000 + Math.round((183 + random() * 4) / 0.05)) as number;
      const truth = await plainly(criteria, SORTED.near, { cell });
      const page: PageCriteria = { ...criteria, order: 'near', cell, offset: 0, total: truth.total };
      expect({ round, cell, ...criteria, ids: await allPages(page) }).toEqual({ round, cell, ...criteria, ids: truth.ids });
      expect({ round, cell, ...criteria, ids: await allPages({ ...page, total: 1_000_000 }) }).toEqual({
        round,
        cell,
        ...criteria,
        ids: truth.ids,
      });
      found += truth.total;
    }
    expect(found).toBeGreaterThan(1000);
  }, 120_000);

  test('the formula of the database is the formula of the cards', async () => {
    const cells = Array.from({ length: 40 }, () => Math.floor(random() * 3600) * 10_000 + Math.floor(random() * 7200));
    const rows = await data.database.read<{ one: number; other: number; km: number }>(
      `select a.cell as one, b.cell as other, ${kmSql('a.cell', 'b.cell')} as km from unnest($1::integer[]) a (cell), unnest($1::integer[]) b (cell)`,
      [[...cells, NOWHERE]],
    );
    for (const { one, other, km } of rows) {
      const ours = kmBetween(one, other);
      expect(ours === null ? null : ours.toFixed(3)).toBe(km === null ? null : km.toFixed(3));
    }
  });

  test.each<[string, Partial<SearchCriteria>, string]>([
    ['real', { traits: REAL_BIT }, 'and not m.fictional'],
    ['with photo', { traits: PHOTO_BIT }, 'and m.main_photo_key is not null'],
    ['slim', { anyOf: [traitBits('body_type', ['slim'])] }, `and ${TOLD} and d.body_type = 'slim')`],
    ['blond or red', { anyOf: [traitBits('hair_color', ['blond', 'red'])] }, `and ${TOLD} and d.hair_color in ('blond', 'red'))`],
    [
      'single with blue or green eyes, of the normal build, with photo',
      {
        traits: PHOTO_BIT,
        anyOf: [
          traitBits('relationship_status', ['single', 'divorced']),
          traitBits('eye_color', ['blue', 'green']),
          traitBits('body_type', ['normal']),
        ],
      },
      `and m.main_photo_key is not null
       and ${TOLD} and d.relationship_status in ('single', 'divorced') and d.eye_color in ('blue', 'green') and d.body_type = 'normal')`,
    ],
    [
      'not passed',
      { hidesPassed: true },
      'and not exists (select from search.passes p where p.member_id = $1 and p.passed_id = m.member_id)',
    ],
    [
      'neither passed nor seen before the last hours',
      { hidesPassed: true, hidesSeenUntil: TWO_HOURS_AGO },
      `and m.member_id not in (select passed_id from search.passes where member_id = $1 union all
         select seen_id from search.seen_members where member_id = $1 and seen_at <= '${TWO_HOURS_AGO.toISOString()}')`,
    ],
    [
      'online',
      { onlineAt: WORLD_NOW },
      `and m.last_active_at > timestamptz '${WORLD_NOW.toISOString()}' - interval '5 minutes' and (m.left_at is null or m.left_at <= m.last_active_at)`,
    ],
  ])(
    'by %s is found who a plain query finds, in every order',
    async (_, filter, further) => {
      let found = 0;
      for (let round = 0; round < 12; round += 1) {
        const criteria = { ...someSearch(), ...birthDates({ min_age: 18, max_age: 99 }, WORLD_NOW), interests: 0n, ...filter };
        const order = pick(['active', 'newest', 'near'] as const);
        const truth = await plainly(criteria, SORTED[order], { further });
        const page: PageCriteria = { ...criteria, order, cell: HERE, offset: 0, total: truth.total };
        const asked = { round, ...criteria, order };
        expect({ ...asked, total: await store.total(criteria, months(criteria)) }).toEqual({ ...asked, total: truth.total });
        expect({ ...asked, ids: await allPages(page) }).toEqual({ ...asked, ids: truth.ids });
        expect({ ...asked, ids: await allPages({ ...page, total: 1_000_000 }) }).toEqual({ ...asked, ids: truth.ids });
        found += truth.total;
      }
      expect(found).toBeGreaterThan(0);
    },
    60_000,
  );

  test('liked and matched are those of the viewer', async () => {
    const criteria: SearchCriteria = {
      viewerId: 7,
      country: 'FR',
      genders: GENDERS,
      seekers: SEEKS,
      region: null,
      ...birthDates({ min_age: 18, max_age: 99 }, WORLD_NOW),
      interests: 0n,
    };
    const rows = await allRows({ ...criteria, order: 'active', offset: 0, total: 1 });
    const likes = await data.database.read<{ from_id: number; to_id: number }>(
      'select from_id, to_id from chat.likes where 7 in (from_id, to_id)',
    );
    const liked = new Set(likes.filter(({ from_id: from }) => from === 7).map(({ to_id: to }) => to));
    const likedMe = new Set(likes.filter(({ to_id: to }) => to === 7).map(({ from_id: from }) => from));
    expect(rows.some((row) => row.liked)).toBe(true);
    for (const row of rows) {
      expect({ id: row.card_member_id, liked: row.liked, matched: row.matched }).toEqual({
        id: row.card_member_id,
        liked: liked.has(row.card_member_id),
        matched: liked.has(row.card_member_id) && likedMe.has(row.card_member_id),
      });
    }
  });

  test('somebody who hid a moment ago is left out before the search index knows it', async () => {
    const criteria: SearchCriteria = {
      viewerId: null,
      country: 'NL',
      genders: GENDERS,
      seekers: SEEKS,
      region: null,
      ...birthDates({ min_age: 18, max_age: 99 }, WORLD_NOW),
      interests: 0n,
    };
    const page: PageCriteria = { ...criteria, order: 'active', offset: 0, total: 1_000_000 };
    const [first, second, third, fourth] = await store.page(page);
    const [pauses, unmatched] = [third!.card_member_id, fourth!.card_member_id];
    await data.database.change('update account.members set paused_at = now() where id = $1', [pauses]);
    await data.database.change('update account.members set matching_withdrawn_at = now() where id = $1', [unmatched]);
    await data.database.change('update account.members set invisible = true where id = $1', [first!.card_member_id]);
    await data.database.change('update account.members set privacy = true where id = $1', [second!.card_member_id]);
    const ids = (await store.page(page)).map(({ card_member_id: id }) => id);
    expect(ids).not.toContain(first!.card_member_id);
    expect(ids).not.toContain(second!.card_member_id);
    expect(ids).not.toContain(pauses);
    expect(ids).not.toContain(unmatched);
    expect(ids).toHaveLength(PAGE_SIZE - 4);
  });
});

/** The plan that is kept for a prepared statement: made without looking at its values. */
const plan = async (name: string, text: string, values: readonly unknown[]): Promise<string> =>
  data.database.transaction(async (tx) => {
    await tx.change('set local plan_cache_mode = force_generic_plan');
    await tx.read(`prepare "${name}" as ${text}`);
    const given = values.map((value) => (value === null ? 'null' : Array.isArray(value) ? `'{${value.join(',')}}'` : `'${String(value)}'`));
    const rows = await tx.read<{ 'QUERY PLAN': string }>(`explain (costs off) execute "${name}"(${given.join(', ')})`);
    await tx.read(`deallocate "${name}"`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

describe('fifty thousand members', () => {
  beforeAll(async () => {
    await data.database.change('truncate account.members, search.listing, search.totals restart identity cascade');
    await givenWorld(data.database, 50_000);
    await searchIndex.rebuild();
  }, 120_000);

  const wide = birthDates({ min_age: 25, max_age: 45 }, WORLD_NOW);

  test.each([
    ['search.page-active-one', 'listing_active', ['female'], null, ['Merge Append']],
    ['search.page-active-both', 'listing_active', ['male', 'female'], null, ['Merge Append']],
    ['search.page-active-one-region', 'listing_region_active', ['female'], 'FR-1', ['Merge Append']],
    ['search.page-newest-one', 'listing_newest', ['female'], null, ['Merge Append']],
    ['search.page-newest-both-region', 'listing_region_newest', ['male', 'female'], 'FR-1', ['Merge Append']],
    ['search.page-active-all', 'listing_birth', ['female'], null, ['Sort']],
  ])('%s walks %s without touching the table', async (name, index, genders, region, sortedBy) => {
    const text = await plan('page', pageText(name), [7, 'FR', genders, region, wide.after, wide.until, 0, ['male', 'both']]);
    expect(text).toContain(`Index Only Scan using ${index} on listing`);
    expect(text).not.toMatch(/Seq Scan on (listing|members|photos|likes)/);
    const sorting = [...text.matchAll(/-> {2}((?:Incremental )?Sort|Merge Append)/g)].map(([, node]) => node);
    expect(sorting).toEqual(sortedBy);
  });

  test.each([
    ['search.page-active-one-further', 'listing_active', '(Merge Append|Sort)', [0, 3, '{8,0,0,0}', null, 'true', '2026-03-02T11:00:00Z']],
    ['search.page-near-around', 'listing_near', 'Sort', [HERE, 27_000_000, 28_000_000, 3600, 3800, 25]],
    [
      'search.page-near-around-further',
      'listing_near',
      'Sort',
      [HERE, 27_000_000, 28_000_000, 3600, 3800, 25, 0, 3, '{8,0,0,0}', null, 'true', '2026-03-02T11:00:00Z'],
    ],
  ])('%s walks %s without touching the table or gathering everybody', async (name, index, sorting, more) => {
    const text = await plan('page', pageText(name), [7, 'FR', ['female'], null, wide.after, wide.until, 0, ['male', 'both'], ...more]);
    expect(text).toContain(`Index Only Scan using ${index} on listing`);
    expect(text).not.toMatch(/Seq Scan on (listing|members|photos|likes)/);
    expect(text).toMatch(new RegExp(`Limit\\n\\s+-> {2}${sorting}`));
  });

  test('the total adds up the roll-up and looks only at the ends and at those concerned', async () => {
    const { first, end } = wholeMonths(wide.after, wide.until);
    const text = await plan('total', TOTAL_TEXT, [7, 'FR', ['female'], '*', wide.after, wide.until, first, end, ['male', 'both']]);
    expect(text).toContain('totals_pkey on totals');
    expect(text).toContain('Index Only Scan using listing_birth on listing');
    expect(text).toContain('Index Only Scan using listing_pkey on listing');
    expect(text).not.toMatch(/Seq Scan on (listing|members|totals)/);
  });

  test('which statement reads a page follows from how many there are', () => {
    const page = { order: 'active', genders: ['female'], region: null, further: false, offset: 0, total: 100, ...wide } as const;
    const name = (changes: object) => pageKind({ ...page, ...changes }).name;
    expect(name({})).toBe('search.page-active-all');
    expect(name({ total: 50_000 })).toBe('search.page-active-one');
    expect(name({ region: 'FR-1' })).toBe('search.page-active-one-region');
    expect(name({ region: 'FR-1', further: true })).toBe('search.page-active-all-region-further');
    expect(name({ region: 'FR-1', order: 'near' })).toBe('search.page-near-all-region');
    expect(name({ order: 'newest', genders: GENDERS, total: 50_000 })).toBe('search.page-newest-both');
    const around = (changes: object) => pageKind({ ...page, ...wide, offset: 0, order: 'near', total: 2000, ...changes }).around;
    const inBoxes = 'search.page-near-around';
    expect([around({}), around({ total: 1999 }), around({ region: 'FR-1' })]).toEqual([inBoxes, null, `${inBoxes}-region`]);
    // deep pages, narrow ages and the last page are read whole
    expect([around({ offset: 1000 }), around({ ...birthDates({ min_age: 40, max_age: 40 }, WORLD_NOW) })]).toEqual([null, null]);
    expect([around({ offset: 49_980, total: 50_000 }), around({ offset: 960, total: 50_000 })]).toEqual([null, inBoxes]);
  });

  test('with further filters members are counted up to ten thousand, and there are pages up to there', async () => {
    const criteria: SearchCriteria = {
      viewerId: null,
      country: 'FR',
      genders: GENDERS,
      seekers: SEEKS,
      region: null,
      ...birthDates({ min_age: 18, max_age: 99 }, WORLD_NOW),
      interests: 0n,
      traits: REAL_BIT,
    };
    const truth = await plainly(criteria, SORTED.active, { further: 'and not m.fictional' });
    expect(truth.total).toBeGreaterThan(COUNTED_MAX + 10);
    expect(await store.total(criteria, months(criteria))).toBe(COUNTED_MAX + 10);
    const rows = await store.page({ ...criteria, order: 'active', offset: 400 * PAGE_SIZE, total: COUNTED_MAX + 10 });
    expect(rows.map(({ card_member_id: id }) => id)).toEqual(truth.ids.slice(400 * PAGE_SIZE, 401 * PAGE_SIZE));
  });

  test('page and total stay right at this size', async () => {
    for (let round = 0; round < 12; round += 1) {
      const criteria = someSearch();
      const truth = await plainly(criteria, SORTED.active);
      expect(await store.total(criteria, months(criteria))).toBe(truth.total);
      const rows = await store.page({ ...criteria, order: 'active', offset: PAGE_SIZE, total: truth.total });
      expect(rows.map(({ card_member_id: id }) => id)).toEqual(truth.ids.slice(PAGE_SIZE, 2 * PAGE_SIZE));
    }
  }, 60_000);
});
