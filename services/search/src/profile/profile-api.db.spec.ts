import { like } from '@rendezvous/contracts/chat/likes';
import { searchMembers } from '@rendezvous/contracts/search/members';
import { type BlockedProfile, listSimilar, type MemberProfile, readMember } from '@rendezvous/contracts/search/profile';
import { Sites } from '@rendezvous/site';
import { SearchIndex } from '../search-index/search-index.service.js';
import { searchApp } from '../testing/index.js';

type App = Awaited<ReturnType<typeof searchApp>>;

let app: App;
let hugo: number;

beforeAll(async () => {
  app = await searchApp();
  hugo = await app.given.member({ name: 'Hugo', gender: 'male', country: 'FR', interests: ['tea', 'hiking'], birthDate: '1988-01-01' });
}, 60_000);

afterAll(() => app.close());

const open = (memberId: number, as: number | { memberId: number; operator: boolean } | null = hugo) =>
  app.call(readMember, { memberId }, { as });
const full = async (memberId: number, as?: Parameters<typeof open>[1]): Promise<MemberProfile> => {
  const { body, status } = await open(memberId, as);
  expect(status).toBe(200);
  return body as MemberProfile;
};

describe('which page opens, row by row of the visibility table', () => {
  test.each(['pending_deletion', 'erased'] as const)('%s: not found', async (status) => {
    const gone = await app.given.member({ status });
    expect((await open(gone)).refusal).toBe('account.profile-not-found');
  });

  test('nobody: not found; not a number: refused', async () => {
    expect((await open(2_000_000)).refusal).toBe('account.profile-not-found');
    expect((await open('x' as never)).refusal).toBe('request.invalid');
  });

  test('blocked by the viewer: the name and nothing else', async () => {
    const ines = await app.given.member({ name: 'Ines', about: 'A secret.', photos: 2 });
    await app.given.chat.block(hugo, ines);
    const { body } = await open(ines);
    expect(body).toEqual({ view: 'blocked', id: ines, name: 'Ines' } satisfies BlockedProfile);
    expect((await app.call(listSimilar, { memberId: ines }, { as: hugo })).body.members).toEqual([]);
  });

  test('has blocked the viewer: refused with the name', async () => {
    const maya = await app.given.member({ name: 'Maya' });
    await app.given.chat.block(maya, hugo);
    const answer = await open(maya);
    expect([answer.status, answer.refusal, answer.params]).toEqual([403, 'account.blocked-by', { name: 'Maya' }]);
    expect((await app.call(listSimilar, { memberId: maya }, { as: hugo })).refusal).toBe('account.blocked-by');
  });

  test.each([
    ['disabled', { status: 'not_confirmed' }],
    ['invisible', { invisible: true }],
    ['privacy', { privacy: true }],
  ] as const)('%s: not found, but opens for whom they liked', async (_, state) => {
    const member = await app.given.member(state);
    expect((await open(member)).refusal).toBe('account.profile-not-found');
    expect((await open(member, null)).refusal).toBe('account.profile-not-found');
    await app.given.chat.like(member, hugo);
    expect((await full(member)).actions.like).toBe(true);
    expect((await open(member, null)).refusal).toBe('account.profile-not-found');
  });

  test('taking a break: not found, even for whom they liked; partners of a conversation are told so by name, and see nobody like them', async () => {
    const member = await app.given.member({ name: 'Pausing', paused: true });
    await app.given.chat.like(member, hugo);
    expect((await open(member)).refusal).toBe('account.profile-not-found');
    expect((await open(member, null)).refusal).toBe('account.profile-not-found');
    await app.given.chat.conversation(member, hugo);
    const answer = await open(member);
    expect([answer.status, answer.refusal, answer.params]).toEqual([404, 'account.paused', { name: 'Pausing' }]);
    expect((await open(member, null)).refusal).toBe('account.profile-not-found');
    expect((await app.call(listSimilar, { memberId: member }, { as: hugo })).body).toEqual({ members: [] });
  });

  test('normal: opens for members and visitors; a visitor may do nothing', async () => {
    const lou = await app.given.member();
    expect((await full(lou)).actions).toEqual({ like: true, message: true, block: true });
    expect((await full(lou, null)).actions).toEqual({ like: false, message: false, block: false });
  });

  test('an operator opens all', async () => {
    const operator = await app.given.member({ operator: true });
    const hidden = await app.given.member({ invisible: true });
    expect((await full(hidden, { memberId: operator, operator: true })).view).toBe('full');
  });

  test('visitors open nothing where the site shows members to members only', async () => {
    const lou = await app.given.member();
    const sites = app.get(Sites);
    await sites.change(sites.current().id, { logged_out_search: 'none' });
    expect((await open(lou, null)).refusal).toBe('search.logged-out-closed');
    expect((await app.call(listSimilar, { memberId: lou }, { as: null })).refusal).toBe('search.logged-out-closed');
    await sites.change(sites.current().id, { logged_out_search: 'all' });
  });
});

