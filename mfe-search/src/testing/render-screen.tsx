import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createStore, sessionApi, siteApi } from '@rendezvous/client';
import type { User } from '@rendezvous/contracts/session';
import shared from '../../../libs/client/src/messages/en.json';
import own from '../messages/en.json';
import { madeUpSettings, madeUpUser } from './made-up';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/** Puts a screen where the shell would: with session, settings, language and router. The address is shown beside it. */
export const renderScreen = async (screen: ReactElement, at: string, user: User | null = madeUpUser) => {
  const store = createStore();
  await store.dispatch(sessionApi.util.upsertQueryData('sessionUser', undefined, { user }));
  await store.dispatch(siteApi.util.upsertQueryData('siteSettings', {}, madeUpSettings));
  const view = render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={{ ...shared, ...own }}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path="/members" element={screen} />
            <Route path="/members/:id" element={screen} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { ...view, store };
};
