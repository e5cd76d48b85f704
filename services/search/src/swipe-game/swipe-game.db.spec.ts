import { like, listLikes, unlike } from '@rendezvous/contracts/chat/likes';
import { passMember, undoPass } from '@rendezvous/contracts/search/passes';
import { likeInSwipeGame, readSwipeGame } from '@rendezvous/contracts/search/swipe-game';
import { Sites } from '@rendezvous/site';
import { searchApp } from '../testing/index.js';

type App = Awaited<ReturnType<typeof searchApp>>;

let app: App;

beforeAll(async () => {
  app = await searchApp();
}, 60_000);

afterAll(() => app.close());

/** A country for each test: nobody of another stands in its deck. */
const COUNTRIES = ['FR', 'NL', 'DE', 'BE', 'IT', 'ES', 'PL', 'AT', 'GB', 'IE', 'US', 'CA', 'AU', 'NZ'] as const;
let tests = 0;
const world = async () => {
  const country = COUNTRIES[tests]!;
  tests += 1;
  const hugo = await app.given.member({ gender: 'male', sexuality: 'hetero', country, birthDate: '1988-01-01' });
  const woman = (changes: Parameters<App['given']['member']>[0] = {}) =>
    app.given.member({ gender: 'female', sexuality: 'hetero', country, birthDate: '1990-01-01', ...changes });
  const game = async (as: number = hugo) => (await app.call(readSwipeGame, undefined, { as })).body;
  const deck = async (as?: number) => (await game(as)).members.map(({ id }) => id);
  const likes = (memberId: number) => app.call(likeInSwipeGame, { memberId }, { as: hugo });
  return { country, hugo, woman, game, deck, likes };
};
const rows = async (fromId: number) =>
  (await app.database.read<{ to_id: number }>('select to_id from chat.likes where from_id = $1', [fromId])).map(({ to_id: id }) => id);
const setNow = (at: string) => app.clock.set(new Date(at));

describe('the deck', () => {
  test('is for members', async () => {
    expect((await app.call(readSwipeGame, undefined, { as: null })).refusal).toBe('auth.required');
    expect((await app.call(likeInSwipeGame, { memberId: 1 }, { as: null })).refusal).toBe('auth.required');
    expect((await app.call(passMember, { memberId: 1 }, { as: null })).refusal).toBe('auth.required');
  });

  test('holds those who suit both ways, last active first', async () => {
    const { woman, deck, country } = await world();
    const before = app.clock.now().getTime();
    const early = await woman({ lastActiveAt: new Date(before - 7_200_000) });
    const late = await woman();
    await woman({ sexuality: 'lesbian' });
    await woman({ birthDate: '1960-01-01' });
    await app.given.member({ gender: 'male', sexuality: 'gay', country, birthDate: '1990-01-01' });
    expect(await deck()).toEqual([late, early]);
  });

  test('never holds whoever is hidden, private, unconfirmed, moderated, leaving or fictional', async () => {
    const { woman, deck } = await world();
    for (const state of [
      { invisible: true },
      { privacy: true },
      { status: 'not_confirmed' },
      { moderated: true },
      { status: 'pending_deletion' },
      { fictional: true },
    ] as const)
      await woman(state);
    const seen = await woman();
    expect(await deck()).toEqual([seen]);
  });

  test('never holds whom the viewer liked, passed or blocked, nor who blocked the viewer', async () => {
    const { hugo, woman, deck } = await world();
    const [liked, passed, blocked, blocker, seen] = [await woman(), await woman(), await woman(), await woman(), await woman()];
    expect(await deck()).toHaveLength(5);
    await app.call(like, { memberId: liked }, { as: hugo });
    await app.call(passMember, { memberId: passed }, { as: hugo });
    await app.given.chat.block(hugo, blocked);
    await app.given.chat.block(blocker, hugo);
    expect(await deck()).toEqual([seen]);
  });

  test('what one passes is passed by nobody else; a pass is kept once, and taken back', async () => {
    const { hugo, woman, deck, country } = await world();
    const other = await app.given.member({ gender: 'male', sexuality: 'hetero', country, birthDate: '1988-01-01' });
    const ines = await woman();
    const twice = [1, 2].map(() => app.call(passMember, { memberId: ines }, { as: hugo }));
    expect((await Promise.all(twice)).map(({ body }) => body)).toEqual([{ ok: true }, { ok: true }]);
    expect([await deck(), await deck(other)]).toEqual([[], [ines]]);
    await app.call(undoPass, { memberId: ines }, { as: other });
    expect(await deck()).toEqual([]);
    await app.call(undoPass, { memberId: ines }, { as: hugo });
    await app.call(undoPass, { memberId: ines }, { as: hugo });
    expect(await deck()).toEqual([ines]);
  });

  test.each([
    ['an operator disabled', 'moderated = true', 'account.moderated'],
    ['takes a break', 'paused_at = now()', 'account.on-break'],
    ['has to have their age assured', `age_hold = 'writing', age_demand = 'before_writing 18'`, 'account.age-needed'],
  ])('whoever %s passes nobody, and takes an earlier pass back all the same', async (_, change, refusal) => {
    const { hugo, woman, deck } = await world();
    const [passed, seen] = [await woman(), await woman()];
    await app.call(passMember, { memberId: passed }, { as: hugo });
    await app.database.change(`update account.members set ${change} where id = $1`, [hugo]);
    expect(await app.call(passMember, { memberId: seen }, { as: hugo })).toMatchObject({ status: 403, refusal });
    expect(await deck()).toEqual([seen]);
    expect((await app.call(undoPass, { memberId: passed }, { as: hugo })).body).toEqual({ ok: true });
    expect(await deck()).toEqual(expect.arrayContaining([passed, seen]));
  });

  test('a pass of nobody is refused as a like of nobody is, and alike that of somebody who hides; none is kept, nor one of oneself', async () => {
    const { hugo, woman } = await world();
    const hidden = await woman({ invisible: true });
    for (const memberId of [2_000_000, hidden])
      for (const call of [passMember, like]) {
        const { status, refusal } = await app.call(call, { memberId }, { as: hugo });
        expect([memberId, status, refusal]).toEqual([memberId, 404, 'account.profile-not-found']);
      }
    expect((await app.call(passMember, { memberId: hugo }, { as: hugo })).body).toEqual({ ok: true });
    expect(await app.database.read('select from search.passes where member_id = $1', [hugo])).toEqual([]);
  });
});

