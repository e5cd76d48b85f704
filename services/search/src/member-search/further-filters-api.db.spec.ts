import { searchMembers } from '@rendezvous/contracts/search/members';
import { Sites } from '@rendezvous/site';
import { SearchIndex } from '../search-index/search-index.service.js';
import { MemberSearchStore } from './member-search.store.js';
import { searchApp } from '../testing/index.js';

type App = Awaited<ReturnType<typeof searchApp>>;

let app: App;
let hugo: number;

const NOW = new Date('2026-06-15T12:00:00Z');
const ages = { min_age: 18, max_age: 99 };
const everything = {
  online: 'yes',
  photo: 'yes',
  interests: 'tea',
  relationship_status: 'single',
  body_type: 'slim',
  hair_color: 'red',
  eye_color: 'blue',
} as const;

beforeAll(async () => {
  app = await searchApp();
  app.clock.set(NOW.toISOString());
  hugo = await someone({ gender: 'male', name: 'Hugo', interests: ['tea', 'wine', 'art'] }, place(45.75, 4.85));
}, 60_000);
afterAll(() => app.close());

const change = (settings: Parameters<Sites['change']>[1]) => app.get(Sites).change(app.get(Sites).current().id, settings);
const place = (lat: number, lon: number) => `lat = ${lat}, lon = ${lon}`;
const refresh = (id: number) => app.get(SearchIndex).refresh([id]);

/** A member with what is set beside, as the search index knows them. */
async function someone(member: Parameters<App['given']['member']>[0], set = 'city = city') {
  const born = { country: 'FR', region: 'FR-BRE', gender: 'female', birthDate: '1990-01-01', joinedAt: new Date('2025-01-01') } as const;
  const id = await app.given.member({ ...born, ...member });
  await app.database.change(`update account.members set ${set} where id = $1`, [id]);
  await refresh(id);
  return id;
}

const search = async (args: object = {}, as: number | null = hugo) =>
  (await app.call(searchMembers, { ...ages, country: 'FR', ...args } as never, { as })).body;
const found = async (args: object, as: number | null = hugo) => (await search(args, as)).members.map(({ id }) => id);

const reasonIn = async (country: string, as: number | null = hugo) => (await search({ country }, as)).members[0]?.reason;

describe('filters', () => {
  let red: number;
  let fair: number;
  beforeAll(async () => {
    const looks = `relationship_status = 'single', body_type = 'slim', eye_color = 'blue'`;
    red = await someone({ country: 'NL', photos: 1, interests: ['tea'], lastActiveAt: NOW }, `${looks}, hair_color = 'red'`);
    fair = await someone({ country: 'NL', lastActiveAt: new Date('2026-01-01') }, `${looks}, hair_color = 'dark blond'`);
  });
  const inHolland = { country: 'NL' };

  test.each(Object.entries(everything))('by %s=%s finds whoever tells it, and says what was searched', async (name, value) => {
    const body = await search({ ...inHolland, [name]: value });
    expect(body.members.map(({ id }) => id)).toEqual(['online', 'photo', 'hair_color', 'interests'].includes(name) ? [red] : [red, fair]);
    expect(body.search).toHaveProperty(name);
    expect(body.withheld).toBeUndefined();
  });

  test('all of them together, one of several values each, in every order', async () => {
    for (const order of ['active', 'newest', 'near']) expect(await found({ ...inHolland, ...everything, order })).toEqual([red]);
    expect(await found({ ...inHolland, hair_color: 'red,dark blond' })).toEqual([red, fair]);
    expect(await found({ ...inHolland, hair_color: 'red,dark blond', photo: 'yes' })).toEqual([red]);
  });

  test('a visitor searches by a photo alone: everything else is for members, and the answer says so', async () => {
    const body = await search({ ...inHolland, ...everything, order: 'near' }, null);
    expect(body.withheld).toEqual(['online', 'interests', 'relationship_status', 'body_type', 'hair_color', 'eye_color']);
    expect(body.search).toEqual({ ...body.defaults, country: 'NL', photo: 'yes' });
    expect([body.fields, body.orders]).toEqual([['photo'], ['active', 'newest']]);
    expect(await found({ ...inHolland, ...everything }, null)).toEqual([red]);
    expect(await found({ ...inHolland, hair_color: 'dark blond' }, null)).toEqual(await found(inHolland, null));
  });

  test('a field that the site shows nobody is none to search by, and none to order by', async () => {
    const { visible_profile_fields: before } = app.get(Sites).current().settings;
    await change({ visible_profile_fields: ['eye_color'] });
    const body = await search({ ...inHolland, ...everything, order: 'near' });
    expect(body.withheld).toEqual(['interests', 'relationship_status', 'body_type', 'hair_color']);
    expect([body.fields, body.orders, body.search.order]).toEqual([['online', 'photo', 'eye_color'], ['active', 'newest'], 'active']);
    await change({ visible_profile_fields: before });
  });

  test('the form offers what the site lists', async () => {
    const { search_fields: before } = app.get(Sites).current().settings;
    await change({ search_fields: ['gender', 'eye_color', 'nothing'] });
    expect((await search()).fields).toEqual(['eye_color']);
    await change({ search_fields: before });
  });

  test('online is whoever is there now: not who left, hides or was here an hour ago', async () => {
    const there = { country: 'BE', lastActiveAt: NOW } as const;
    const here = await someone(there);
    await someone(there, `left_at = '${new Date(NOW.getTime() + 1000).toISOString()}'`);
    await someone({ ...there, lastActiveAt: new Date(NOW.getTime() - 5 * 60_000) });
    await someone({ ...there, lastActiveAt: new Date(NOW.getTime() - 3_600_000) });
    const hides = await someone(there);
    await app.database.change('update account.members set invisible = true where id = $1', [hides]);
    const body = await search({ country: 'BE', online: 'yes' });
    expect(body.members.map(({ id, online }) => [id, online])).toEqual([[here, true]]);
  });
});