describe('photos', () => {
  test('a visitor sees the main one and hears nothing of others', async () => {
    const sana = await app.given.member({ photos: 3 });
    expect(await full(sana, null)).toMatchObject({ photo_count: 1, photos: [{ locked: false }] });
    expect((await full(sana, null)).photos).toHaveLength(1);
    expect(await full(await app.given.member(), null)).toMatchObject({ photo_count: 0, photos: [], main_image: null });
  });

  test('a free member sees the main one; of the others nothing leaves the server but the blurred address', async () => {
    const sana = await app.given.member({ photos: 3 });
    const answer = await open(sana);
    const { photos } = answer.body as MemberProfile;
    expect(photos.map(({ locked }) => locked)).toEqual([false, true, true]);
    expect(photos[0]?.image?.filename).toMatch(/^m\/[0-9a-f]{32}\/480\.webp$/);
    for (const photo of photos.slice(1))
      expect(photo).toEqual({ ...photo, image: null, large: null, blurred: expect.stringMatching(/\/blur\.webp/) });
    const keys = await app.database.read<{ key: string }>('select key from account.photos where member_id = $1 and position > 0', [sana]);
    const text = JSON.stringify(answer.body);
    for (const { key } of keys) expect(text.split(key)).toHaveLength(2);
  });

  test('what a photo shows is told of those that are seen, in its owner’s words', async () => {
    const sana = await app.given.member({ photos: 3 });
    await app.database.change(`update account.photos set alt = 'Number ' || position where member_id = $1 and position < 2`, [sana]);
    const told = async (as?: number | null) => (await full(sana, as)).photos.map(({ alt }) => alt);
    expect(await told(null)).toEqual(['Number 0']);
    expect(await told()).toEqual(['Number 0', null, null]);
    expect(await told(sana)).toEqual(['Number 0', 'Number 1', null]);
  });

  test('premium members, operators and the member see all of them, signed', async () => {
    const sana = await app.given.member({ photos: 3 });
    const premium = await app.given.member({ premium: true });
    for (const as of [premium, { memberId: hugo, operator: true }, sana]) {
      const { photos } = await full(sana, as);
      expect(photos.every(({ locked, image, large, blurred }) => !locked && image !== null && large !== null && blurred === null)).toBe(
        true,
      );
    }
  });
});

test('opening the page of somebody who liked the viewer clears the flag, of others it clears nothing', async () => {
  const [ines, maya] = [await app.given.member(), await app.given.member()];
  await app.given.chat.like(ines, hugo);
  await app.given.chat.like(hugo, maya);
  await full(maya);
  await full(ines, null);
  const seen = () =>
    app.database.read('select from_id from chat.likes where seen_at is not null and from_id = any($1)', [[ines, maya, hugo]]);
  expect(await seen()).toEqual([]);
  expect(await full(ines)).toMatchObject({ liked_me: true, liked: false, matched: false });
  expect(await seen()).toEqual([{ from_id: ines }]);
  await app.call(like, { memberId: ines }, { as: hugo });
  expect(await full(ines)).toMatchObject({ liked_me: true, liked: true, matched: true });
});

