import { searchMembers } from '@rendezvous/contracts/search/members';
import { readMember } from '@rendezvous/contracts/search/profile';
import { Sites } from '@rendezvous/site';
import { trafficSourceCookie } from '@rendezvous/site/testing';
import { searchApp } from '../testing/index.js';

type App = Awaited<ReturnType<typeof searchApp>>;

let app: App;
let hugo: number;
let bea: number;

const place = { country: 'FR', region: 'FR-ARA' } as const;
const ages = { min_age: 18, max_age: 99 };

beforeAll(async () => {
  app = await searchApp();
  const { given } = app;
  hugo = await given.member({ ...place, name: 'Hugo', gender: 'male', birthDate: '1990-06-01' });
  bea = await given.member({ ...place, name: 'Bea', gender: 'female', sexuality: 'bi', premium: true, birthDate: '1992-06-01', photos: 3 });
  for (let count = 0; count < 30; count += 1) {
    const sexuality = count < 10 ? 'bi' : 'hetero';
    await given.member({
      ...place,
      gender: 'female',
      sexuality,
      birthDate: '1991-01-01',
      lastActiveAt: new Date(Date.UTC(2026, 2, 1, 0, count)),
    });
  }
  await given.member({ country: 'BE', region: 'BE-WLG', gender: 'female', birthDate: '1955-01-01' });
}, 60_000);

afterAll(() => app.close());

const change = (settings: Parameters<Sites['change']>[1]) => app.get(Sites).change(app.get(Sites).current().id, settings);
const search = (args: Parameters<App['call']>[1] = {}, as: number | null = hugo, headers = {}) =>
  app.call(searchMembers, args as never, { as, headers });
const profile = (headers = {}) => app.call(readMember, { memberId: bea }, { headers });
/** The headers of a visitor whom a partner's link led here. */
const partner = { cookie: trafficSourceCookie({ network: 'partner' }) };

describe('refused', () => {
  test('visitors where the site says none', async () => {
    await change({ logged_out_search: 'none' });
    expect((await search({}, null)).refusal).toBe('search.logged-out-closed');
    expect((await search({}, null, partner)).refusal).toBe('search.logged-out-closed');
    expect((await search()).status).toBe(200);
    await change({ logged_out_search_trafficsource: 'all' });
    // an older client tells it in the address, where anybody could: that counts for nothing
    expect((await search({ traffic: 'partner' }, null)).refusal).toBe('search.logged-out-closed');
    expect((await search({}, null, partner)).status).toBe(200);
    expect([(await profile()).status, (await profile(partner)).status]).toEqual([403, 200]);
    await change({ logged_out_search: 'all', logged_out_search_trafficsource: 'none' });
  });

  test.each([
    ['ages that cross', { min_age: 50, max_age: 40 }, 'max_age'],
    ['an age below 18', { min_age: 17 }, 'min_age'],
    ['an age that is not a number', { max_age: 'old' }, 'max_age'],
    ['page 0', { page: 0 }, 'page'],
    ['an unknown gender', { gender: 'any' }, 'gender'],
    ['a visitor of an unknown gender', { me: 'any' }, 'me'],
    ['an unknown country', { country: 'XX' }, 'country'],
    ['an unknown order', { order: 'prettiest' }, 'order'],
  ])('%s', async (_, args, field) => {
    const answer = await search(args);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields)).toEqual([field]);
  });
});

test('a member finds 24 a page of those who are sought, never themselves, with the exact total', async () => {
  const { body } = await search();
  expect(body.search).toEqual({ gender: null, country: 'FR', countryregion: null, min_age: 25, max_age: 45, order: 'active' });
  expect(body.defaults).toEqual(body.search);
  expect(body.genders).toEqual(['female']);
  expect([body.total, body.page, body.pages, body.members.length]).toEqual([31, 1, 2, 24]);
  const second = await search({ page: 2 });
  expect(second.body.members).toHaveLength(7);
  const ids = [...body.members, ...second.body.members].map(({ id }) => id);
  expect(new Set(ids).size).toBe(31);
  expect(ids).not.toContain(hugo);
  expect(body.members.every(({ gender }) => gender === 'female')).toBe(true);
  expect(body.relaxed).toBeUndefined();
});

