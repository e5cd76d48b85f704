import { hours } from '@rendezvous/contracts/kernel';
import { searchMembers } from '@rendezvous/contracts/search/members';
import { passMember, undoPass } from '@rendezvous/contracts/search/passes';
import { readMember } from '@rendezvous/contracts/search/profile';
import { readSwipeGame } from '@rendezvous/contracts/search/swipe-game';
import { readTodaysFive } from '@rendezvous/contracts/search/todays-five';
import { changeSearchPreferences } from '@rendezvous/contracts/search/search-preferences';
import { Sites } from '@rendezvous/site';
import { searchApp } from '../testing/index.js';
import { SeenMembersJob } from './seen-members.job.js';

type App = Awaited<ReturnType<typeof searchApp>>;

let app: App;
let hugo: number;
let [maya, lou, sana] = [0, 0, 0];

const NOW = new Date('2026-06-15T12:00:00Z');
const at = (after: number) => app.clock.set(new Date(NOW.getTime() + after).toISOString());
const born = { country: 'FR', birthDate: '1990-01-01', joinedAt: new Date('2025-01-01') } as const;

beforeEach(async () => {
  app = await searchApp();
  at(0);
  hugo = await app.given.member({ ...born, gender: 'male' });
  [maya, lou, sana] = [await woman('Maya'), await woman('Lou'), await woman('Sana')];
}, 60_000);
afterEach(() => app.close());

const woman = (name: string) => app.given.member({ ...born, gender: 'female', name });
const idsOf = (members: readonly { readonly id: number }[]) => members.map(({ id }) => id).toSorted((one, other) => one - other);
const search = async (args: object = {}, as: number | null = hugo) => {
  const { body } = await app.call(searchMembers, { country: 'FR', ...args } as never, { as });
  return { ...body, found: idsOf(body.members) };
};
const open = (memberId: number, as: number | null = hugo) => app.call(readMember, { memberId }, { as });
const prefer = (hide_passed: boolean, hide_seen: boolean, as: number | null = hugo) =>
  app.call(changeSearchPreferences, { hide_passed, hide_seen }, { as });
const remembered = () => app.database.read<{ id: number }>('select seen_id as id from search.seen_members where member_id = $1', [hugo]);

test('whom a member passed is left out where they say so, with the total; a visitor leaves out nobody', async () => {
  await app.call(passMember, { memberId: maya }, { as: hugo });
  expect(await search()).toMatchObject({ found: [maya, lou, sana], total: 3 });
  expect(await search({ passed: 'no' })).toMatchObject({ found: [lou, sana], total: 2, search: { passed: 'no' } });
  const visitor = await search({ passed: 'no', seen: 'no' }, null);
  expect([visitor.found, visitor.search.passed, visitor.search.seen]).toEqual([expect.arrayContaining([maya]), undefined, undefined]);
});

test('whose pass is taken back is at once where they were: in lists that leave out the passed, in totals, in the game and among the five', async () => {
  await prefer(true, false);
  const offered = async () => {
    const { found, total } = await search();
    const finder = await search({ gender: 'female', min_age: 18, max_age: 99 });
    const [game, five] = [await app.call(readSwipeGame, undefined, { as: hugo }), await app.call(readTodaysFive, undefined, { as: hugo })];
    return { found, total, finder: finder.total, game: idsOf(game.body.members), five: idsOf(five.body.members) };
  };
  const all = [maya, lou, sana];
  const before = { found: all, total: 3, finder: 3, game: all, five: all };
  expect(await offered()).toEqual(before);
  await app.call(passMember, { memberId: maya }, { as: hugo });
  const left = [lou, sana];
  expect(await offered()).toEqual({ found: left, total: 2, finder: 2, game: left, five: left });
  await app.call(undoPass, { memberId: maya }, { as: hugo });
  expect(await offered()).toEqual(before);
});

test('whose page was opened is left out an hour later, so that pages stay as they are until then', async () => {
  await open(maya);
  at(hours(1) - 1000);
  expect((await search({ seen: 'no' })).found).toEqual([maya, lou, sana]);
  // opened again, they stay seen since the first time
  await open(maya);
  at(hours(1));
  expect(await search({ seen: 'no' })).toMatchObject({ found: [lou, sana], total: 2 });
  expect((await search({}, lou)).search.seen).toBeUndefined();
});

test('one’s own page, and that of somebody who blocked the viewer, is none that was seen; visitors are not remembered', async () => {
  await app.given.chat.block(maya, hugo);
  await app.given.chat.block(hugo, lou);
  await Promise.all([open(hugo), open(maya), open(lou), open(sana, null)]);
  expect(await remembered()).toEqual([]);
});

test('the choice is remembered, for this member alone; an address may say otherwise, and resetting goes back to it', async () => {
  await app.call(passMember, { memberId: maya }, { as: hugo });
  expect((await prefer(true, false, null)).refusal).toBe('auth.required');
  await prefer(true, false);
  const { found, search: carried, defaults } = await search();
  expect([found, carried.passed, defaults.passed, defaults.seen]).toEqual([[lou, sana], 'no', 'no', undefined]);
  expect((await search({ passed: 'yes' })).found).toEqual([maya, lou, sana]);
  expect((await search({}, lou)).defaults.passed).toBeUndefined();
  await prefer(false, true);
  expect((await search()).search).not.toHaveProperty('passed');
});

test('when it leaves nobody, letting go of it is offered with who appears then', async () => {
  for (const id of [maya, lou, sana]) await app.call(passMember, { memberId: id }, { as: hugo });
  const { total, relaxed } = await search({ passed: 'no', min_age: 18, max_age: 99 });
  expect([total, relaxed?.find(({ without }) => without === 'passed')]).toEqual([0, expect.objectContaining({ total: 3 })]);
});

test('who was seen is forgotten after so many days, and beyond so many', async () => {
  const sites = app.get(Sites);
  await sites.change(sites.current().id, { seen_members_days: 10, seen_members_kept: 1 });
  await open(maya);
  at(hours(24 * 11));
  await open(lou);
  at(hours(24 * 11) + 1000);
  await open(sana);
  await app.get(SeenMembersJob).forget();
  expect(await remembered()).toEqual([{ id: sana }]);
  await sites.change(sites.current().id, { seen_members_kept: 100 });
  await open(lou);
  at(hours(24 * 22));
  await app.get(SeenMembersJob).forget();
  expect(await remembered()).toEqual([]);
});

test('a member’s own site says how long and how many, whatever the default site says', async () => {
  const sites = app.get(Sites);
  await sites.change(sites.current().id, { seen_members_days: 10, seen_members_kept: 1 });
  const [site] = await app.database.change<{ id: number }>(
    `insert into site.sites (host, time_zone, settings)
     values ('longer.test', 'UTC', '{"seen_members_days": 30, "seen_members_kept": 2}') returning id`,
  );
  await sites.load();
  await app.database.change('update account.members set site_id = $2 where id = $1', [hugo, site!.id]);
  for (const [index, id] of [maya, lou, sana].entries()) {
    at(index * 1000);
    await open(id);
  }
  await open(maya, lou);
  at(hours(24 * 11));
  await app.get(SeenMembersJob).forget();
  expect((await remembered()).map(({ id }) => id).toSorted()).toEqual([lou, sana].toSorted());
  expect(await app.database.read('select from search.seen_members where member_id = $1', [lou])).toEqual([]);
  at(hours(24 * 31));
  await app.get(SeenMembersJob).forget();
  expect(await remembered()).toEqual([]);
});