test('shared interests are those of both; hidden fields stay on the server', async () => {
  const lou = await app.given.member({ interests: ['wine', 'hiking', 'tea'], about: 'Hello.' });
  expect(await full(lou)).toMatchObject({ shared_interests: ['hiking', 'tea'], interests: ['wine'], about: 'Hello.', sexuality: 'hetero' });
  expect(await full(lou, null)).toMatchObject({ shared_interests: [], interests: [], about: null, sexuality: null });
  const sites = app.get(Sites);
  const fields = sites.current().settings.visible_profile_fields;
  await sites.change(sites.current().id, { visible_profile_fields: ['about'] });
  expect(await full(lou)).toMatchObject({ shared_interests: [], interests: [], about: 'Hello.', sexuality: null });
  await sites.change(sites.current().id, { visible_profile_fields: fields });
});

test('with whoever took their consent to matching back nobody has anything in common, on either side', async () => {
  const told = { interests: ['tea', 'hiking', 'wine'] } as const;
  const [lou, free] = [await app.given.member(told), await app.given.member({ ...told, matchable: false })];
  const nothing = { shared_interests: [], interests: ['tea', 'hiking', 'wine'] };
  expect(await full(lou, free)).toMatchObject(nothing);
  expect(await full(free)).toMatchObject(nothing);
  expect(await full(lou)).toMatchObject({ shared_interests: ['tea', 'hiking'], interests: ['wine'] });
});

const matched = async (memberId: number) => {
  await app.given.chat.like(memberId, hugo);
  await app.given.chat.like(hugo, memberId);
};

const reason = async (id: number, as?: Parameters<typeof open>[1]) => (await full(id, as)).reason;

describe('why this person', () => {
  const LONG_AGO = new Date('2020-01-01T00:00:00Z');
  const home = { gender: 'female', country: 'ES', birthDate: '1960-01-01', joinedAt: LONG_AGO } as const;

  test('is told by the same rule as on a card, of what the viewer sees of the page', async () => {
    const shared = { ...home, interests: ['tea', 'hiking', 'wine'] } as const;
    const lou = await app.given.member({ ...shared, matchFields: ['interests'] });
    expect(await reason(lou)).toBeUndefined();
    await matched(lou);
    expect(await reason(lou)).toEqual({ kind: 'interests', count: 2 });
    expect(await reason(await app.given.member({ ...shared, agreedFields: [] }))).toBeUndefined();
    expect(await reason(await app.given.member({ ...shared, matchable: false }))).toBeUndefined();
    expect(await reason(await app.given.member({ ...home, birthDate: '1989-01-01' }))).toEqual({ kind: 'age' });
  });

  test('is how near somebody lives, unless the town is kept to matches', async () => {
    const there = { ...home, birthDate: '1930-01-01' } as const;
    const here = await app.given.member({ ...home, gender: 'male' });
    const [near, kept] = [await app.given.member(there), await app.given.member({ ...there, matchFields: ['city'] })];
    await app.database.change('update account.members set lat = 47.4, lon = 8.5, region = null where id = any($1)', [[here, near, kept]]);
    expect([await reason(near, here), await reason(kept, here)]).toEqual([{ kind: 'distance', km: 5 }, undefined]);
  });

  test('is none for visitors, on one’s own page, and of who is made up', async () => {
    const told = { ...home, birthDate: '1988-01-01', interests: ['tea'] } as const;
    const lou = await app.given.member(told);
    expect([await reason(lou, null), await reason(lou, lou)]).toEqual([undefined, undefined]);
    expect(await reason(await app.given.member({ ...told, fictional: true }))).toBeUndefined();
  });
});

