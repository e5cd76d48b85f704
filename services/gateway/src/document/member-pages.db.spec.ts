import { setTimeout as wait } from 'node:timers/promises';
import { givenMember } from '@rendezvous/account/testing';
import { NotifyModule } from '@rendezvous/notify';
import { type TestApp, type TestDatabase, testApp, testDatabase } from '@rendezvous/server/testing';
import { BUILT_IN, openLanders } from '@rendezvous/landers';
import { Releases, type SiteSettings, Sites, commandActor } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { Compositions } from '../composition/composition.service.js';
import { ComposedModule } from '../gateway.module.js';
import { pageControllers, pageProviders } from '../page-providers.js';

const LANDERS = 'mfe-landers';
const LIVE_MS = 2000;
const ROUTE = { layout: 'lander', access: 'anyone', chunk: 'home' } as const;
const DATA = ['/api/members/:id/landing'];
const OF_LANDING2 = '/api/landers/:slug?language&preview&template=landing2';
let data: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  data = await testDatabase({ entities: areaEntities, migrations: areaMigrations });
  app = await testApp({
    database: data,
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: pageControllers,
    providers: pageProviders(),
  });
  const built = buildFacts(LANDERS, '1');
  const routes = [
    { ...ROUTE, path: '/members/:id/landing', data: DATA, mayBeMissing: true, membersTo: '/members/:id' },
    { ...ROUTE, path: '/members/:id/landing2', data: [...DATA, '/api/landers/landing2?language'], mayBeMissing: true },
    { ...ROUTE, path: '/members/:id/landing2/:slug', data: [...DATA, OF_LANDING2], mayBeMissing: true },
    { ...ROUTE, path: '/members/:id/other', data: DATA },
    { ...ROUTE, path: '/members/:id', data: ['/api/members/:id'], mayBeMissing: true, indexedIf: 'profiles_indexed' as const },
  ];
  const facts = { ...built, descriptor: { ...built.descriptor!, routes } };
  for (const build of [buildFacts('shell', '1'), facts]) {
    await app.get(Releases).record({ facts: build, folder: `${build.name}/1` }, 'ada');
    await app.get(Releases).promote(build.name, '1', 'ada');
  }
  await app.get(Compositions).start();
});
afterAll(async () => {
  await app.close();
  await data.close();
});

const open = async (url: string, memberId?: number) => {
  const viewer = memberId === undefined ? {} : { 'x-test-viewer': String(memberId) };
  const { statusCode, headers } = await app.app.inject({ method: 'GET', url, headers: viewer });
  return { status: statusCode, location: headers.location };
};
const statusFor = async (id: number | string, viewer?: number) => (await open(`/members/${id}`, viewer)).status;
const statusOf = async (member: number, slug: string) => (await open(`/members/${member}/landing2/${slug}`)).status;

test('a page about a member is "not found" for whoever is hidden, unknown or no member at all', async () => {
  const hidden = await givenMember(app.database, { invisible: true });
  for (const id of [hidden, 2_000_000, 'x']) expect([id, await open(`/members/${id}/landing`)]).toEqual([id, { status: 404 }]);
});

test('it is found where there is somebody; and a page that may not be missing always is', async () => {
  const ines = await givenMember(app.database);
  expect((await open(`/members/${ines}/landing`)).status).toBe(200);
  expect((await open('/members/2000000/other')).status).toBe(200);
});

test('it is not found either where no lander of that name is one of its template; the lander says how it is shared', async () => {
  const ines = await givenMember(app.database);
  // as a command does, beside the server
  const { variants, sites, close } = await openLanders(
    { storageBucket: null, storageDir: '', secretKey: 'a key for tests, and for nothing else' },
    data.url,
  );
  const { id: siteId } = sites.current();
  const { en } = BUILT_IN.landing2.contents;
  const summer = {
    ...BUILT_IN.landing2,
    contents: { en: { ...en, social: { title: 'Say hello to {name}', description: 'In two lines.' } } },
  };
  const always = { weight: 100, startsAt: null, endsAt: null };
  await variants.publish({ siteId, slug: 'summer' }, summer, always, commandActor('ada', 'lander'));
  await variants.publish({ siteId, slug: 'other' }, BUILT_IN.landing3, always, commandActor('ada', 'lander'));
  await close();
  await wait(LIVE_MS);
  expect(await statusOf(ines, 'summer')).toBe(200);
  for (const slug of ['other', 'landing2', 'nobody-wrote']) expect([slug, await statusOf(ines, slug)]).toEqual([slug, 404]);
  expect(await statusOf(2_000_000, 'summer')).toBe(404);
  // who is there is shared with the variant's own card, and listed by nobody; of who is not, nothing is said
  const { body } = await app.app.inject({ method: 'GET', url: `/members/${ines}/landing2/summer` });
  const [{ name } = { name: '' }] = await app.database.read<{ name: string }>('select name from account.members where id = $1', [ines]);
  for (const element of [
    `<title>Say hello to ${name} · Rendezvous</title>`,
    `<meta property="og:title" content="Say hello to ${name}">`,
    '<meta name="description" content="In two lines.">',
    '<meta name="robots" content="noindex">',
  ])
    expect(body).toContain(element);
  const lost = await app.app.inject({ method: 'GET', url: '/members/2000000/landing2/summer' });
  expect(lost.body).toContain('<title>This page could not be found · Rendezvous</title>');
  expect(lost.body).not.toContain('content="In two lines."');
});

