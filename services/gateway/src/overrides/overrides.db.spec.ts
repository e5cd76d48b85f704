import type { Composition, RemoteDescriptor } from '@rendezvous/contracts/releases';
import { NotifyModule } from '@rendezvous/notify';
import { Config } from '@rendezvous/server/config';
import { type TestApp, testApp } from '@rendezvous/server/testing';
import { type Override, Releases, overrideToken } from '@rendezvous/site';
import { buildFacts } from '@rendezvous/site/testing';
import { areaEntities, areaMigrations, areaModules } from '../areas.js';
import { Compositions } from '../composition/composition.service.js';
import { ComposedModule } from '../gateway.module.js';
import { pageControllers, pageProviders } from '../page-providers.js';
import { LoadCounter } from '../releases/load-counter.service.js';

// A signed link and the pages after it, as a browser meets them.
const CHAT = 'mfe-chat';
const PREVIEW = 'http://127.0.0.1:4000';
const SEARCH = 'mfe-search';
const HOUR_MS = 3_600_000;
/** The search, with a page for some and more pages. */
const search = (access: 'anyone' | 'member', ...more: string[]): RemoteDescriptor => {
  const descriptor = buildFacts(SEARCH, '1').descriptor!;
  const [route] = descriptor.routes;
  return { ...descriptor, routes: [route!, ...['/search/kept', ...more].map((path) => ({ ...route!, path, access }))] };
};
let app: TestApp;

beforeAll(async () => {
  app = await testApp({
    imports: [...areaModules.filter((module) => module !== NotifyModule), ComposedModule],
    controllers: pageControllers,
    providers: pageProviders(),
    entities: areaEntities,
    migrations: areaMigrations,
  });
  const releases = app.get(Releases);
  for (const facts of [buildFacts('shell', '1'), buildFacts(CHAT, '1'), buildFacts(SEARCH, '1', { descriptor: search('member') })]) {
    await releases.record({ facts, folder: `${facts.name}/1` }, 'ada');
    await releases.promote(facts.name, '1', 'ada');
  }
  await app.get(Compositions).start();
});
afterAll(() => app.close());

const overrideOf = (more: Partial<Override> = {}): Override => {
  const { version, entry, files, descriptor } = buildFacts(more.remote ?? CHAT, 'mine');
  return {
    remote: CHAT,
    version,
    folder: `${PREVIEW}/build`,
    entry,
    integrity: files[entry]!.integrity,
    descriptor: descriptor!,
    recorded: false,
    until: app.clock.now().getTime() + 2 * HOUR_MS,
    ...more,
  };
};
const linkOf = (override: Override): string => `?override=${overrideToken(app.get(Config).secretKey, override)}`;

/** One browser: keeps cookies, follows redirects of this site. */
class Visitor {
  readonly cookies: Record<string, string> = {};

