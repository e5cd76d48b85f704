import { useEffect, useRef } from 'react';
import { ReadableStream } from 'node:stream/web';
import { act } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { type AppStore, type RootState, api, createStore, defineRemote } from '@rendezvous/client';
import { keepFirstAnswers, takeFirstOutcome } from '@rendezvous/client/first-answers';
import { settings, user } from '@rendezvous/client/testing/screens';
import { keepAnswers } from '@rendezvous/client/drawing';
import type { Composition } from '@rendezvous/contracts/releases';
import { App } from '../app';
import { Drawn } from '../drawn';
import { firstMessages } from '../language/shell-messages';
import { pageNavigation } from '../navigation/navigation.rules';
import { givenComposition, givenRelease } from '../testing/given-composition';
import { Gifts, giftsRemote } from '../testing/gifts-remote';
import type * as server from './draw-page';
import type { Remotes } from '../remote-host/remotes';
import { OWN_PAGES, fetchedPage } from '../pages/own-pages';
import { readyRemotes } from './ready-remotes';
import { takeOver } from './take-over';

const release = givenRelease('gifts', '1', { paths: ['/gifts'] });
const layout = (name: 'default' | 'lander') => ({
  ...release,
  descriptor: { ...release.descriptor, routes: release.descriptor.routes.map((route) => ({ ...route, layout: name })) },
});
const CHATS = '/api/chats.php';

// nothing of a member's page waits for its socket
jest.mock('partysocket', () => ({
  WebSocket: class extends EventTarget {
    close() {}
  },
}));

