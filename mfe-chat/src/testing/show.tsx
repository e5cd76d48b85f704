import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createStore, sessionApi, siteApi } from '@rendezvous/client';
import type { User } from '@rendezvous/contracts/session';
import shared from '../../../libs/client/src/messages/en.json';
import own from '../messages/en.json';
import * as people from './people';

/** Where the page went; on every page, beside it. */
const Place = () => <p data-testid="place">{useLocation().pathname}</p>;

/** A store in which somebody is logged in. */
export const storeOf = async (user: User = people.user) => {
  const store = createStore();
  await store.dispatch(sessionApi.util.upsertQueryData('sessionUser', undefined, { user }));
  await store.dispatch(siteApi.util.upsertQueryData('siteSettings', {}, people.settings));
  return store;
};

interface Stage {
  /** The address, and the pattern that the screen is shown for. */
  readonly at?: string;
  readonly path?: string;
  readonly user?: User;
}

/** Shows a screen with everything that the shell gives it. */
export const show = async (screen: ReactElement, { at = '/', path = at, user }: Stage = {}) => {
  const store = await storeOf(user);
  const shown = render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ ...shared, ...own }}>
        <MemoryRouter initialEntries={[at]}>
          <Place />
          <Routes>
            <Route path={path} element={screen} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { ...shown, store };
};