test('a visitor is told about how many there are, and finds them all page by page', async () => {
  const first = (await search({ ...ages, country: 'FR' }, null)).body;
  const second = (await search({ ...ages, country: 'FR', page: 2 }, null)).body;
  expect(first.members.length + second.members.length).toBe(32);
  expect([first, second].map(({ total, total_is, pages }) => [total, total_is, pages])).toEqual([
    [30, 'about', 2],
    [30, 'about', 2],
  ]);
  const few = (await search({ ...ages, country: 'BE' }, null)).body;
  expect([few.members.length, few.total, few.total_is]).toEqual([1, 1, 'few']);
  const nobody = (await search({ ...ages, country: 'BE', gender: 'male' }, null)).body;
  expect([nobody.total, nobody.total_is]).toEqual([0, undefined]);
  expect(nobody.relaxed!.map(({ without, total, total_is }) => [without, total, total_is])).toContainEqual(['gender', 19, 'few']);
});

test('who looks for both may narrow to one, and a page behind the last is empty with the same total', async () => {
  const both = await search(ages, bea);
  expect(both.body.genders).toEqual(['male', 'female']);
  expect(both.body.total).toBe(11);
  expect((await search({ ...ages, gender: 'male' }, bea)).body.members.map(({ id }) => id)).toEqual([hugo]);
  expect((await search({ ...ages, page: 9 }, bea)).body).toMatchObject({ total: 11, pages: 1, page: 9, members: [] });
});

const member = (kind: string, more: Parameters<App['given']['member']>[0]) => {
  const [gender, sexuality] = kind.split(' ') as ['male', 'bi'];
  return app.given.member({ birthDate: '1990-01-01', gender, sexuality, ...more });
};

describe('who is listed fits both ways', () => {
  const people = ['male hetero', 'male gay', 'male bi', 'female hetero', 'female lesbian', 'female bi'];
  const kindOf = new Map<number, string>();
  beforeAll(async () => {
    for (const kind of people) kindOf.set(await member(kind, { country: 'AT', region: 'AT-9', interests: ['tea'] }), kind);
  });
  const kinds = (found: readonly { readonly id: number }[]) => found.map(({ id }) => kindOf.get(id)).toSorted();
  const inAustria = { ...ages, country: 'AT' } as const;

  test.each([
    ['male hetero', ['female bi', 'female hetero']],
    ['male gay', ['male bi', 'male gay']],
    ['male bi', ['female bi', 'female hetero', 'male bi', 'male gay']],
    ['female hetero', ['male bi', 'male hetero']],
    ['female lesbian', ['female bi', 'female lesbian']],
    ['female bi', ['female bi', 'female lesbian', 'male bi', 'male hetero']],
  ])('a member who is %s finds %j, whatever the address says of them', async (kind, expected) => {
    const viewer = await member(kind, { country: 'AU' });
    const asked = [{}, { order: 'newest' }, { countryregion: 'AT-9' }, { interests: 'tea' }, { me: 'male' }, { me: 'female' }];
    for (const more of asked) {
      const { body } = await search({ ...inAustria, ...more }, viewer);
      expect({ more, found: kinds(body.members), total: body.total }).toEqual({ more, found: expected, total: expected.length });
      expect(body.search.me).toBeUndefined();
    }
  });

  test.each([
    [{ me: 'male', gender: 'female' }, ['female bi', 'female hetero']],
    [{ me: 'male', gender: 'male' }, ['male bi', 'male gay']],
    [{ me: 'female', gender: 'male' }, ['male bi', 'male hetero']],
    [{ me: 'female', gender: 'female' }, ['female bi', 'female lesbian']],
    [{ me: 'female' }, ['female bi', 'female lesbian', 'male bi', 'male hetero']],
    [{ gender: 'female' }, ['female bi', 'female hetero', 'female lesbian']],
    [{}, people.toSorted()],
  ] as [{ me?: string; gender?: string }, string[]][])(
    'a visitor who says %j finds %j, and is told who they are',
    async (more, expected) => {
      const { body } = await search({ ...inAustria, ...more }, null);
      expect(kinds(body.members)).toEqual(expected);
      expect([body.search.me, body.defaults.me]).toEqual([more.me, more.me]);
    },
  );

  test('a way out of an empty result fits both ways, too', async () => {
    const { body } = await search({ country: 'AT', min_age: 70, max_age: 75 }, await member('female hetero', { country: 'AU' }));
    expect(body.relaxed?.find(({ without }) => without === 'all')?.total).toBe(2);
  });

  test('whoever looks for others from now on is found by them as soon as the event is delivered', async () => {
    const viewer = await member('male hetero', { country: 'AU' });
    const [nora] = [...kindOf].find(([, kind]) => kind === 'female lesbian')!;
    await app.database.transaction(async (tx) => {
      await tx.change(`update account.members set sexuality = 'bi' where id = $1`, [nora]);
      await tx.publish('account.profile-changed', { memberId: nora });
    });
    await app.bus.drain();
    const { body } = await search(inAustria, viewer);
    expect([body.total, body.members.some(({ id }) => id === nora)]).toEqual([3, true]);
  });
});

