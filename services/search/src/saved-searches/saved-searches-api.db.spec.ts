import {
  listSavedSearches,
  NEW_COUNTED_MAX,
  removeSavedSearch,
  renameSavedSearch,
  SAVED_SEARCHES_MAX,
  saveSearch,
  visitSavedSearch,
} from '@rendezvous/contracts/search/saved-searches';
import { searchMembers } from '@rendezvous/contracts/search/members';
import { changeSearchPreferences } from '@rendezvous/contracts/search/search-preferences';
import { SearchIndex } from '../search-index/search-index.service.js';
import { searchApp } from '../testing/index.js';

let app: Awaited<ReturnType<typeof searchApp>>;
let hugo: number;
let theo: number;

const BEFORE = new Date('2026-06-01T12:00:00Z');
const women = { country: 'FR', gender: 'female', birthDate: '1990-01-01', joinedAt: BEFORE } as const;

beforeAll(async () => {
  app = await searchApp();
  app.clock.set('2026-06-15T12:00:00Z');
}, 60_000);
afterAll(() => app.close());
beforeEach(async () => {
  hugo = await app.given.member({ ...women, gender: 'male' });
  theo = await app.given.member({ ...women, gender: 'male' });
});

const saved = async (as = hugo) => (await app.call(listSavedSearches, undefined, { as })).body.saved_searches;
const save = (name: string, query: string, as = hugo) => app.call(saveSearch, { name, query }, { as });
const joins = async (more: object = {}) => {
  app.clock.advance(1000);
  return app.given.member({ ...women, joinedAt: app.clock.now(), ...more });
};

describe('refused', () => {
  test('visitors', async () => {
    expect((await app.call(listSavedSearches, undefined, { as: null })).status).toBe(403);
    expect((await app.call(saveSearch, { name: 'Lyon', query: '' }, { as: null })).status).toBe(403);
  });

  test.each([
    ['no name', '  ', '', 'name'],
    ['a name that is too long', 'x'.repeat(41), '', 'name'],
    ['a search that makes no sense', 'Lyon', 'min_age=12', 'query'],
    ['a search with a null byte, escaped', 'Lyon', 'countryregion=ARA%00', 'query'],
    ['a search with a null byte in a list', 'Lyon', 'interests=music%2C%00', 'query'],
    ['a search that is too long', 'Lyon', `interests=${'x'.repeat(600)}`, 'query'],
  ])('%s', async (_, name, query, field) => {
    const answer = await save(name, query);
    expect([answer.status, Object.keys(answer.fields)]).toEqual([400, [field]]);
  });

  test('one more than the most, be they saved at once; a saved one may get another name', async () => {
    const answers = await Promise.all(Array.from({ length: SAVED_SEARCHES_MAX + 3 }, (_, age) => save(`${age}`, `min_age=${20 + age}`)));
    expect(answers.filter(({ refusal }) => refusal === 'search.saved-limit')).toHaveLength(3);
    const [first] = await saved();
    expect((await save('Another', first!.query)).body.saved_searches).toHaveLength(SAVED_SEARCHES_MAX);
  });

  test('what is another member’s: it is not there, and it stays', async () => {
    const id = (await save('Lyon', 'photo=yes')).body.saved_searches[0]!.id;
    expect((await app.call(renameSavedSearch, { savedSearchId: id, name: 'Mine' }, { as: theo })).refusal).toBe('search.saved-not-found');
    expect((await app.call(visitSavedSearch, { savedSearchId: id }, { as: theo })).refusal).toBe('search.saved-not-found');
    expect((await app.call(removeSavedSearch, { savedSearchId: id }, { as: theo })).status).toBe(200);
    expect([await saved(theo), (await saved()).map(({ name }) => name)]).toEqual([[], ['Lyon']]);
  });
});

test('a search is saved once, however it is written, and however often it is sent', async () => {
  await Promise.all([save('Red', 'photo=yes&hair_color=red&page=3'), save('Red', 'hair_color=red&photo=yes&utm=1&me=male')]);
  expect(await saved()).toEqual([{ id: expect.any(Number), name: 'Red', query: 'hair_color=red&photo=yes', new_members: 0 }]);
});

