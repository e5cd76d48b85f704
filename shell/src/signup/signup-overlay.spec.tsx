import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { SlotProvider, defineRemote, overlayActions } from '@rendezvous/client';
import { Stage, givenStore } from '@rendezvous/client/testing';
import type { LoadableRelease, RemoteRoute } from '@rendezvous/contracts/releases';
import shellMessages from '../messages/en.json';
import { Overlays } from '../pages/overlays';
import { Remotes } from '../remote-host/remotes';
import { RemotesContext } from '../remote-host/remotes-context';
import { fillSlot } from '../remote-host/slot';

const AT = '/members/42';
const PAGE = '/signup?next=%2Fmembers%2F42&member=42';

const descriptor = { container: 'x', owner: 'x', contract: 1 };
const route = (path: string, layout: RemoteRoute['layout']): RemoteRoute => ({ path, layout, access: 'anyone', chunk: 'x', data: [] });
const releaseOf = (more: Pick<LoadableRelease['descriptor'], 'remote' | 'area' | 'routes' | 'slots'>): LoadableRelease => ({
  version: '1',
  entry: `/releases/${more.remote}/1/remoteEntry.js`,
  integrity: 'sha384-x',
  descriptor: { ...descriptor, ...more },
});
const account = releaseOf({ remote: 'mfe-account', area: 'account', routes: [route('/signup', 'default')], slots: ['signup'] });
const search = releaseOf({
  remote: 'mfe-search',
  area: 'search',
  routes: [route(AT, 'default'), route('/pages/love', 'lander')],
  slots: [],
});
const remote = defineRemote({
  area: 'account',
  routes: [],
  slots: { signup: ({ next, memberId }) => <p>{`signup for ${next}, about ${memberId}`}</p> },
  messages: async () => ({}),
});

const chosen = (one: LoadableRelease) => ({ ...one, channel: 'stable', fallback: null }) as const;

const given = async ({
  load = async () => ({ module: remote, messages: new Map(), failure: null }),
  at = AT,
}: { load?: () => Promise<never> | object; at?: string } = {}) => {
  const store = await givenStore({ user: null });
  const loads = jest.fn(load);
  const host = { load: loads as never, report: () => undefined, reloadPage: async () => false };
  const remotes = new Remotes({ account: chosen(account), search: chosen(search) }, 'en', host);
  render(
    <Stage store={store} at={at} messages={shellMessages as Record<string, string>}>
      <RemotesContext.Provider value={remotes}>
        <SlotProvider value={fillSlot}>
          <Link to="/elsewhere">elsewhere</Link>
          <Overlays />
        </SlotProvider>
      </RemotesContext.Provider>
    </Stage>,
  );
  act(() => void store.dispatch(overlayActions.askLoginOrSignup({ next: AT, memberId: 42 })));
  return { store, loads };
};
const givenWindow = (wide: boolean) => {
  window.matchMedia = (() => ({ matches: wide })) as unknown as typeof window.matchMedia;
};
const join = () => screen.getByRole('link', { name: 'Create an account' });
const address = () => screen.getByTestId('address');

beforeEach(() => {
  givenWindow(true);
  // faults are told to the console of whoever looks for them
  globalThis.reportError = jest.fn();
});

test('in a wide window, joining opens over the page that somebody is on', async () => {
  const { store } = await given();
  expect(join()).toHaveAttribute('href', PAGE);
  await userEvent.click(join());
  expect(await screen.findByText('signup for /members/42, about 42')).toBeInTheDocument();
  expect(address()).toHaveTextContent(AT);
  expect(store.getState().overlay.loginOrSignup).toBeNull();
});

test('in a narrow window it is a page, and nothing is loaded before that is', async () => {
  givenWindow(false);
  const { loads } = await given();
  await userEvent.click(join());
  expect(address()).toHaveTextContent(PAGE);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(loads).not.toHaveBeenCalled();
});

test('whoever wants it in another tab gets the page', async () => {
  const { store } = await given();
  fireEvent.click(join(), { ctrlKey: true });
  expect(store.getState().overlay.signup).toBeNull();
});

test('on its way it has the shape of a dialog, which can be closed', async () => {
  const { store } = await given({ load: () => new Promise<never>(() => undefined) });
  await userEvent.click(join());
  const dialog = screen.getByRole('dialog', { name: 'Create an account' });
  expect(dialog).toHaveTextContent('Loading');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toBeInTheDocument();
  expect(store.getState().overlay.signup).toBeNull();
});

test('when its remote cannot be had, the way leads to the page of the signup', async () => {
  const { store } = await given({ load: () => Promise.reject(new Error('gone')) });
  await userEvent.click(join());
  await waitFor(() => expect(address()).toHaveTextContent(PAGE));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(store.getState().overlay.signup).toBeNull();
});

test('over a page of another layout it is a page as well', async () => {
  await given({ at: '/pages/love' });
  await userEvent.click(join());
  await waitFor(() => expect(address()).toHaveTextContent(PAGE));
});

test('it goes with the page that it lies over', async () => {
  const { store } = await given();
  await userEvent.click(join());
  await screen.findByText(/signup for/);
  await userEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(screen.queryByText(/signup for/)).not.toBeInTheDocument();
  expect(store.getState().overlay.signup).toBeNull();
});