describe('nearest first', () => {
  let close: number;
  let far: number;
  let nowhere: number;
  beforeAll(async () => {
    far = await someone({ lastActiveAt: NOW }, place(48.1, -1.68));
    nowhere = await someone({ lastActiveAt: NOW });
    close = await someone({ lastActiveAt: new Date('2026-05-01') }, place(45.8, 4.9));
  });

  test('tells bands of distance, and those last of whom no place is known', async () => {
    const body = await search({ order: 'near' });
    expect(body.members.map(({ id, reason }) => [id, reason])).toEqual([
      [close, { kind: 'distance', km: 10 }],
      [far, { kind: 'distance', km: 1000 }],
      [nowhere, { kind: 'region' }],
    ]);
    expect([body.search.order, body.orders]).toEqual(['near', ['active', 'newest', 'near']]);
  });

  test('is not for visitors, nor for members of whom no place is known', async () => {
    const lost = await someone({ gender: 'male', country: 'AT' });
    for (const as of [null, lost]) {
      const body = await search({ order: 'near', gender: 'female' }, as);
      expect([body.search.order, body.orders, body.members.map(({ id }) => id)]).toEqual([
        'active',
        ['active', 'newest'],
        [nowhere, far, close],
      ]);
      expect(body.members.filter(({ reason }) => reason?.kind === 'distance')).toEqual([]);
    }
  });

  test('keeps who hides, blocks or shows themselves to few out, as every order does', async () => {
    await app.database.change('update account.members set invisible = true where id = $1', [close]);
    expect(await found({ order: 'near' })).toEqual([far, nowhere]);
    await app.database.change('update account.members set invisible = false, privacy = true where id = $1', [close]);
    await refresh(close);
    expect(await found({ order: 'near' })).toEqual([far, nowhere]);
    await app.given.chat.like(close, hugo);
    expect(await found({ order: 'near' })).toEqual([close, far, nowhere]);
    await app.database.change('insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3)', [far, hugo, NOW]);
    expect(await found({ order: 'near' })).toEqual([close, nowhere]);
  });
});

describe('why somebody is shown', () => {
  test('is what both like, and nothing where that is not shown', async () => {
    await someone({ country: 'ES', interests: ['art', 'tea', 'reading'] });
    expect(await reasonIn('ES')).toEqual({ kind: 'interests', count: 2 });
    expect(await reasonIn('ES', null)).toBeUndefined();
    const { visible_profile_fields: before } = app.get(Sites).current().settings;
    await change({ visible_profile_fields: [] });
    expect(await reasonIn('ES')).toEqual({ kind: 'age' });
    await change({ visible_profile_fields: before });
  });

  test('is that somebody joined lately, and that both did', async () => {
    await someone({ country: 'IE', joinedAt: NOW });
    expect(await reasonIn('IE')).toEqual({ kind: 'new' });
    expect(await reasonIn('IE', await someone({ gender: 'male', country: 'IE', joinedAt: NOW }))).toEqual({ kind: 'both-new' });
  });

  test('is nothing of the kind with somebody who was made up', async () => {
    await someone({ country: 'IT', interests: ['tea'], fictional: true, joinedAt: NOW }, place(45.75, 4.85));
    expect((await search({ country: 'IT' })).members).toHaveLength(1);
    expect(await reasonIn('IT')).toBeUndefined();
  });
});

test('an empty search counts three of the others at a time', async () => {
  const store = app.get(MemberSearchStore);
  const count = store.total.bind(store);
  const running = { now: 0, most: 0, all: 0 };
  const spy = jest.spyOn(store, 'total').mockImplementation(async (...given) => {
    running.now += 1;
    running.all += 1;
    running.most = Math.max(running.most, running.now);
    return count(...given).finally(() => (running.now -= 1));
  });
  const { total, relaxed } = await search({
    ...everything,
    country: 'NZ',
    fictional: 'no',
    passed: 'no',
    seen: 'no',
    min_age: 30,
    max_age: 31,
  });
  spy.mockRestore();
  expect([total, running.most]).toEqual([0, 3]);
  expect(running.all).toBeGreaterThan(10);
  expect(relaxed).toEqual([]);
});