const lockedOfBea = async (as: number | null) => {
  const { body } = await search({ ...ages, country: 'FR' }, as);
  return body.members.find(({ id }) => id === bea)?.locked_photos;
};

test('locked photos are counted for free members, not for premium members, and a visitor hears nothing of them', async () => {
  expect(await lockedOfBea(hugo)).toBe(2);
  expect(await lockedOfBea(null)).toBe(0);
  const premium = await app.given.member({ gender: 'male', premium: true, country: 'FR', invisible: true });
  expect(await lockedOfBea(premium)).toBe(0);
});

test('an empty result says what letting go of each filter would find', async () => {
  const { body } = await search({ countryregion: 'FR-BRE', min_age: 60, max_age: 66 });
  expect(body.region_name).toBe('Brittany');
  expect(body).toMatchObject({ total: 0, pages: 0, members: [] });
  expect(body.relaxed?.map(({ without, total }) => [without, total])).toEqual([['all', 31]]);
  const age = await search({ min_age: 36, max_age: 37 });
  expect(age.body.relaxed?.map(({ without, total }) => [without, total])).toEqual([
    ['age', 31],
    ['all', 31],
  ]);
  expect(age.body.relaxed?.[0]?.search).toMatchObject({ min_age: 31, max_age: 42 });
  const abroad = await search({ min_age: 69, max_age: 75 });
  expect(abroad.body.relaxed?.[0]).toMatchObject({ without: 'country', total: 1, search: { country: 'BE', countryregion: null } });
});

test('what a member changes is found differently as soon as the event is delivered', async () => {
  const nora = await app.given.member({ ...place, gender: 'female', birthDate: '1991-01-01', name: 'Nora' });
  const isFound = async () => (await search({ order: 'newest', ...ages })).body.members.some(({ id }) => id === nora);
  const { total } = (await search(ages)).body;
  await app.database.transaction(async (tx) => {
    await tx.change('update account.members set invisible = true where id = $1', [nora]);
    await tx.publish('account.profile-changed', { memberId: nora });
  });
  expect(await isFound()).toBe(false);
  await app.bus.drain();
  expect(await isFound()).toBe(false);
  expect((await search(ages)).body.total).toBe(total - 1);
});

const like = (...interests: string[]) => app.given.member({ ...place, gender: 'female', birthDate: '1975-01-01', interests });