test('answers to prompts stand on the page, the first of them on a card; a visitor reads none', async () => {
  const prompts = [
    { prompt: 'rain', answer: 'Soup.' },
    { prompt: 'song', answer: 'Any by Nina.' },
  ] as const;
  const home = { country: 'AT', region: 'AT-9', gender: 'female', prompts } as const;
  const lou = await app.given.member(home);
  const none = await app.given.member({ ...home, prompts: [] });
  const read = { ...prompts[0], question: 'When it rains all day' };
  const found = async (as: number | null, id = lou) =>
    (await app.call(searchMembers, { country: 'AT', gender: 'female' }, { as })).body.members.find((member) => member.id === id)?.prompts;
  expect((await full(lou)).prompts).toEqual([read, { ...prompts[1], question: 'The song I turn up' }]);
  expect(await found(hugo)).toEqual([read]);
  expect([await found(hugo, none), (await full(none)).prompts]).toEqual([[], []]);
  expect([(await full(lou, null)).prompts, await found(null)]).toEqual([[], []]);
  await app.database.change(`update account.members set match_fields = '{prompts}' where id = $1`, [lou]);
  expect([(await full(lou)).prompts, await found(hugo)]).toEqual([[], []]);
  await matched(lou);
  expect((await full(lou)).prompts).toHaveLength(2);
  expect(await found(hugo)).toEqual([read]);
  const sites = app.get(Sites);
  const fields = sites.current().settings.visible_profile_fields;
  await sites.change(sites.current().id, { visible_profile_fields: ['about'] });
  expect([(await full(lou)).prompts, await found(hugo)]).toEqual([[], []]);
  await sites.change(sites.current().id, { visible_profile_fields: fields });
});

describe('what the owner decides', () => {
  const told = { interests: ['tea', 'wine'], about: 'Hello.', city: 'Paris', region: 'FR-IDF', country: 'FR' } as const;
  const nothing = { sexuality: null, interests: [], shared_interests: [] };
  test('special fields are shown to nobody before the owner agreed: neither to matches, nor as what is shared', async () => {
    const lou = await app.given.member({ ...told, agreedFields: [] });
    expect(await full(lou)).toMatchObject({ ...nothing, about: 'Hello.' });
    await matched(lou);
    expect(await full(lou)).toMatchObject({ ...nothing, about: 'Hello.' });
    const ines = await app.given.member({ ...told, agreedFields: ['interests'] });
    expect(await full(ines)).toMatchObject({ sexuality: null, shared_interests: ['tea'], interests: ['wine'] });
    expect(await full(ines, null)).toMatchObject(nothing);
  });

  test('what is kept to matches is shown to them and to nobody else, on the page and on the card', async () => {
    const lou = await app.given.member({ ...told, gender: 'female', matchFields: ['about', 'city', 'interests'] });
    expect(await full(lou)).toMatchObject({ about: null, city: null, interests: [], shared_interests: [], sexuality: 'hetero' });
    const found = async () =>
      (await app.call(searchMembers, { country: 'FR', gender: 'female' }, { as: hugo })).body.members.find(({ id }) => id === lou);
    expect(await found()).toMatchObject({ city: null });
    await matched(lou);
    expect(await full(lou)).toMatchObject({ about: 'Hello.', city: 'Paris', shared_interests: ['tea'], interests: ['wine'] });
    expect(await found()).toMatchObject({ city: 'Paris' });
    expect(await full(lou, null)).toMatchObject({ about: null, city: null, ...nothing });
  });

  test('it shows no more than the site does; and one’s own page is what other members see', async () => {
    const lou = await app.given.member({ ...told, agreedFields: [], matchFields: ['about'] });
    expect(await full(lou, lou)).toMatchObject({ view: 'own', ...nothing, about: null });
    const sites = app.get(Sites);
    const fields = sites.current().settings.visible_profile_fields;
    await sites.change(sites.current().id, { visible_profile_fields: [] });
    expect(await full(await app.given.member(told))).toMatchObject({ ...nothing, about: null, city: null });
    await sites.change(sites.current().id, { visible_profile_fields: fields });
  });
});

