import { PAGE_SIZE, type SearchResult, searchMembers } from '@rendezvous/contracts/search/members';
import { listSimilar } from '@rendezvous/contracts/search/profile';
import { readSwipeGame } from '@rendezvous/contracts/search/swipe-game';
import { readTodaysFive } from '@rendezvous/contracts/search/todays-five';
import { Sites } from '@rendezvous/site';
import { givenCard, searchApp } from '../testing/index.js';

type App = Awaited<ReturnType<typeof searchApp>>;

let app: App;
let hugo: number;
let bea: number;
let ada: number;

const women = { country: 'FR', gender: 'female', birthDate: '1991-01-01' } as const;

beforeAll(async () => {
  app = await searchApp();
  app.clock.set('2026-06-15T12:00:00Z');
  const { given } = app;
  hugo = await given.member({ ...women, gender: 'male' });
  bea = await given.member({ ...women, gender: 'male', premium: true });
  for (let count = 0; count < 30; count += 1) ada = await given.member(women);
}, 60_000);
afterAll(() => app.close());

const change = (shows: boolean) => app.get(Sites).change(1, { member_resell: shows });
beforeEach(async () => {
  await app.database.change('delete from search.sponsored_cards');
  await change(true);
});

const asked = { country: 'FR', gender: 'female', min_age: 18, max_age: 99, sponsored: 'yes' } as const;
const search = async (
  args: Partial<Parameters<App['call']>[1]> & object = {},
  as: number | null = hugo,
  headers = {},
): Promise<SearchResult> => (await app.call(searchMembers, { ...asked, ...args } as never, { as, headers })).body as SearchResult;
const placesOf = ({ sponsored = [] }: SearchResult) => sponsored.map(({ id, after }) => [id, after]);

describe('nobody sees a card', () => {
  test('where the site shows none, which is how a site begins', async () => {
    await givenCard(app.database);
    await change(false);
    expect(await search()).not.toHaveProperty('sponsored');
    await app.database.change(`update site.sites set settings = settings - 'member_resell'`);
    await app.get(Sites).load();
    expect(await search()).not.toHaveProperty('sponsored');
  });

  test('who does not ask for them, as lists that draw none', async () => {
    await givenCard(app.database);
    expect(await search({ sponsored: undefined })).not.toHaveProperty('sponsored');
  });

  test('who is premium', async () => {
    await givenCard(app.database);
    expect(await search({}, bea)).not.toHaveProperty('sponsored');
  });

  test.each([
    ['before its first day', { startsOn: '2026-06-16' }],
    ['after its last day', { endsOn: '2026-06-14' }],
    ['in another country', { countries: ['DE', 'CH'] }],
    ['in another language', { texts: { fr: { title: 'En direct', text: 'Devant leurs caméras' } } }],
    ['without its picture', { picture: false }],
    ['once it was withdrawn', { withdrawnAt: new Date('2026-06-01T00:00:00Z') }],
  ])('%s', async (_, card) => {
    await givenCard(app.database, card);
    expect(await search()).not.toHaveProperty('sponsored');
  });

  test('where nobody was found', async () => {
    await givenCard(app.database, { positions: [1] });
    const empty = await search({ min_age: 90 });
    expect(empty.total).toBe(0);
    expect(empty).not.toHaveProperty('sponsored');
  });

  test('behind the last page, nor behind its last member', async () => {
    const [, sixth] = [await givenCard(app.database, { positions: [12] }), await givenCard(app.database, { positions: [6] })];
    const last = await search({ page: 2 });
    expect(last.members).toHaveLength(6);
    expect(placesOf(last)).toEqual([[sixth, 6]]);
    expect(await search({ page: 3 })).not.toHaveProperty('sponsored');
  });

  test('similar to somebody, in the game, or among the five of the day', async () => {
    await givenCard(app.database, { positions: [1] });
    const answers = [
      await app.call(listSimilar, { memberId: ada }, { as: hugo }),
      await app.call(readSwipeGame, undefined, { as: hugo }),
      await app.call(readTodaysFive, undefined, { as: hugo }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/sponsored|Evenings live/);
    }
  });
});

test('a card stands where it wants, on its first and its last day, beside all the members of the page', async () => {
  await change(false);
  const before = await search();
  await change(true);
  const id = await givenCard(app.database, { positions: [4, 16], countries: ['FR'], startsOn: '2026-06-15', endsOn: '2026-06-15' });
  const { sponsored, ...after } = await search();
  expect(after).toEqual(before);
  expect([after.members.length, after.total, after.pages]).toEqual([PAGE_SIZE, 30, 2]);
  expect(sponsored).toEqual(
    [4, 16].map((place) => ({
      id,
      kind: 'cam',
      after: place,
      title: 'Evenings live',
      text: 'People talk in front of their cameras.',
      link: 'https://cams.example/live',
      image: expect.stringMatching(/^cards\/[0-9a-f]{32}\.webp$/),
    })),
  );
});

test('visitors see the same, each language its own words, and cards of one place take turns', async () => {
  const both = { en: { title: 'Live', text: 'Now' }, fr: { title: 'En direct', text: 'Maintenant' } };
  const [one, other] = [await givenCard(app.database, { texts: both }), await givenCard(app.database)];
  expect(placesOf(await search({}, null))).toEqual([[one, 4]]);
  expect(placesOf(await search({ page: 2 }, null))).toEqual([[other, 4]]);
  const french = await search({}, null, { 'accept-language': 'fr' });
  expect(french.sponsored).toMatchObject([{ title: 'En direct', text: 'Maintenant' }]);
});

test('a country is where the reader is, not where they search', async () => {
  const id = await givenCard(app.database, { countries: ['FR'] });
  await app.given.member({ country: 'BE', gender: 'female', birthDate: '1991-01-01' });
  const belgian = await app.given.member({ country: 'BE', gender: 'male', birthDate: '1991-01-01' });
  expect(placesOf(await search({}, hugo))).toEqual([[id, 4]]);
  expect(await search({}, belgian)).not.toHaveProperty('sponsored');
});

test('a card of another site is not shown here', async () => {
  const [row] = await app.database.change<{ id: number }>(
    `insert into site.sites (host, time_zone, is_default) values ('other.test', 'Europe/Paris', false) returning id`,
  );
  await givenCard(app.database, { siteId: row!.id });
  expect(await search()).not.toHaveProperty('sponsored');
});