test('only a page about somebody is a visit of its lander', async () => {
  const [ines, hidden] = [await givenMember(app.database), await givenMember(app.database, { invisible: true })];
  const visit = async (id: number | string): Promise<boolean> => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36' };
    const answer = await app.app.inject({ method: 'GET', url: `/members/${id}/landing2`, headers });
    return answer.cookies.some(({ name }) => name === 'lander_variants');
  };
  const counted = async () => {
    await wait(LIVE_MS + 500);
    const rows = await app.database.read<{ slug: string; visits: number }>('select slug, visits from landers.visit_counts');
    return rows.find(({ slug }) => slug === 'summer' || slug === 'landing2')?.visits ?? 0;
  };
  for (const id of [hidden, 2_000_000, 'x']) expect([id, await visit(id)]).toEqual([id, false]);
  expect(await counted()).toBe(0);
  expect(await visit(ines)).toBe(true);
  expect(await counted()).toBe(1);
});

test('a page that has no picture of its own is shared with the site’s, which everybody may fetch', async () => {
  const { body } = await app.app.inject({ method: 'GET', url: '/members/2000000/other' });
  const [, image] = /property="og:image" content="[^"]*?(\/media\/[^"]*)"/.exec(body) ?? [];
  const { statusCode, headers } = await app.app.inject({ method: 'GET', url: image! });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
});

const isListed = async (memberId: number, viewerId?: number) => {
  const headers = viewerId === undefined ? {} : { 'x-test-viewer': String(viewerId) };
  const { body } = await app.app.inject({ method: 'GET', url: `/members/${memberId}`, headers });
  const [noindex, canonical] = [
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="http://localhost:80/members/${memberId}">`,
  ];
  expect(body.includes(noindex)).not.toBe(body.includes(canonical));
  return body.includes(canonical);
};
const change = (settings: Partial<SiteSettings>) => app.get(Sites).change(app.get(Sites).current().id, settings);

test('search engines may list no profile, unless the site allows it; then those that visitors see, as visitors see them', async () => {
  const [ines, hugo] = [await givenMember(app.database), await givenMember(app.database, { gender: 'male' })];
  expect(await isListed(ines)).toBe(false);
  await change({ profiles_indexed: true });
  expect(await isListed(ines)).toBe(true);
  const [{ name } = { name: '' }] = await app.database.read<{ name: string }>('select name from account.members where id = $1', [ines]);
  expect((await app.app.inject({ method: 'GET', url: `/members/${ines}` })).body).toContain(`<title>${name} · Rendezvous</title>`);
  expect(await isListed(ines, hugo)).toBe(false);
  for (const hidden of [{ invisible: true }, { privacy: true }, { moderated: true }, { status: 'pending_deletion' }] as const)
    expect([hidden, await isListed(await givenMember(app.database, hidden))]).toEqual([hidden, false]);
  expect(await isListed(2_000_000)).toBe(false);
  // whoever may be listed is found by links: the map of the site names nobody
  const { body: map } = await app.app.inject({ method: 'GET', url: '/sitemap.xml' });
  expect(map).toContain('<urlset');
  expect(map).not.toMatch(/members\/\d|:id/);
  // a page that no setting decides on is as before
  expect((await app.app.inject({ method: 'GET', url: `/members/${ines}/other` })).body).toContain('content="noindex"');
  await change({ logged_out_search: 'none' });
  expect(await isListed(ines)).toBe(false);
  await change({ logged_out_search: 'all', profiles_indexed: false });
  expect(await isListed(ines)).toBe(false);
});

test('a profile is "not found" for whoever may not know that there is somebody, and found for whoever is told so', async () => {
  const [ines, hugo] = [await givenMember(app.database), await givenMember(app.database, { gender: 'male' })];
  for (const hidden of [{ invisible: true }, { privacy: true }, { moderated: true }, { status: 'pending_deletion' }] as const) {
    const id = await givenMember(app.database, hidden);
    expect([hidden, await statusFor(id), await statusFor(id, hugo)]).toEqual([hidden, 404, 404]);
  }
  const self = await givenMember(app.database, { invisible: true });
  expect(await statusFor(self, self)).toBe(200);
  const otherSpellings = [`0x${ines.toString(16)}`, `${ines}.0`, `${ines}e0`, `0${ines}`, `%20${ines}`, `+${ines}`];
  for (const nobody of [2_000_000, 'x', '0', '9999999999', ...otherSpellings])
    expect([nobody, await statusFor(nobody), await statusFor(nobody, hugo)]).toEqual([nobody, 404, 404]);
  expect([await statusFor(ines), await statusFor(ines, hugo)]).toEqual([200, 200]);
  const block = 'insert into account.blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3)';
  // either is told who it is about
  await app.database.change(block, [ines, hugo, app.clock.now()]);
  expect([await statusFor(ines, hugo), await statusFor(hugo, ines), await statusFor(hugo)]).toEqual([200, 200, 200]);
});

test('members are sent to where the page says', async () => {
  const [ines, hugo] = [await givenMember(app.database), await givenMember(app.database, { gender: 'male' })];
  expect(await open(`/members/${ines}/landing?x=1`, hugo)).toEqual({ status: 302, location: `/members/${ines}` });
  expect((await open(`/members/${ines}/other`, hugo)).status).toBe(200);
});