test('a visitor gets name, age, region, main photo and the fictional flag, on the page and in lists', async () => {
  const told = { about: 'A secret.', interests: ['wine'], city: 'Toulouse', photos: 3, fictional: true, birthDate: '1990-01-01' } as const;
  const inside = await app.given.member({ ...told, name: 'Amandine', gender: 'female', country: 'FR', region: 'FR-OCC' });
  const nothing = { city: null, photo_count: 1, online: false, is_new: false, liked: false, matched: false };
  const outside = { name: 'Amandine', age: expect.any(Number), region: 'Occitania', fictional: true, main_image: expect.any(Object) };
  const profile = await full(inside, null);
  expect(profile).toMatchObject({
    ...outside,
    ...nothing,
    about: null,
    interests: [],
    hair_color: null,
    tattoos: null,
    conversation_id: null,
  });
  const { body } = await app.call(searchMembers, { country: 'FR', countryregion: 'FR-OCC', gender: 'female' }, { as: null });
  expect(body.members.find(({ id }) => id === inside)).toMatchObject({ ...outside, ...nothing, locked_photos: 0 });
  expect(await full(inside)).toMatchObject({ city: 'Toulouse', about: 'A secret.', interests: ['wine'], online: true });
});

test('the own page is marked as such, with everything the member’s own', async () => {
  expect(await full(hugo)).toMatchObject({
    view: 'own',
    actions: { like: false, message: false, block: false },
    interests: ['tea', 'hiking'],
  });
});

test('the conversation with the member is named', async () => {
  const lou = await app.given.member();
  const { id } = await app.given.chat.conversation(hugo, lou);
  expect((await full(lou)).conversation_id).toBe(id);
});

const similarTo = async (memberId: number, as: number | null, me?: 'male' | 'female') =>
  (await app.call(listSimilar, { memberId, ...(me && { me }) }, { as })).body.members.map(({ id }) => id);

