import { givenMember } from '@rendezvous/account/testing';
import { NotifyModule } from '@rendezvous/notify';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Releases } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { Compositions } from '../composition/composition.service.js';
import { ComposedModule } from '../gateway.module.js';
import { pageControllers, pageProviders } from '../page-providers.js';

const LANDERS = 'mfe-landers';
const ROUTE = { layout: 'lander', access: 'anyone', chunk: 'home' } as const;
const DATA = ['/api/members/:id/landing'];
let app: TestApp;

beforeAll(async () => {
  app = await testApp({
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: pageControllers,
    providers: pageProviders(),
    entities: areaEntities,
    migrations: areaMigrations,
  });
  const built = buildFacts(LANDERS, '1');
  const routes = [
    { ...ROUTE, path: '/members/:id/landing', data: DATA, mayBeMissing: true, membersTo: '/members/:id' },
    { ...ROUTE, path: '/members/:id/other', data: DATA },
  ];
  const facts = { ...built, descriptor: { ...built.descriptor!, routes } };
  for (const build of [buildFacts('shell', '1'), facts]) {
    await app.get(Releases).record({ facts: build, folder: `${build.name}/1` }, 'ada');
    await app.get(Releases).promote(build.name, '1', 'ada');
  }
  await app.get(Compositions).start();
});
afterAll(() => app.close());

const open = async (url: string, memberId?: number) => {
  const viewer = memberId === undefined ? {} : { 'x-test-viewer': String(memberId) };
  const { statusCode, headers } = await app.app.inject({ method: 'GET', url, headers: viewer });
  return { status: statusCode, location: headers.location };
};

test('a page about a member is "not found" for whoever is hidden, unknown or no member at all', async () => {
  const hidden = await givenMember(app.database, { invisible: true });
  for (const id of [hidden, 2_000_000, 'x']) expect([id, await open(`/members/${id}/landing`)]).toEqual([id, { status: 404 }]);
});

test('it is found where there is somebody; and a page that may not be missing always is', async () => {
  const ines = await givenMember(app.database);
  expect((await open(`/members/${ines}/landing`)).status).toBe(200);
  expect((await open('/members/2000000/other')).status).toBe(200);
});

test('members are sent to where the page says', async () => {
  const [ines, hugo] = [await givenMember(app.database), await givenMember(app.database, { gender: 'male' })];
  expect(await open(`/members/${ines}/landing?x=1`, hugo)).toEqual({ status: 302, location: `/members/${ines}` });
  expect((await open(`/members/${ines}/other`, hugo)).status).toBe(200);
});
