import { visibleSql } from '@rendezvous/account';
import { hours } from '@rendezvous/contracts/kernel';
import { GENDERS, INTERESTS } from '@rendezvous/contracts/reference';
import { COUNTED_MAX, PAGE_SIZE } from '@rendezvous/contracts/search/members';
import { testDatabase, type TestDatabase, TestClock } from '@rendezvous/server/testing';
import { interestBits } from '../search-index/interest-bits.rules.js';
import { isAroundSql, kmBetween, kmSql, kmToOthersSql, kmToSquareSql, middleOf, NOWHERE, squareSql } from '../search-index/cells.rules.js';
import { SearchIndex } from '../search-index/search-index.service.js';
import { SearchIndexStore } from '../search-index/search-index.store.js';
import { givenWorld, searchData, WORLD_NOW } from '../testing/index.js';
import { PHOTO_BIT, REAL_BIT, traitBits } from '../search-index/trait-bits.rules.js';
import { SEEKS, seekersOf } from '../suitability/suitability.rules.js';
import { birthDates, wholeMonths } from './member-search.rules.js';
import {
  MemberSearchStore,
  type FoundRow,
  type SearchCriteria,
  type PageCriteria,
  FURTHER_REGION_TOTAL_TEXT,
} from './member-search.store.js';
import { pageText } from './search-pages.store.js';
import { TOTAL } from './totals.store.js';

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

/** Then no hits are few: a page is walked through in order, or looked for around the viewer. */
const NEVER_FEW = 0;