test('is renamed and removed, and removing twice is as once', async () => {
  const id = (await save(' Lyon ', 'photo=yes')).body.saved_searches[0]!.id;
  expect((await app.call(renameSavedSearch, { savedSearchId: id, name: 'Paris' }, { as: hugo })).body.saved_searches[0]?.name).toBe(
    'Paris',
  );
  for (let time = 0; time < 2; time += 1)
    expect((await app.call(removeSavedSearch, { savedSearchId: id }, { as: hugo })).body.saved_searches).toEqual([]);
});

describe('new since the last visit', () => {
  test('is who joined since and is found by it, until the member looks', async () => {
    await save('Tea', 'interests=tea&country=FR');
    const id = (await saved())[0]!.id;
    await joins({ interests: ['tea'] });
    await joins({ interests: ['wine'] });
    await joins({ interests: ['tea'], gender: 'male' });
    await joins({ interests: ['tea'], birthDate: '1950-01-01' });
    expect((await saved())[0]?.new_members).toBe(1);
    app.clock.advance(1000);
    expect((await app.call(visitSavedSearch, { savedSearchId: id }, { as: hugo })).body.saved_searches[0]?.new_members).toBe(0);
    await joins({ interests: ['tea'] });
    expect((await saved())[0]?.new_members).toBe(1);
  });

  test('is nobody who hides, blocks or shows themselves to few', async () => {
    await save('All', 'country=NL');
    const there = { country: 'NL' } as const;
    await joins({ ...there, invisible: true });
    await joins({ ...there, privacy: true });
    await joins({ ...there, status: 'not_confirmed' });
    const blocks = await joins(there);
    await app.database.change('insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3)', [
      blocks,
      hugo,
      BEFORE,
    ]);
    expect((await saved())[0]?.new_members).toBe(0);
    await joins(there);
    expect((await saved())[0]?.new_members).toBe(1);
  });

  test('is who confirms an address since, whenever they signed up', async () => {
    await save('Late', 'country=IT');
    const late = await joins({ country: 'IT', status: 'not_confirmed' });
    const id = (await saved())[0]!.id;
    app.clock.advance(1000);
    await app.call(visitSavedSearch, { savedSearchId: id }, { as: hugo });
    app.clock.advance(1000);
    await app.database.change(`update account.members set status = 'activated', activated_at = $2 where id = $1`, [late, app.clock.now()]);
    await app.get(SearchIndex).refresh([late]);
    expect((await saved())[0]?.new_members).toBe(1);
  });

  test('is counted up to a hundred', async () => {
    await save('All', 'country=AT');
    app.clock.advance(1000);
    const ids: number[] = [];
    for (let count = 0; count <= NEW_COUNTED_MAX; count += 1)
      ids.push(await app.given.chat.member({ ...women, country: 'AT', joinedAt: app.clock.now() }));
    await app.get(SearchIndex).refresh(ids);
    expect((await saved())[0]?.new_members).toBe(NEW_COUNTED_MAX);
  });
});

const keep = (last_search: string, as = hugo) => app.call(changeSearchPreferences, { last_search }, { as });
const searched = async (args: object, as: number | null = hugo) => (await app.call(searchMembers, args as never, { as })).body.search;

describe('what was searched last', () => {
  test('comes back to its member alone, where nothing else is asked, until something else is searched', async () => {
    await keep('country=NL&min_age=30&max_age=40&order=newest&passed=no&page=3');
    const last = { country: 'NL', min_age: 30, max_age: 40, order: 'newest' };
    expect(await searched({ remembered: 'yes', sponsored: 'yes' })).toMatchObject(last);
    expect((await searched({ remembered: 'yes' })).passed).toBeUndefined();
    for (const [args, as] of [
      [{}, hugo],
      [{ remembered: 'yes', order: 'active' }, hugo],
      [{ remembered: 'yes' }, theo],
      [{ remembered: 'yes' }, null],
    ] as const)
      expect(await searched(args, as)).toMatchObject({ order: 'active' });
    await keep('order=active');
    expect(await searched({ remembered: 'yes' })).toMatchObject({ country: 'FR', order: 'active' });
  });

  test('and whom a member leaves out are kept each by itself', async () => {
    await keep('country=NL');
    expect((await app.call(changeSearchPreferences, { hide_seen: true }, { as: hugo })).body).toEqual({
      hide_passed: false,
      hide_seen: true,
    });
    expect(await searched({ remembered: 'yes' })).toMatchObject({ country: 'NL', seen: 'no' });
    expect((await keep('country=BE')).body).toEqual({ hide_passed: false, hide_seen: true });
    expect((await keep('min_age=12')).refusal).toBe('request.invalid');
  });
});