describe('by what members like', () => {
  let both: number;
  beforeAll(async () => {
    both = await like('tea', 'hiking');
    await like('tea');
  });
  const asked = { ...ages, interests: 'hiking,tea,nothing' };

  test('members find whoever has all of them, with their names', async () => {
    const { body } = await search(asked);
    expect(body.search.interests).toEqual([
      { id: 'hiking', name: 'Hiking' },
      { id: 'tea', name: 'Tea' },
    ]);
    expect([body.total, body.members.map(({ id }) => id), body.withheld]).toEqual([1, [both], undefined]);
    expect((await search({ ...asked, countryregion: 'FR-BRE' })).body.relaxed?.map(({ without }) => without)).toContain('countryregion');
    const none = await search({ ...asked, interests: 'hiking,tea,wine' });
    expect(none.body.relaxed?.map(({ without, search: found }) => [without, found.interests])).toEqual([
      ['interests', undefined],
      ['all', undefined],
    ]);
  });

  test('nobody is found by interests that they did not agree to show, or keep to matches: not by matches either', async () => {
    const there = { country: 'AT', region: 'AT-8', gender: 'female', birthDate: '1990-01-01', interests: ['tea'] } as const;
    const inVorarlberg = { ...ages, country: 'AT', countryregion: 'AT-8' } as const;
    const open = await app.given.member(there);
    await app.given.member({ ...there, agreedFields: [] });
    const kept = await app.given.member({ ...there, matchFields: ['interests'] });
    await app.given.chat.like(kept, hugo);
    await app.given.chat.like(hugo, kept);
    const { body } = await search({ ...inVorarlberg, interests: 'tea' });
    expect([body.total, body.members.map(({ id }) => id)]).toEqual([1, [open]]);
    expect((await search(inVorarlberg)).body.total).toBe(3);
  });

  test('a visitor sees nobody’s interests, and is told that they are for members', async () => {
    const { body } = await search({ ...asked, country: 'FR' }, null);
    expect([body.search.interests, body.withheld]).toEqual([undefined, ['interests']]);
    expect(body.total).toBe((await search({ ...ages, country: 'FR' }, null)).body.total);
  });

  test('where the site shows nobody what members like, nobody searches by it', async () => {
    await change({ visible_profile_fields: [] });
    const { body } = await search(asked);
    expect([body.search.interests, body.total]).toEqual([undefined, (await search(ages)).body.total]);
    await change({ visible_profile_fields: ['interests'] });
  });
});

test('fictional profiles are left out when asked, on the pages and in the total, whatever else is searched', async () => {
  const there = { country: 'IT', region: 'IT-25', gender: 'female', birthDate: '1990-01-01', interests: ['tea'] } as const;
  const real = [await app.given.member(there), await app.given.member(there)];
  const madeUp = await app.given.member({ ...there, fictional: true });
  const inItaly = { country: 'IT', ...ages } as const;
  for (const more of [{}, { order: 'newest' }, { countryregion: 'IT-25' }, { interests: 'tea' }] as const) {
    for (const as of [hugo, null]) {
      const ids = async (asked: object) => {
        const { body } = await search({ ...inItaly, ...more, ...asked }, as);
        return [body.members.map(({ id }) => id).toSorted((a, b) => a - b), body.search.fictional, as === null ? null : body.total];
      };
      expect(await ids({})).toEqual([[...real, madeUp], undefined, as === null ? null : 3]);
      expect(await ids({ fictional: 'no' })).toEqual([real, 'no', as === null ? null : 2]);
    }
  }
  expect((await search({ ...inItaly, fictional: 'perhaps' } as never)).refusal).toBe('request.invalid');
});

test('letting go of fictional profiles is a way out of an empty result', async () => {
  await app.given.member({ country: 'ES', gender: 'female', birthDate: '1990-01-01', fictional: true });
  const { body } = await search({ country: 'ES', ...ages, fictional: 'no' });
  expect(body.total).toBe(0);
  expect(body.relaxed?.map(({ without, total }) => [without, total])).toContainEqual(['fictional', 1]);
  expect(body.relaxed?.find(({ without }) => without === 'all')?.search.fictional).toBeUndefined();
});
