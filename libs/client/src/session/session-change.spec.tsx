import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { User } from '@rendezvous/contracts/session';
import type { Settings } from '@rendezvous/contracts/site/settings';
import { contactApi } from '../chats-and-likes/chats-and-likes.api';
import { siteApi } from '../site/site.api';
import { useSettings } from '../site/use-site';
import { overlayActions } from '../store/overlay.slice';
import { createStore } from '../store/store';
import { givenServer, givenStore, Refused, user } from '../testing';
import { sessionApi } from './session.api';
import { endSession, enterSession, followSession } from './session-change';
import { useUser } from './use-session';

const settings = { name: 'Rendezvous', cdn_prefix: '/media/' } as Settings;
const member = { id: 3, email: 'hugo@given.test' };

const Page = () => (
  <p>
    {useSettings().name}: {useUser()?.email ?? 'nobody'}
  </p>
);

const given = async (answers: readonly unknown[]) => {
  const calls: string[] = [];
  const left = [...answers];
  globalThis.fetch = ((address: RequestInfo | URL) => {
    calls.push(String(address));
    return Promise.resolve(new Response(JSON.stringify(left.shift())));
  }) as typeof fetch;
  const store = createStore();
  await store.dispatch(siteApi.util.upsertQueryData('siteSettings', {}, settings));
  await store.dispatch(sessionApi.util.upsertQueryData('sessionUser', undefined, { user: null }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
  return { store, calls };
};

test('a login shows who is there now; the page keeps its settings meanwhile', async () => {
  const { store, calls } = await given([{ user: member }, { user: member }]);
  expect(screen.getByText('Rendezvous: nobody')).toBeInTheDocument();
  await act(() => store.dispatch(enterSession()));
  expect(await screen.findByText('Rendezvous: hugo@given.test')).toBeInTheDocument();
  expect(calls.filter((address) => address.includes('settings'))).toEqual([]);
});

test('a logout leaves nothing of the member behind', async () => {
  const { store } = await given([{ ok: true }, { user: null }, { user: null }]);
  await act(() => store.dispatch(sessionApi.util.upsertQueryData('sessionUser', undefined, { user: member as never })));
  store.dispatch(overlayActions.askReport({ memberId: 8, name: 'Lou of the profile' }));
  localStorage.setItem('rdv:private:draft', '"secret"');
  sessionStorage.setItem('rdv:private:account', '"secret"');
  await act(() => store.dispatch(endSession({ tellServer: true })));
  expect(await screen.findByText('Rendezvous: nobody')).toBeInTheDocument();
  expect(JSON.stringify(store.getState())).not.toMatch(/hugo@given.test|Lou of the profile/);
  expect(localStorage.getItem('rdv:private:draft')).toBeNull();
  expect(sessionStorage.getItem('rdv:private:account')).toBeNull();
});

/** A page whose first call is told that a login is needed. */
const givenRefusal = async (who: User | null) => {
  const server = givenServer({
    'GET /api/chats.php': () => new Refused(403, 'auth.required'),
    'GET /api/user.php': () => ({ user: null }),
  });
  const store = await givenStore({ user: who });
  followSession(store);
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  await act(() => store.dispatch(contactApi.endpoints.contactChats.initiate()));
  return server;
};

test('a call that needs a login logs out whoever was logged in here', async () => {
  await givenRefusal(user);
  expect(await screen.findByText('Rendezvous: nobody')).toBeInTheDocument();
});

test('a call that needs a login leaves a visitor as they are, and nothing is asked again', async () => {
  const server = await givenRefusal(null);
  expect(screen.getByText('Rendezvous: nobody')).toBeInTheDocument();
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/chats.php']);
});