beforeAll(() => {
  globalThis.reportError = () => undefined;
  // this window stands in a server's place as well
  Object.assign(window, {
    scrollTo: () => undefined,
    matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  Object.assign(globalThis, { setImmediate: (work: () => void) => setTimeout(work, 0), ReadableStream });
});

/** Server and browser share no modules. */
const drawnByServer = async (composition: Composition): Promise<server.DrawnPage> => {
  let drawn: Promise<server.DrawnPage> | undefined;
  jest.isolateModules(() => {
    const { drawPage } = jest.requireActual<typeof server>('./draw-page');
    const { giftsRemote: own } = jest.requireActual<{ giftsRemote: typeof giftsRemote }>('../testing/gifts-remote');
    drawn = drawPage({ url: '/gifts', composition, module: own() });
  });
  return drawn!;
};

/** Alive as soon as the frame of the page is: screens, behind their boundaries, come after it. */
const Alive = ({ then }: { readonly then: () => void }) => {
  const first = useRef(then);
  useEffect(() => first.current(), []);
  return null;
};

/** What a browser makes of a page that a server has drawn. */
const takenOver = async (composition: Composition, meanwhile: (store: AppStore) => void = () => undefined) => {
  const { html, title, answered } = await drawnByServer(composition);
  window.history.replaceState(null, '', '/gifts');
  // pages of before stay where they are: what of them is still on its way has to find its place
  document.getElementById('root')?.removeAttribute('id');
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = html;
  document.body.append(root);
  const heading = root.querySelector('h1');
  const page = { ...composition, drawn: answered };
  const messages = await firstMessages(page.locale);
  const remotes = await readyRemotes(page, giftsRemote());
  const store = createStore();
  keepAnswers(store, page.firstAnswers);
  keepFirstAnswers(page.firstAnswers, page.firstRefusals);
  const faults: unknown[] = [];
  globalThis.reportError = (fault) => faults.push(fault);
  const navigation = pageNavigation(Object.values(page.remotes).map(({ descriptor }) => descriptor));
  const app = (drawnState?: RootState) => (
    <>
      <BrowserRouter>
        <App store={store} remotes={remotes} composition={page} messages={messages} navigation={navigation} drawnState={drawnState} />
      </BrowserRouter>
      <Drawn />
      <Alive then={() => meanwhile(store)} />
    </>
  );
  const report = jest.fn();
  const isTaken = await act(() => takeOver({ root, page, store, remotes, app, report, onUncaughtError: fail }, '/gifts'));
  expect(isTaken).toBe(true);
  return { root, heading, title, faults, report };
};

const given = (name: 'default' | 'lander', looks: typeof user | null, locale: 'en' | 'fr') =>
  givenComposition([layout(name)], {
    locale,
    firstAnswers: {
      '/api/settings.php': settings,
      '/api/user.php': { user: looks },
      [CHATS]: { chats: [], next: null, total_unread_messages: 0, conversations_left: 2 },
    },
  });

test.each([
  ['a visitor', 'default', null, 'en'],
  ['a member', 'default', user, 'fr'],
  ['a visitor', 'lander', null, 'fr'],
] as const)('%s’s page in the %s layout is taken over as it stands, with nothing drawn anew', async (_, name, looks, locale) => {
  const { root, heading, title, faults, report } = await takenOver(given(name, looks, locale));
  expect(faults).toEqual([]);
  expect(heading).toHaveTextContent('2 left');
  expect([title, document.title]).toEqual(['2 left', `2 left · ${settings.name}`]);
  expect(root.querySelector('h1')).toBe(heading);
  expect(report).not.toHaveBeenCalled();
  // the next call of the same address asks the server
  expect(takeFirstOutcome(CHATS)).toBeUndefined();
  await act(async () => root.querySelector<HTMLButtonElement>('main button, button[type=button]')!.click());
});

test('an answer that comes while a page is taken over is shown after it, and nothing is drawn anew', async () => {
  const changed = { chats: [], next: null, total_unread_messages: 0, conversations_left: 1 };
  const { root, heading, faults, report } = await takenOver(given('default', user, 'en'), (store) => {
    // the screen is as it was drawn still
    expect(document.querySelector('#root h1')).toHaveTextContent('2 left');
    store.dispatch(api.util.upsertQueryEntries([{ endpointName: 'giftsChats', arg: undefined, value: changed }] as never));
  });
  expect(faults.map(String)).toEqual([]);
  expect(root.querySelector('h1')).toBe(heading);
  expect(heading).toHaveTextContent('1 left');
  expect(report).not.toHaveBeenCalled();
});

test('a page about what is not there is taken over as it stands, too', async () => {
  const { firstAnswers, ...page } = given('lander', null, 'en');
  const { [CHATS]: _, ...others } = firstAnswers;
  const body = { error: { code: 'chat.conversation-not-found' as const, requestId: '' } };
  const refused = { ...page, firstAnswers: others, firstRefusals: { [CHATS]: { status: 404, body } } };
  // what is asked for once more never comes
  globalThis.fetch = () => new Promise(() => undefined);
  const { root, heading, faults, report } = await takenOver(refused);
  expect(heading).toHaveTextContent('chat.conversation-not-found');
  expect(root.querySelector('h1')).toBe(heading);
  expect(heading).toHaveTextContent('chat.conversation-not-found');
  expect(faults).toEqual([]);
  expect(report).not.toHaveBeenCalled();
  expect(takeFirstOutcome(CHATS)).toBeUndefined();
});

const fail = (fault: unknown) => {
  throw fault;
};
/** What is made of a page, with these remotes in the browser. */
const isTakenOver = async (page: Composition, remotes: Remotes) =>
  takeOver(
    { root: document.body, page, store: createStore(), remotes, app: () => null, report: jest.fn(), onUncaughtError: fail },
    '/gifts',
  );

test('a page whose screen says nothing of its file is drawn anew', async () => {
  const page = { ...given('default', null, 'en'), drawn: [] };
  const module = defineRemote({ area: 'gifts', routes: [{ path: '/gifts', element: <Gifts /> }], messages: async () => ({}) });
  expect(await isTakenOver(page, await readyRemotes(page, module))).toBe(false);
});

test('a page of which the browser got another version, or which has none of its words, is drawn anew', async () => {
  const page = { ...given('default', null, 'en'), drawn: [] };
  const remotes = await readyRemotes(page, giftsRemote());
  expect(await isTakenOver({ ...page, remotes: { gifts: givenRelease('gifts', '2') } }, remotes)).toBe(false);
  expect(await isTakenOver({ ...page, locale: 'fr' }, remotes)).toBe(false);
});

test('the file of the shell’s own page is there before that is taken over', async () => {
  const page = { ...given('default', null, 'en'), drawn: [] };
  const remotes = await readyRemotes(page, giftsRemote());
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = { root, page, store: createStore(), remotes, app: () => null, report: jest.fn(), onUncaughtError: fail };
  expect(fetchedPage(OWN_PAGES.login)).toBeUndefined();
  expect(await act(() => takeOver(drawn, '/login'))).toBe(true);
  expect(fetchedPage(OWN_PAGES.login)).toBeDefined();
});
