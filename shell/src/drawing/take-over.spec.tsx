import { ReadableStream } from 'node:stream/web';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createStore, defineRemote } from '@rendezvous/client';
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
import { readyRemotes } from './ready-remotes';
import { readyToTakeOver } from './take-over';

const release = givenRelease('gifts', '1', { paths: ['/gifts'] });
const layout = (name: 'default' | 'lander') => ({
  ...release,
  descriptor: { ...release.descriptor, routes: release.descriptor.routes.map((route) => ({ ...route, layout: name })) },
});
const CHATS = '/api/chats.php';

// nothing of a member's page waits for its socket
jest.mock('partysocket', () => ({ WebSocket: class extends EventTarget {} }));

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

/** What a browser makes of a page that a server has drawn. */
const takenOver = async (composition: Composition) => {
  const { html, answered } = await drawnByServer(composition);
  window.history.replaceState(null, '', '/gifts');
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root')!;
  const heading = root.querySelector('h1');
  const page = { ...composition, drawn: answered };
  const messages = await firstMessages(page.locale);
  const remotes = await readyRemotes(page, giftsRemote());
  const store = createStore();
  keepAnswers(store, page.firstAnswers);
  expect(await readyToTakeOver(store, remotes, page, '/gifts')).toBe(true);
  const faults: unknown[] = [];
  const navigation = pageNavigation(Object.values(page.remotes).map(({ descriptor }) => descriptor));
  await act(async () =>
    hydrateRoot(
      root,
      <>
        <BrowserRouter>
          <App store={store} remotes={remotes} composition={page} messages={messages} navigation={navigation} />
        </BrowserRouter>
        <Drawn />
      </>,
      { onRecoverableError: (fault) => faults.push(fault) },
    ),
  );
  return { root, heading, faults };
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
  const { root, heading, faults } = await takenOver(given(name, looks, locale));
  expect(faults).toEqual([]);
  expect(heading).toHaveTextContent('2 left');
  expect(root.querySelector('h1')).toBe(heading);
  act(() => root.querySelector<HTMLButtonElement>('main button, button[type=button]')!.click());
});

test('a page whose screen says nothing of its file is drawn anew', async () => {
  const page = { ...given('default', null, 'en'), drawn: [] };
  const module = defineRemote({ area: 'gifts', routes: [{ path: '/gifts', element: <Gifts /> }], messages: async () => ({}) });
  expect(await readyToTakeOver(createStore(), await readyRemotes(page, module), page, '/gifts')).toBe(false);
});