describe('similar members', () => {
  const near = { gender: 'female', country: 'PL', region: 'PL-14', birthDate: '1990-06-01' } as const;
  let amara: number;

  beforeAll(async () => {
    amara = await app.given.member({ ...near, interests: ['tea', 'wine', 'art'] });
  });

  const similar = (as: number | null = hugo) => similarTo(amara, as);

  test('same country, ± 5 years, most shared interests first, then the nearest, 8 at most', async () => {
    const place = (id: number, lat: number, lon: number) =>
      app.database.change('update account.members set lat = $2, lon = $3 where id = $1', [id, lat, lon]);
    const [two, far, close, nowhere] = [
      await app.given.member({ ...near, interests: ['art', 'tea'] }),
      await app.given.member({ ...near, interests: ['tea'] }),
      await app.given.member({ ...near, interests: ['wine'] }),
      await app.given.member({ ...near, interests: ['tea'] }),
    ];
    await place(amara, 52.2, 21);
    await place(far, 50, 20);
    await place(close, 52.1, 21);
    await app.given.member({ ...near, interests: ['tea', 'wine', 'art'], birthDate: '1984-06-01' });
    await app.given.member({ ...near, interests: ['tea', 'wine', 'art'], gender: 'male' });
    await app.given.member({ ...near, interests: ['tea', 'wine', 'art'], country: 'DE' });
    await app.get(SearchIndex).rebuild();
    expect(await similar()).toEqual([two, close, far, nowhere]);
    for (let count = 0; count < 6; count += 1) await app.given.member({ ...near, interests: [] });
    expect(await similar()).toHaveLength(8);
    expect((await similar()).slice(0, 4)).toEqual([two, close, far, nowhere]);
    const madeUp = await app.given.member({ ...near, interests: ['art', 'tea', 'wine'], fictional: true });
    expect([await similar(), await similar(null)].flat()).not.toContain(madeUp);
    await app.given.chat.block(hugo, two);
    expect(await similar()).not.toContain(two);
    expect(await similar(await app.given.member({ gender: 'male' }))).toContain(two);
    expect(await similar()).not.toContain(amara);
  });

  test('for visitors, who see nobody’s interests, they put nobody in order', async () => {
    const there = { country: 'NL', region: 'NL-NH', gender: 'female', birthDate: '1970-06-01' } as const;
    const own = await app.given.member({ ...there, interests: ['tea', 'wine'] });
    const shared = await app.given.member({ ...there, interests: ['tea', 'wine'], lastActiveAt: new Date('2020-01-01T00:00:00Z') });
    const other = await app.given.member({ ...there, interests: [] });
    expect(await similarTo(own, hugo)).toEqual([shared, other]);
    expect(await similarTo(own, null)).toEqual([other, shared]);
  });

  test('what the member does not show puts nobody in order', async () => {
    const there = { country: 'IE', region: 'IE-C', gender: 'female', birthDate: '1970-06-01' } as const;
    const hidden = await app.given.member({ ...there, interests: ['tea', 'wine'], agreedFields: [] });
    const shared = await app.given.member({ ...there, interests: ['tea', 'wine'], lastActiveAt: new Date('2020-01-01T00:00:00Z') });
    const other = await app.given.member({ ...there, interests: [] });
    expect(await similarTo(hidden, hugo)).toEqual([other, shared]);
  });

  test('of oneself they are the people whom one looks for, and never oneself', async () => {
    const there = { country: 'PL', region: 'PL-30', birthDate: '1960-06-01' } as const;
    const own = await app.given.member({ ...there, gender: 'male', interests: ['tea'] });
    const other = await app.given.member({ ...there, gender: 'female' });
    const alike = await app.given.member({ ...there, gender: 'female', interests: ['tea'] });
    await app.given.member({ ...there, gender: 'male', interests: ['tea'] });
    expect(await similarTo(own, own)).toEqual([alike, other]);
    await app.given.chat.block(own, alike);
    expect(await similarTo(own, own)).toEqual([other]);
  });

  test('of oneself they are in order by what one keeps from others, too', async () => {
    const there = { country: 'ES', region: 'ES-M', birthDate: '1950-06-01', lastActiveAt: new Date('2020-01-01T00:00:00Z') } as const;
    const kept = { interests: ['tea', 'wine'], agreedFields: [], matchFields: ['city'] } as const;
    const own = await app.given.member({ ...there, ...kept, gender: 'male' });
    const alike = await app.given.member({ ...there, gender: 'female', interests: ['tea', 'wine'] });
    const close = await app.given.member({ ...there, gender: 'female' });
    const last = await app.given.member({ ...there, gender: 'female', lastActiveAt: new Date() });
    await app.database.change('update account.members set lat = 40.4, lon = -3.7 where id = any($1)', [[own, close]]);
    await app.get(SearchIndex).refresh([close]);
    expect(await similarTo(own, own)).toEqual([alike, close, last]);
    // another member reads of a page what is shown there, and no more
    const bea = await app.given.member({ gender: 'female', sexuality: 'bi' });
    const paul = await app.given.member({ ...there, gender: 'male', interests: ['tea', 'wine'] });
    const ivo = await app.given.member({ ...there, gender: 'male', lastActiveAt: new Date() });
    expect(await similarTo(own, bea)).toEqual([ivo, paul]);
  });

  test('they look for whoever looks at them, as far as that is known', async () => {
    const there = { country: 'IE', region: 'IE-D', birthDate: '1990-06-01' } as const;
    const member = (gender: 'male' | 'female', sexuality: 'hetero' | 'gay' | 'lesbian') =>
      app.given.member({ ...there, gender, sexuality });
    const [ines, maya, lou] = [await member('female', 'hetero'), await member('female', 'lesbian'), await member('female', 'hetero')];
    const [theo, adam] = [await member('male', 'hetero'), await member('male', 'gay')];
    expect(await similarTo(ines, theo)).toEqual([lou]);
    expect((await similarTo(ines, null)).toSorted((a, b) => a - b)).toEqual([maya, lou]);
    expect(await similarTo(ines, null, 'male')).toEqual([lou]);
    expect(await similarTo(ines, null, 'female')).toEqual([maya]);
    // of a member it is known
    expect(await similarTo(ines, theo, 'female')).toEqual([lou]);
    expect(await similarTo(adam, ines)).toEqual([theo]);
    expect(await similarTo(theo, ines)).toEqual([]);
  });
});