  async open(url: string) {
    for (let at = url; ;) {
      const response = await app.app.inject({ method: 'GET', url: at, cookies: this.cookies });
      for (const { name, value } of response.cookies) {
        if (value === '') delete this.cookies[name];
        else this.cookies[name] = value;
      }
      if (response.statusCode === 302) {
        at = String(response.headers.location);
        continue;
      }
      const links = response.body.match(/<link [^>]*>/g)?.map((link) => link.replace(/ nonce="[^"]*"/, '')) ?? [];
      const [, json = '{}'] = response.body.match(/id="composition"[^>]*>(.*?)<\/script>/) ?? [];
      return {
        at,
        status: response.statusCode,
        page: JSON.parse(json) as Composition,
        links,
        policy: String(response.headers['content-security-policy']),
      };
    }
  }
}

const report = (pageView: string, version: string) =>
  app.app.inject({
    method: 'POST',
    url: '/api/remote-failures',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { pageView, remote: CHAT, version, phase: 'entry', code: 'unreachable' },
  });

/** Opens a link that shows nothing. @returns why, as the page tells it */
const ordinaryAfter = async (link: string) => {
  const visitor = new Visitor();
  const { at, status, page, policy } = await visitor.open(`/chat${link}`);
  expect({ at, status, version: page.remotes['chat']?.version, overrides: page.overrides, mark: page.refusedOverride?.mark }).toEqual({
    at: '/chat',
    status: 200,
    version: '1',
    mark: null,
  });
  expect(policy).not.toContain(PREVIEW);
  expect((await visitor.open('/chat')).page.refusedOverride).toBeUndefined();
  return page.refusedOverride?.reason;
};

describe('a link is refused with the ordinary page and a notice', () => {
  test('when it is forged', async () => {
    const link = linkOf(overrideOf());
    expect(await ordinaryAfter(`?override=${overrideToken('another secret of more than 32 letters', overrideOf())}`)).toBe('forged');
    expect(await ordinaryAfter(link.slice(0, -2))).toBe('forged');
    expect(await ordinaryAfter('?override=')).toBe('forged');
    expect(await ordinaryAfter('?override=a&override=b')).toBe('forged');
  });

  test('when it has expired', async () => {
    expect(await ordinaryAfter(linkOf(overrideOf({ until: app.clock.now().getTime() })))).toBe('expired');
  });

  test('when its origin is not allowed', async () => {
    expect(await ordinaryAfter(linkOf(overrideOf({ folder: 'https://evil.example/build' })))).toBe('origin');
  });

  test('when its remote is not one of this site, or the shell does not speak its contract', async () => {
    expect(await ordinaryAfter(linkOf(overrideOf({ remote: 'mfe-other' })))).toBe('remote');
    const { descriptor } = overrideOf();
    expect(await ordinaryAfter(linkOf(overrideOf({ descriptor: { ...descriptor, contract: 2 } })))).toBe('contract');
  });
});

test('after a link every page of that browser carries its build, with a pinned entry and its origin in the policy, and no other’s', async () => {
  const [visitor, other] = [new Visitor(), new Visitor()];
  const { at, page, policy } = await visitor.open(`/chat${linkOf(overrideOf())}&tab=2`);
  expect(at).toBe('/chat?tab=2');
  const release = {
    version: 'mine',
    channel: 'override',
    entry: `${PREVIEW}/build/remoteEntry.mine.js`,
    integrity: overrideOf().integrity,
    fallback: null,
  };
  expect(page.overrides).toMatchObject([{ release, origin: PREVIEW, mark: expect.stringMatching(/^[\w-]{16}$/) }]);
  expect(policy).toContain(`style-src 'self' ${PREVIEW} 'nonce-`);
  expect((await visitor.open('/search')).page.overrides).toMatchObject([{ release, mark: page.overrides?.[0]?.mark }]);
  const { page: ordinary, policy: ordinaryPolicy } = await other.open('/chat');
  expect([ordinary.remotes['chat']?.version, ordinary.overrides, ordinary.refusedOverride]).toEqual(['1', undefined, undefined]);
  expect(ordinaryPolicy).not.toContain(PREVIEW);
});

test('beside it the page is the ordinary one, for tabs that show nothing else', async () => {
  const visitor = new Visitor();
  const before = await visitor.open('/chat');
  const { page, links } = await visitor.open(`/chat${linkOf(overrideOf())}`);
  const { pageView: _, overrides, ...rest } = page;
  const { pageView: __, ...ordinary } = before.page;
  expect(overrides).toHaveLength(1);
  expect(rest).toEqual(ordinary);
  expect(links).toEqual(before.links);
  expect(links.length).toBeGreaterThan(0);
});

test('a link begins in one tab: the page that follows it says so, once, also behind a redirect', async () => {
  const visitor = new Visitor();
  const begins = async (url: string) => (await visitor.open(url)).page.overrides?.map((override) => override.begins);
  expect(await begins(`/chat${linkOf(overrideOf())}`)).toEqual([true]);
  expect(await begins('/chat')).toEqual([false]);
  expect(await begins(`/chat${linkOf(overrideOf())}`)).toEqual([true]);
  const atLogin = await visitor.open(`/search/kept${linkOf(overrideOf())}`);
  expect([atLogin.at, atLogin.page.overrides?.[0]?.begins]).toEqual(['/login?next=%2Fsearch%2Fkept', true]);
  expect((await visitor.open('/search/kept?override=x')).page.refusedOverride).toEqual({ reason: 'forged', mark: null });
});

test('an address that only the build has is a page in that browser', async () => {
  const visitor = new Visitor();
  await visitor.open(`/chat${linkOf(overrideOf({ remote: SEARCH, descriptor: search('member', '/search/new') }))}`);
  expect((await visitor.open('/search/new')).status).toBe(200);
  expect((await visitor.open('/search/nowhere')).status).toBe(404);
  expect((await new Visitor().open('/search/new')).status).toBe(404);
});

test('where one lets everybody in and the other does not, the tab asks for the login', async () => {
  const visitor = new Visitor();
  expect((await visitor.open('/search/kept')).at).toBe('/login?next=%2Fsearch%2Fkept');
  await visitor.open(`/chat${linkOf(overrideOf({ remote: SEARCH, descriptor: search('anyone') }))}`);
  expect((await visitor.open('/search/kept')).at).toBe('/search/kept');
});

test('another link is another mark, also one for the same version', async () => {
  const visitor = new Visitor();
  const marks = [];
  for (const hours of [1, 2]) {
    const { page } = await visitor.open(`/chat${linkOf(overrideOf({ until: app.clock.now().getTime() + hours * HOUR_MS }))}`);
    marks.push(...(page.overrides ?? []).map(({ mark }) => mark));
  }
  expect(new Set(marks).size).toBe(2);
});

test('what a browser holds is a cookie of its session that scripts cannot read', async () => {
  const response = await app.app.inject({ method: 'GET', url: `/chat${linkOf(overrideOf())}` });
  expect(response.headers['cache-control']).toBe('no-store');
  const cookie = [response.headers['set-cookie']].flat().find((one) => one?.startsWith('override-mfe-chat='));
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('the reset brings back what is released, of every remote', async () => {
  const visitor = new Visitor();
  await visitor.open(`/chat${linkOf(overrideOf())}`);
  await visitor.open(`/chat${linkOf(overrideOf({ remote: SEARCH, descriptor: search('member') }))}`);
  expect((await visitor.open('/chat')).page.overrides).toHaveLength(2);
  const { at, page } = await visitor.open('/chat?override=off');
  expect([at, page.overrides, page.refusedOverride]).toEqual(['/chat', undefined, undefined]);
  expect(Object.keys(visitor.cookies).filter((name) => name.startsWith('override'))).toEqual([]);
});

test('what fails in such a page counts for no version, released or not', async () => {
  const visitor = new Visitor();
  const { page } = await visitor.open(`/chat${linkOf(overrideOf({ version: '1', recorded: true, folder: `${CHAT}/1` }))}`);
  await app.get(LoadCounter).flush();
  const before = await app.database.read('select * from site.release_loads');
  expect((await report(page.pageView, '1')).statusCode).toBe(204);
  await visitor.open('/chat');
  await app.get(LoadCounter).flush();
  expect(await app.database.read('select * from site.release_failures')).toEqual([]);
  expect(await app.database.read('select * from site.release_loads')).toEqual(before);
  // the same report of an ordinary page counts
  expect((await report((await new Visitor().open('/chat')).page.pageView, '1')).statusCode).toBe(204);
  expect(await app.database.read('select * from site.release_failures')).toHaveLength(1);
});

test('it ends by itself: the next page is the ordinary one and says so once, to the tabs that it concerns', async () => {
  const visitor = new Visitor();
  const { mark } = (await visitor.open(`/chat${linkOf(overrideOf())}`)).page.overrides![0]!;
  app.clock.advance(2 * HOUR_MS);
  const { page } = await visitor.open('/chat');
  expect([page.overrides, page.refusedOverride]).toEqual([undefined, { reason: 'expired', mark }]);
  expect((await visitor.open('/chat')).page.refusedOverride).toBeUndefined();
});
