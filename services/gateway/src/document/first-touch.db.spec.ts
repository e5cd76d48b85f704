import type { Composition } from '@rendezvous/contracts/releases';
import type { Settings } from '@rendezvous/contracts/site/settings';
import { NotifyModule } from '@rendezvous/notify';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { Releases, Sites } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { Compositions } from '../composition/composition.service.js';
import { ComposedModule } from '../gateway.module.js';
import { pageControllers, pageProviders } from '../page-providers.js';

const SEARCH = 'mfe-search';
let app: TestApp;

beforeAll(async () => {
  app = await testApp({
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: pageControllers,
    providers: pageProviders(),
    entities: areaEntities,
    migrations: areaMigrations,
  });
  for (const name of ['shell', SEARCH]) {
    await app.get(Releases).record({ facts: buildFacts(name, '1'), folder: `${name}/1` }, 'ada');
    await app.get(Releases).promote(name, '1', 'ada');
  }
  await app.get(Compositions).start();
});
afterAll(() => app.close());

const open = async (url: string, cookies: Record<string, string> = {}) => {
  const response = await app.app.inject({ method: 'GET', url, cookies });
  const cookie = response.cookies.find(({ name }) => name === 'traffic_source');
  return { status: response.statusCode, location: response.headers.location, cookie, html: response.body };
};

test.each([
  ['/members?ref=friend', '/members'],
  ['/?network=n&sub1=1&sub2=2&sub3=3', '/'],
  ['/search/kept?page=2&ref=friend&q=a%20b', '/search/kept?page=2&q=a+b'],
  ['/nothing-here?ref=friend', '/nothing-here'],
])('%s goes on to %s, and the browser keeps for 30 days where its visitor came from', async (url, page) => {
  const { status, location, cookie } = await open(url);
  expect([status, location]).toEqual([302, page]);
  expect(cookie).toMatchObject({ maxAge: 30 * 86_400, httpOnly: true, sameSite: 'Lax', path: '/' });
});

test('an address that says nothing of it is neither changed nor kept', async () => {
  expect(await open('/nothing-here?page=2')).toMatchObject({ status: 404, location: undefined, cookie: undefined });
  expect(await open('/nothing-here?ref=')).toMatchObject({ status: 302, location: '/nothing-here', cookie: undefined });
});

test('a later touch is taken from the address, and does not replace the first', async () => {
  const { cookie } = await open('/nothing-here?ref=first');
  const cookies = { traffic_source: cookie!.value };
  expect(await open('/nothing-here?ref=second', cookies)).toMatchObject({ status: 302, location: '/nothing-here', cookie: undefined });
  const forged = await open('/nothing-here?ref=second', { traffic_source: 'nonsense' });
  expect(forged.cookie?.value).not.toBe(cookie!.value);
});

test('a site that takes signups with a traffic source says so in the page of a visitor who has one', async () => {
  const sites = app.get(Sites);
  await sites.change(sites.current().id, { signups: 'with_trafficsource' });
  const { cookie } = await open('/nothing-here?ref=friend');
  const signups = async (cookies: Record<string, string>) => {
    const [, json = '{}'] = (await open('/nothing-here', cookies)).html.match(/id="composition"[^>]*>(.*?)<\/script>/) ?? [];
    return ((JSON.parse(json) as Composition).firstAnswers['/api/settings.php'] as Settings).signups;
  };
  expect(await signups({})).toBe('with_trafficsource');
  expect(await signups({ traffic_source: cookie!.value })).toBe('all');
});
