import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { BrowserRouter, Link } from 'react-router-dom';
import { defineRemote, loadMessages } from '@rendezvous/client';
import { givenStore } from '@rendezvous/client/testing';
import shellMessages from '../messages/en.json';
import { Pages } from '../pages/pages';
import { givenLoads, quietFaults, releaseOf, remoteOf } from '../testing/given-remotes';
import { Remotes } from './remotes';
import { RemotesContext } from './remotes-context';
import { suspendedMs } from '../files/tries.rules';

// A navigation whose screen suspends and never goes on: the browser's own router keeps the screen before.

const never = new Promise<never>(() => undefined);
const Endless = (): never => {
  throw never;
};
const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
const LIMIT = suspendedMs(false);
const SOON = 1500;
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const chats = () =>
  defineRemote({
    area: 'chat',
    routes: [
      { path: '/chats', element: <h1>first</h1> },
      { path: '/chats/endless', element: <Endless /> },
      { path: '/chats/third', element: <h1>third</h1> },
    ],
    messages: async () => ({}),
  });
const show = async () => {
  const page = givenLoads([chats(), chats()]);
  const release = releaseOf('2', ['/chats', '/chats/endless', '/chats/third']);
  window.history.replaceState({}, '', '/chats');
  render(
    <Provider store={await givenStore()}>
      <IntlProvider locale="en" messages={{ ...(await loadMessages('en')), ...shellMessages } as Record<string, string>}>
        <BrowserRouter>
          <RemotesContext.Provider value={new Remotes({ chat: remoteOf(release, null) }, 'en', page.host)}>
            <Pages />
            <Link to="/chats/endless">endless</Link>
            <Link to="/chats/third">third</Link>
          </RemotesContext.Provider>
        </BrowserRouter>
      </IntlProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { name: 'first' });
  return page;
};
const follow = (name: string) => user.click(screen.getByRole('link', { name }));

quietFaults();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A browser that tells of navigations; jsdom does not. */
const givenNavigation = () => {
  const navigation = new EventTarget();
  const push = jest.spyOn(window.history, 'pushState');
  const real = push.getMockImplementation() ?? History.prototype.pushState;
  push.mockImplementation((...args) => {
    real.apply(window.history, args);
    navigation.dispatchEvent(new Event('currententrychange'));
  });
  Object.assign(globalThis, { navigation });
};
afterEach(() => Reflect.deleteProperty(globalThis, 'navigation'));

describe.each([
  ['that tells of navigations', givenNavigation],
  ['that does not', () => undefined],
])('in a browser %s,', (_, given) => {
  beforeEach(given);

  test('a navigation that goes on waiting ends in a card', async () => {
    const page = await show();
    await follow('endless');
    await advance(LIMIT - 500);
    expect(page.reports).toEqual([]);
    await advance(SOON);
    await advance(SOON);
    expect(page.reports).toEqual(['2 render suspended']);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/chats/endless');
  });

  test('who goes on elsewhere in time hears of nothing', async () => {
    const page = await show();
    await follow('endless');
    await advance(LIMIT - 500);
    await follow('third');
    await screen.findByRole('heading', { name: 'third' });
    await advance(LIMIT + SOON);
    expect(page.reports).toEqual([]);
  });

  test('a page where nobody navigates is left alone', async () => {
    const page = await show();
    await advance(LIMIT * 5);
    expect(page.reports).toEqual([]);
  });
});

test('nothing looks at the address of its own accord where the browser tells of navigations', async () => {
  givenNavigation();
  const interval = jest.spyOn(globalThis, 'setInterval');
  await show();
  expect(interval.mock.calls.filter(([, milliseconds]) => milliseconds === 500)).toEqual([]);
});