const given = async (count: number) => {
  const here = await world();
  const women: number[] = [];
  for (let n = 0; n < count; n += 1) women.push(await here.woman());
  return { ...here, women };
};

describe('the likes of a day', () => {
  test('the fifth is refused, and nothing has happened; how many are left is told before', async () => {
    const { hugo, women, game, likes } = await given(5);
    expect((await game()).likes).toMatchObject({ left: 4, of: 4 });
    for (const [index, id] of women.slice(0, 4).entries()) expect((await likes(id)).body.likes.left).toBe(3 - index);
    app.realtime.sent.length = 0;
    expect((await likes(women[4]!)).refusal).toBe('search.daily-likes-used');
    expect([(await rows(hugo)).toSorted(), app.realtime.sent]).toEqual([women.slice(0, 4), []]);
    expect((await game()).likes.left).toBe(0);
    expect((await game()).members.map(({ id }) => id)).toEqual([women[4]]);
  });

  test('of many at the same moment four are given', async () => {
    const { hugo, women, likes } = await given(7);
    const answers = await Promise.all(women.map((id) => likes(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.filter(({ refusal }) => refusal === 'search.daily-likes-used')).toHaveLength(3);
    expect(await rows(hugo)).toHaveLength(4);
  });

  test('the same one pressed twice, at once or later, counts once', async () => {
    const { women, likes, game } = await given(1);
    await Promise.all([likes(women[0]!), likes(women[0]!)]);
    await likes(women[0]!);
    expect((await game()).likes.left).toBe(3);
  });

  test('a like that is refused uses none up', async () => {
    const { hugo, woman, likes, game } = await given(0);
    const blocker = await woman();
    await app.given.chat.block(blocker, hugo);
    const hidden = await woman({ invisible: true });
    expect([(await likes(blocker)).refusal, (await likes(hidden)).status, (await likes(hugo)).status]).toEqual([
      'account.blocked-by',
      404,
      expect.any(Number),
    ]);
    expect((await game()).likes.left).toBe(4);
  });

  test('whoever’s profile an operator disabled gives none, and has them all once it is shown again', async () => {
    const { hugo, woman, game, likes } = await world();
    const other = await woman();
    const disabled = (yes: boolean) => app.database.change('update account.members set moderated = $2 where id = $1', [hugo, yes]);
    await disabled(true);
    expect(await likes(other)).toMatchObject({ status: 403, refusal: 'account.moderated' });
    expect(await rows(hugo)).toEqual([]);
    await disabled(false);
    const { left } = (await game()).likes;
    expect((await likes(other)).body.likes.left).toBe(left - 1);
  });

  test('likes given elsewhere count for nothing here; one taken back stays used', async () => {
    const { hugo, women, likes, game } = await given(6);
    for (const memberId of women.slice(0, 5)) await app.call(like, { memberId }, { as: hugo });
    expect((await game()).likes.left).toBe(4);
    expect((await likes(women[0]!)).body.likes.left).toBe(4);
    await likes(women[5]!);
    await app.call(unlike, { memberId: women[5]! }, { as: hugo });
    expect((await game()).likes.left).toBe(3);
  });

  test('it is an ordinary like: the other one is told, and a mutual one is a match', async () => {
    const { hugo, women, likes } = await given(1);
    await app.given.chat.like(women[0]!, hugo);
    expect((await likes(women[0]!)).body.matched).toBe(true);
    expect(app.realtime.to(women[0]!).at(-1)).toEqual({ type: 'likes-changed', match: { memberId: hugo } });
    expect((await app.call(listLikes, undefined, { as: women[0]! })).body.liked_by.map(({ id }) => id)).toEqual([hugo]);
  });
});

describe('the day', () => {
  test('ends at midnight in the site’s time zone', async () => {
    const { woman, likes, game } = await world();
    const site = { ...app.get(Sites).current(), timeZone: 'Europe/Zurich' };
    jest.spyOn(app.get(Sites), 'forHost').mockResolvedValue(site);
    setNow('2026-03-02T22:59:59Z');
    expect((await game()).likes.next_day).toBe('2026-03-02T23:00:00.000Z');
    await likes(await woman());
    expect((await game()).likes.left).toBe(3);
    setNow('2026-03-02T23:00:00Z');
    expect((await game()).likes).toEqual({ left: 4, of: 4, next_day: '2026-03-03T23:00:00.000Z' });
    // what the day before used is forgotten with the next like
    await likes(await woman());
    expect((await game()).likes.left).toBe(3);
    jest.restoreAllMocks();
  });
});