/** Reads page after page. */
const allRows = async (page: PageCriteria, few?: number): Promise<FoundRow[]> => {
  const all: FoundRow[] = [];
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const { rows } = await store.find({ ...page, offset }, months(page), few);
    all.push(...rows);
    if (rows.length < PAGE_SIZE) return all;
  }
};
const idsOf = (rows: readonly FoundRow[]): number[] => rows.map(({ card_member_id: id }) => id);
const allPages = async (page: PageCriteria, few?: number): Promise<number[]> => idsOf(await allRows(page, few));
const onePage = async (page: PageCriteria, few?: number): Promise<FoundRow[]> => (await store.find(page, months(page), few)).rows;

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
      const page = { ...criteria, order, offset: 0 };
      // at once, and the other way to read the same page
      for (const few of [undefined, NEVER_FEW]) {
        expect({ ...asked, few, ids: await allPages(page, few) }).toEqual({ ...asked, few, ids: truth.ids });
        for (const offset of [0, PAGE_SIZE, 40 * PAGE_SIZE]) {
          const { total } = await store.find({ ...page, offset }, months(criteria), few);
          expect({ ...asked, few, offset, total }).toEqual({ ...asked, few, offset, total: truth.total });
        }
      }
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
      const page: PageCriteria = { ...criteria, order: 'near', cell, offset: 0 };
      // all at once; first in few squares, then in more, then all
      for (const few of [undefined, NEVER_FEW]) {
        const asked = { round, cell, few, ...criteria };
        expect({ ...asked, ids: await allPages(page, few) }).toEqual({ ...asked, ids: truth.ids });
        const { total } = await store.find(page, months(criteria), few);
        expect({ ...asked, total }).toEqual({ ...asked, total: truth.total });
      }
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

  test('nobody in a square is closer than its distance says, across the date line and at the poles neither', async () => {
    const places = [3600, 3599, 1800, 2770, 12, 0].flatMap((row) => [0, 3, 3647, 3600, 7199].map((column) => row * 10_000 + column));
    const viewers = [...places, ...Array.from({ length: 10 }, () => Math.floor(random() * 3600) * 10_000 + Math.floor(random() * 7200))];
    const near = viewers
      .flatMap((cell) => [-60_007, -3, 0, 6, 50_009, 110_000].map((off) => cell + off))
      .filter((cell) => cell % 10_000 <= 7200);
    const rows = await data.database.read<{ cell: number; around: boolean; others: number; bound: number; closest: number }>(
      `select v.cell, ${isAroundSql('v.cell', 's.square')} as around, ${kmToOthersSql('v.cell')} as others, ${kmToSquareSql('v.cell', 's.square')} as bound, (
         select min(${kmSql('v.cell', 'c.cell')}) from (
           select s.square / 10000 * 50000 + s.square % 10000 * 5 + r * 10000 + k as cell from generate_series(0, 4) r, generate_series(0, 4) k) c) as closest
       from unnest($1::integer[]) v (cell) cross join (select distinct ${squareSql('o.cell')} as square from unnest($2::integer[]) o (cell)) s`,
      [viewers, [...viewers, ...near].filter((cell) => cell >= 0 && cell < 36_000_000)],
    );
    expect(rows.length).toBeGreaterThan(3000);
    expect(rows.filter(({ around }) => around).length).toBeGreaterThan(200);
    expect(rows.filter(({ bound, closest }) => bound > closest)).toEqual([]);
    expect(rows.filter(({ around, others, closest }) => !around && others > closest)).toEqual([]);
    // nor is it told as much closer than it is: towards a corner by the diagonal at most
    const habitable = rows.filter(({ cell, closest }) => closest < 300 && Math.abs(middleOf(cell).lat) < 60);
    expect(habitable.length).toBeGreaterThan(100);
    expect(habitable.filter(({ bound, closest }) => bound <= closest / 1.5 - 1)).toEqual([]);
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
        const page: PageCriteria = { ...criteria, order, cell: HERE, offset: 0 };
        const asked = { round, ...criteria, order };
        expect({ ...asked, total: await store.total(criteria, months(criteria)) }).toEqual({ ...asked, total: truth.total });
        expect({ ...asked, ids: await allPages(page) }).toEqual({ ...asked, ids: truth.ids });
        expect({ ...asked, ids: await allPages(page, NEVER_FEW) }).toEqual({ ...asked, ids: truth.ids });
        // page and total at once, and the total alone where no page is
        for (const offset of [0, PAGE_SIZE, 40 * PAGE_SIZE]) {
          const { total, rows } = await store.find({ ...page, offset }, months(criteria));
          const ids = idsOf(rows);
          expect({ ...asked, offset, total, ids }).toEqual({
            ...asked,
            offset,
            total: truth.total,
            ids: truth.ids.slice(offset, offset + PAGE_SIZE),
          });
        }
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
    const rows = await allRows({ ...criteria, order: 'active', offset: 0 });
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
    const page: PageCriteria = { ...criteria, order: 'active', offset: 0 };
    const [first, second, third, fourth] = await onePage(page);
    const [pauses, unmatched] = [third!.card_member_id, fourth!.card_member_id];
    await data.database.change('update account.members set paused_at = now() where id = $1', [pauses]);
    await data.database.change('update account.members set matching_withdrawn_at = now() where id = $1', [unmatched]);
    await data.database.change('update account.members set invisible = true where id = $1', [first!.card_member_id]);
    await data.database.change('update account.members set privacy = true where id = $1', [second!.card_member_id]);
    const ids = idsOf(await onePage(page));
    expect(ids).not.toContain(first!.card_member_id);
    expect(ids).not.toContain(second!.card_member_id);
    expect(ids).not.toContain(pauses);
    expect(ids).not.toContain(unmatched);
    expect(ids).toHaveLength(PAGE_SIZE - 4);
  });

  test('nearest first crosses the date line and the pole', async () => {
    await data.database.change(
      `update account.members set country = 'NZ', region = null, lat = case when id % 4 = 0 then 89.7 + id % 5 * 0.06 else -18.01 + id % 7 * 0.2 end,
         lon = case when id % 3 = 0 then 179.99 - id % 11 * 0.3 when id % 3 = 1 then -179.99 + id % 11 * 0.3 else id % 360 - 180 + 0.01 end where country = 'CH'`,
    );
    await searchIndex.rebuild();
    const criteria: SearchCriteria = {
      viewerId: null,
      country: 'NZ',
      genders: GENDERS,
      seekers: SEEKS,
      region: null,
      ...birthDates({ min_age: 18, max_age: 99 }, WORLD_NOW),
      interests: 0n,
    };
    // on either side of the line, and on either side of the pole
    for (const cell of [14_400_003, 14_407_198, 35_990_100, 35_983_700]) {
      const truth = await plainly(criteria, SORTED.near, { cell });
      expect(truth.total).toBeGreaterThan(100);
      for (const few of [undefined, NEVER_FEW]) {
        const ids = await allPages({ ...criteria, order: 'near', cell, offset: 0 }, few);
        expect({ cell, few, ids }).toEqual({ cell, few, ids: truth.ids });
      }
    }
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

  const { first, end } = wholeMonths(wide.after, wide.until);
  /** The values of a statement. */
  const sought = (genders: readonly string[], region: string | null) => [
    7,
    'FR',
    genders,
    region,
    wide.after,
    wide.until,
    ['male', 'both'],
  ];
  const [atFirst, few] = [0, 2000];
  const further = [0, 3, 3, null, 'true', '2026-03-02T11:00:00Z'];
  const ofCountry = [...further, '{1,3}'];

  test.each([
    ['search.page-active-one', 'listing_active', ['female'], null, []],
    ['search.page-active-both', 'listing_active', ['male', 'female'], null, []],
    ['search.page-active-one-region', 'listing_region_active', ['female'], 'FR-1', []],
    ['search.page-newest-one', 'listing_newest', ['female'], null, []],
    ['search.page-newest-both-region', 'listing_region_newest', ['male', 'female'], 'FR-1', []],
    ['search.page-active-one-further', 'listing_active', ['female'], null, ofCountry],
    ['search.page-near', 'listing_near', ['female'], null, []],
    ['search.page-near-region', 'listing_near', ['female'], 'FR-1', []],
    ['search.page-near-further', 'listing_near', ['female'], null, ofCountry],
  ])('%s walks %s, or reads by birth date, without touching the table', async (name, index, genders, region, filters) => {
    const near = name.startsWith('search.page-near') ? [HERE] : [];
    const rest = filters.length > 0 ? filters : [first, end];
    const text = await plan('page', pageText(name), [...sought(genders, region), atFirst, few, ...near, ...rest]);
    expect(text).toContain(`Index Only Scan using ${index} on listing`);
    // the table tells when they joined, of few
    const read = name.includes('newest') ? 'Index Scan' : 'Index Only Scan';
    expect(text).toContain(`${read} using ${region === null ? 'listing_birth' : 'listing_region_birth'} on listing`);
    expect(text).not.toMatch(/Seq Scan on (listing|members|photos|likes|totals)/);
    // what is walked through needs no sorting: only the page does
    const sorted = text.match(/-> {2}(Incremental )?Sort\n/g) ?? [];
    expect(near.length > 0 || sorted.length === 1).toBe(true);
  });

  test('the total adds up the roll-up and looks only at the ends and at those concerned', async () => {
    const text = await plan('total', TOTAL, [...sought(['female'], null), first, end]);
    expect(text).toContain('totals_pkey on totals');
    expect(text).toContain('Index Only Scan using listing_birth on listing');
    expect(text).toContain('Index Only Scan using listing_pkey on listing');
    expect(text).not.toMatch(/Seq Scan on (listing|members|totals)/);
  });

  test.each([
    ['search.page-active-one', null, [atFirst, few, first, end]],
    ['search.page-active-both-region-further', 'FR-1', [atFirst, few, ...further]],
    ['search.page-near', null, [atFirst, few, HERE, first, end]],
    ['search.page-near-region', 'FR-1', [atFirst, few, HERE, first, end]],
    ['search.page-near-further', null, [atFirst, few, HERE, ...ofCountry]],
    ['search.total', null, [first, end]],
  ])('%s keeps its plan, whoever searches for whom', async (name, region, rest) => {
    const text = name === 'search.total' ? TOTAL : pageText(name);
    await data.database.transaction(async (tx) => {
      for (const viewer of Array.from({ length: 12 }, (_, index) => index + 1)) {
        const [country, genders] = [['FR', 'NL'][viewer % 2], viewer % 3 === 0 ? GENDERS : ['female']];
        const values = [viewer, country, genders, region, wide.after, wide.until, ['male', 'both'], ...rest];
        await tx.read(text, values, { prepared: `spec-kept-${name}` });
      }
      const counted = `select custom_plans::integer as made, generic_plans::integer as kept from pg_prepared_statements where name = $1`;
      // the first five are always made
      expect(await tx.read(counted, [`spec-kept-${name}`])).toEqual([{ made: 5, kept: 7 }]);
    });
  });

  test('of a region those of its ages alone are counted by more filters', async () => {
    const text = await plan('total', FURTHER_REGION_TOTAL_TEXT, [...sought(['female'], 'FR-1'), ...further]);
    expect(text).toContain('Index Only Scan using listing_region_birth on listing');
    expect(text).not.toMatch(/Seq Scan on listing/);
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
    for (const offset of [PAGE_SIZE, 400 * PAGE_SIZE]) {
      const found = await store.find({ ...criteria, order: 'active', offset }, months(criteria));
      expect(found.total).toBe(COUNTED_MAX + 10);
      expect(idsOf(found.rows)).toEqual(truth.ids.slice(offset, offset + PAGE_SIZE));
    }
  });

  test.each<[string, Partial<SearchCriteria>, string]>([
    [
      'slim and blond or red with blue eyes',
      { anyOf: [traitBits('body_type', ['slim']), traitBits('hair_color', ['blond', 'red']), traitBits('eye_color', ['blue'])] },
      `and ${TOLD} and d.body_type = 'slim' and d.hair_color in ('blond', 'red') and d.eye_color = 'blue')`,
    ],
    [
      'real, with photo, single and slim, who like tea',
      {
        traits: REAL_BIT | PHOTO_BIT,
        anyOf: [traitBits('relationship_status', ['single']), traitBits('body_type', ['slim']), traitBits('eye_color', ['blue', 'brown'])],
        interests: interestBits(['tea']),
      },
      `and not m.fictional and m.main_photo_key is not null
       and ${TOLD} and d.relationship_status = 'single' and d.body_type = 'slim' and d.eye_color in ('blue', 'brown'))`,
    ],
  ])('where many live who are %s is read by that, of all ages or of some', async (_, filter, condition) => {
    let found = 0;
    for (let round = 0; round < 8; round += 1) {
      const ages = round % 2 === 0 ? birthDates({ min_age: 18, max_age: 99 }, WORLD_NOW) : wide;
      const criteria = { ...someSearch(), genders: GENDERS, seekers: SEEKS, region: null, ...ages, interests: 0n, ...filter };
      const order = pick(['active', 'newest', 'near'] as const);
      const truth = await plainly(criteria, SORTED[order], { further: condition });
      const { total, rows } = await store.find({ ...criteria, order, cell: HERE, offset: 0 }, months(criteria));
      expect({ ...criteria, order, total, ids: idsOf(rows) }).toEqual({
        ...criteria,
        order,
        total: truth.total,
        ids: truth.ids.slice(0, PAGE_SIZE),
      });
      found += truth.total;
    }
    expect(found).toBeGreaterThan(8 * PAGE_SIZE);
  });

  test('page and total stay right at this size', async () => {
    for (let round = 0; round < 12; round += 1) {
      const criteria = someSearch();
      const truth = await plainly(criteria, SORTED.active);
      expect(await store.total(criteria, months(criteria))).toBe(truth.total);
      const { total, rows } = await store.find({ ...criteria, order: 'active', offset: PAGE_SIZE }, months(criteria));
      expect([total, idsOf(rows)]).toEqual([truth.total, truth.ids.slice(PAGE_SIZE, 2 * PAGE_SIZE)]);
    }
  }, 60_000);

  test('where many live a page of the nearest is full from the first squares, and nobody closer is missed', async () => {
    for (let round = 0; round < 12; round += 1) {
      const criteria = { ...someSearch(), region: null, ...birthDates({ min_age: 18, max_age: 99 }, WORLD_NOW) };
      const cell = Math.round((136 + random() * 3) / 0.05) * 10_000 + Math.round((184.5 + random() * 2) / 0.05);
      const truth = await plainly(criteria, SORTED.near, { cell });
      const rows = await onePage({ ...criteria, order: 'near', cell, offset: 0 }, NEVER_FEW);
      expect({ round, cell, ids: idsOf(rows) }).toEqual({ round, cell, ids: truth.ids.slice(0, PAGE_SIZE) });
    }
  }, 60_000);
});
