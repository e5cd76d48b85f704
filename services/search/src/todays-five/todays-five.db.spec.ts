import { like } from '@rendezvous/contracts/chat/likes';
import type { Interest } from '@rendezvous/contracts/reference';
import { passMember } from '@rendezvous/contracts/search/passes';
import { readTodaysFive } from '@rendezvous/contracts/search/todays-five';
import { Sites } from '@rendezvous/site';
import { searchApp } from '../testing/index.js';

type App = Awaited<ReturnType<typeof searchApp>>;

let app: App;

beforeAll(async () => {
  app = await searchApp();
}, 60_000);

afterEach(() => {
  jest.restoreAllMocks();
  app.clock.set('2026-03-02T12:00:00Z');
});

afterAll(() => app.close());

/** A country for each test: nobody of another is chosen in it. */
const COUNTRIES = ['FR', 'NL', 'DE', 'BE', 'IT', 'ES', 'PL', 'AT', 'GB', 'IE', 'US'] as const;
let tests = 0;
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const world = async () => {
  const country = COUNTRIES[tests]!;
  tests += 1;
  const home = { country, region: `${country}-1`, sexuality: 'hetero', joinedAt: LONG_AGO } as const;
  const interests: Interest[] = ['tea', 'hiking', 'cooking'];
  const hugo = await app.given.member({ ...home, gender: 'male', birthDate: '1988-01-01', interests });
  const woman = (changes: Parameters<App['given']['member']>[0] = {}) =>
    app.given.member({ ...home, gender: 'female', birthDate: '1990-01-01', region: `${country}-2`, ...changes });
  const women = async (count: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let n = 0; n < count; n += 1) ids.push(await woman());
    return ids;
  };
  const answer = async () => (await app.call(readTodaysFive, undefined, { as: hugo })).body;
  const five = async () => (await answer()).members;
  const ids = async () => (await five()).map(({ id }) => id);
  return { country, hugo, woman, women, answer, five, ids };
};

test('are for members', async () => {
  expect((await app.call(readTodaysFive, undefined, { as: null })).refusal).toBe('auth.required');
});

test('most interests in common first, then the region, then others; each with the strongest reason that holds', async () => {
  const { country, woman, five } = await world();
  const aged = await woman();
  const fresh = await woman({ joinedAt: app.clock.now(), lastActiveAt: new Date('2026-03-01T00:00:00Z') });
  const near = await woman({ region: `${country}-1` });
  const one = await woman({ interests: ['tea', 'wine'], region: `${country}-1` });
  const two = await woman({ interests: ['tea', 'hiking'] });
  await woman({ birthDate: '1970-01-01', interests: ['tea', 'hiking', 'cooking'] });
  expect((await five()).map(({ id, reason }) => [id, reason])).toEqual([
    [two, { kind: 'interests', count: 2 }],
    [one, { kind: 'interests', count: 1 }],
    [near, { kind: 'region' }],
    [aged, { kind: 'age' }],
    [fresh, { kind: 'new' }],
  ]);
});

test('what the site does not show is no reason, and moves nobody to the front', async () => {
  const { woman, five } = await world();
  const first = await woman({ interests: ['tea'], lastActiveAt: new Date('2026-03-01T00:00:00Z') });
  const active = await woman();
  const site = app.get(Sites).current();
  const settings = { ...site.settings, visible_profile_fields: ['gender'] };
  jest.spyOn(app.get(Sites), 'forHost').mockResolvedValue({ ...site, settings });
  expect((await five()).map(({ id, reason }) => [id, reason.kind])).toEqual([
    [active, 'age'],
    [first, 'age'],
  ]);
});

test('are the same all day, by the site’s time zone, and others on the next; nobody comes twice', async () => {
  const { women, ids } = await world();
  const all = await women(7);
  jest.spyOn(app.get(Sites), 'forHost').mockResolvedValue({ ...app.get(Sites).current(), timeZone: 'Europe/Zurich' });
  app.clock.set('2026-03-01T23:00:00Z');
  const today = await ids();
  expect(today).toHaveLength(5);
  await women(3);
  app.clock.set('2026-03-02T22:59:59Z');
  expect(await ids()).toEqual(today);
  app.clock.set('2026-03-02T23:00:00Z');
  const tomorrow = await ids();
  expect(tomorrow).toHaveLength(5);
  expect(tomorrow.filter((id) => today.includes(id))).toEqual([]);
  expect(tomorrow).toEqual(expect.arrayContaining(all.filter((id) => !today.includes(id))));
});

test('two tabs that ask at the same moment are told the same five', async () => {
  const { women, ids } = await world();
  await women(9);
  const answers = await Promise.all([ids(), ids(), ids()]);
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(answers[0]).toHaveLength(5);
});

test('never are hidden, blocked, fictional, liked, passed or unsuited', async () => {
  const { country, hugo, woman, ids } = await world();
  for (const state of [
    { invisible: true },
    { privacy: true },
    { status: 'not_confirmed' },
    { moderated: true },
    { fictional: true },
    { sexuality: 'lesbian' },
  ] as const)
    await woman(state);
  await app.given.member({ country, gender: 'male', sexuality: 'gay', birthDate: '1990-01-01' });
  const [liked, passed, blocked, blocker, seen] = [await woman(), await woman(), await woman(), await woman(), await woman()];
  await app.call(like, { memberId: liked }, { as: hugo });
  await app.call(passMember, { memberId: passed }, { as: hugo });
  await app.given.chat.block(hugo, blocked);
  await app.given.chat.block(blocker, hugo);
  expect(await ids()).toEqual([seen]);
});

test('who was passed, blocked or hid since is gone from today’s, and nobody comes in their place; who was liked is still there', async () => {
  const { hugo, women, five, ids } = await world();
  const all = await women(6);
  const [liked, passed, blocker, hidden, left] = (await ids()) as [number, number, number, number, number];
  await app.call(like, { memberId: liked }, { as: hugo });
  await app.call(passMember, { memberId: passed }, { as: hugo });
  await app.given.chat.block(blocker, hugo);
  await app.database.change('update account.members set invisible = true where id = $1', [hidden]);
  expect((await five()).map(({ id, liked: isLiked }) => [id, isLiked])).toEqual([
    [liked, true],
    [left, false],
  ]);
  expect(all).toContain(left);
});

test('that nobody is left is told apart from that nobody was chosen; who suits later is chosen then', async () => {
  const { hugo, woman, answer, ids } = await world();
  expect(await answer()).toMatchObject({ members: [], chosen: false });
  const late = await woman({ birthDate: '1983-06-01' });
  expect(await answer()).toMatchObject({ members: [{ id: late, reason: { kind: 'age' } }], chosen: true });
  await app.call(passMember, { memberId: late }, { as: hugo });
  expect(await answer()).toMatchObject({ members: [], chosen: true });
  await woman();
  expect(await ids()).toEqual([]);
});
