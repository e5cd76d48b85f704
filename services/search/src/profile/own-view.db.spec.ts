import { OWN_VIEWERS, type OwnView, type OwnViewer, viewOwnProfile } from '@rendezvous/contracts/search/own-view';
import { readMember } from '@rendezvous/contracts/search/profile';
import { Sites } from '@rendezvous/site';
import { searchApp } from '../testing/index.js';

type App = Awaited<ReturnType<typeof searchApp>>;
let app: App;

beforeAll(async () => {
  app = await searchApp();
}, 60_000);
afterAll(() => app.close());

const view = async (memberId: number, viewer: OwnViewer): Promise<OwnView> =>
  (await app.call(viewOwnProfile, { viewer }, { as: memberId })).body;

const told = { about: 'Hello.', interests: ['tea'], city: 'Paris', country: 'FR', region: 'FR-IDF', photos: 3, gender: 'female' } as const;

/** The row for each viewer, in the order of `OWN_VIEWERS`; a star where the page opens. */
const MODES = {
  normal: [{}, 'normal* normal* normal* normal* normal* blocked-by'],
  private: [{ privacy: true }, 'privacy privacy privacy privacy-reached* privacy-reached* blocked-by'],
  invisible: [{ invisible: true }, 'invisible invisible invisible invisible-liked* invisible-liked* blocked-by'],
  unconfirmed: [{ status: 'not_confirmed' }, 'disabled disabled disabled disabled-reached* disabled-reached* blocked-by'],
} as const;

test.each(Object.entries(MODES))('who is %s reads which row decides, and whether their page opens', async (_, [state, expected]) => {
  const id = await app.given.member({ ...told, ...state });
  const views = await Promise.all(OWN_VIEWERS.map((viewer) => view(id, viewer)));
  expect(views.map(({ row, opens }) => `${row}${opens ? '*' : ''}`).join(' ')).toBe(expected);
  expect(views.map(({ opens }) => opens)).toEqual(views.map(({ profile }) => profile !== null));
});

const unsigned = (page: unknown) => JSON.parse(JSON.stringify(page).replaceAll(/\?[^"]*/g, '')) as object;

test('it is the very page that they get', async () => {
  const id = await app.given.member({ ...told, agreedFields: ['interests'], matchFields: ['city'] });
  const [free, premium, liked, matched] = [
    await app.given.member(),
    await app.given.member({ premium: true }),
    await app.given.member(),
    await app.given.member(),
  ];
  await app.given.chat.like(id, liked);
  await app.given.chat.like(id, matched);
  await app.given.chat.like(matched, id);
  const real = { visitor: null, free, premium, liked, match: matched } as const;
  for (const [viewer, as] of Object.entries(real)) {
    const { body } = await app.call(readMember, { memberId: id }, { as });
    const { profile } = await view(id, viewer as OwnViewer);
    // why this person is between two people, and who imagines is alone
    expect([viewer, unsigned(profile)]).toEqual([viewer, { ...unsigned(body), actions: profile!.actions, reason: undefined }]);
    expect(profile).not.toHaveProperty('reason');
    expect(profile!.actions).toEqual((body as typeof profile & object).actions);
  }
});

test('photos are locked as they are for others, and what is kept to matches is theirs', async () => {
  const id = await app.given.member({ ...told, matchFields: ['about'] });
  const locked = async (viewer: OwnViewer) => (await view(id, viewer)).profile?.photos.map((photo) => photo.locked);
  expect(await locked('visitor')).toEqual([false]);
  expect(await locked('free')).toEqual([false, true, true]);
  expect(await locked('premium')).toEqual([false, false, false]);
  expect((await view(id, 'premium')).profile?.about).toBeNull();
  expect((await view(id, 'match')).profile?.about).toBe('Hello.');
});

test('who is blocked reads why, and gets nothing', async () => {
  const id = await app.given.member(told);
  expect(await view(id, 'blocked')).toEqual({
    row: 'blocked-by',
    listed: false,
    opens: false,
    reason: 'account.blocked-by',
    profile: null,
  });
});

test('visitors get nothing where the site is closed to them', async () => {
  const id = await app.given.member(told);
  const sites = app.get(Sites);
  await sites.change(sites.current().id, { logged_out_search: 'none' });
  expect(await view(id, 'visitor')).toMatchObject({ opens: false, listed: false, reason: 'search.logged-out-closed', profile: null });
  expect(await view(id, 'free')).toMatchObject({ opens: true });
  await sites.change(sites.current().id, { logged_out_search: 'all' });
});

test('looking changes nothing, an operator is shown what others see, and visitors have no profile', async () => {
  const id = await app.given.member({ ...told, operator: true, invisible: true });
  await view(id, 'liked');
  expect(await app.database.read('select from account.reach where owner_id = $1', [id])).toEqual([]);
  expect((await app.call(viewOwnProfile, { viewer: 'free' }, { as: { memberId: id, operator: true } })).body.opens).toBe(false);
  expect((await app.call(viewOwnProfile, { viewer: 'free' }, { as: null })).refusal).toBe('auth.required');
  expect((await app.call(viewOwnProfile, { viewer: 'god' as 'free' }, { as: id })).refusal).toBe('request.invalid');
});
