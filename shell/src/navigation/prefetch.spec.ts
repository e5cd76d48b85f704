import type { RemoteRelease } from '@rendezvous/contracts/releases';
import { prefetchPages } from './prefetch';
import { afterFirstInput } from './after-first-input';

const releaseOf = (area: string, path: string): RemoteRelease => ({
  version: '1',
  entry: `/releases/mfe-${area}/1/entry.js`,
  integrity: 'sha384-x',
  channel: 'stable',
  fallback: null,
  screens: { screen: ['module.js', 'screen.css'] },
  descriptor: {
    remote: `mfe-${area}`,
    area,
    container: `mfe_${area}`,
    owner: 'team',
    contract: 1,
    routes: [{ path, layout: 'default', access: 'anyone', chunk: 'screen', data: [] }],
    slots: [],
  },
});
const releases = { search: releaseOf('search', '/members'), chat: releaseOf('chat', '/chats'), landers: releaseOf('landers', '/') };

const links = () => [...document.head.querySelectorAll('link')];
const fetched = () => links().map(({ href }) => new URL(href).pathname);
const filesOf = (area: string) => ['entry.js', 'module.js', 'screen.css'].map((name) => `/releases/mfe-${area}/1/${name}`);
const point = (selector: string) => document.querySelector(selector)!.dispatchEvent(new Event('pointerover', { bubbles: true }));
const connection = (facts: object) => Object.defineProperty(navigator, 'connection', { value: facts, configurable: true });
const idle = () => new Promise((done) => setTimeout(done, 250));

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<a id="chats" href="/chats"><b>Messages</b></a><a id="far" href="https://elsewhere.example/chats">Far</a><a id="none" href="/nothing">None</a>';
  window.history.replaceState({}, '', '/nowhere');
  connection({});
});

test('pointing at a link fetches what its page needs, each file once', () => {
  prefetchPages(releases, () => true);
  point('#chats b');
  point('#chats');
  expect(fetched()).toEqual(filesOf('chat'));
  expect(links().map(({ rel, as, crossOrigin }) => `${rel} ${as} ${crossOrigin}`)).toEqual([
    'prefetch script anonymous',
    'prefetch script anonymous',
    'prefetch style anonymous',
  ]);
});

test('a link that leads elsewhere, or nowhere, fetches nothing', () => {
  prefetchPages(releases, () => true);
  point('#far');
  point('#none');
  expect(fetched()).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '2g' }])('with %p nothing is fetched ahead', async (facts) => {
  connection(facts);
  window.history.replaceState({}, '', '/members');
  prefetchPages(releases, () => true);
  point('#chats');
  await idle();
  expect(fetched()).toEqual([]);
});

test.each([
  ['/members', true, 'chat'],
  ['/members', false, null],
  ['/', false, 'search'],
  ['/', true, null],
])('at %s, logged in: %s, the browser’s leisure goes to %s', async (at, isMember, area) => {
  window.history.replaceState({}, '', at);
  prefetchPages(releases, () => isMember);
  await idle();
  expect(fetched()).toEqual(area ? filesOf(area) : []);
});

test('nothing begins before somebody is there, and then once', () => {
  const work = jest.fn();
  afterFirstInput(work);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('keydown'));
  expect(work).toHaveBeenCalledTimes(1);
});
