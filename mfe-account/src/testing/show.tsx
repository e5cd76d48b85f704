import { StrictMode } from 'react';
import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createStore, sessionApi, siteApi } from '@rendezvous/client';
import type { User } from '@rendezvous/contracts/session';
import type { Settings } from '@rendezvous/contracts/site';
import common from '../../../libs/client/src/messages/en.json';
import messages from '../messages/en.json';
import * as answers from './answers';

interface Shown {
  /** Address of the page. */
  readonly at: string;
  /** null for a visitor. */
  readonly user?: User | null;
  readonly settings?: Partial<Settings>;
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

/** Shows a screen as the shell does: store with session, settings and reference data, language, router, strict mode. */
export const show = async (screen: ReactElement, { at, user = null, settings = {} }: Shown) => {
  const store = createStore();
  await store.dispatch(sessionApi.util.upsertQueryData('sessionUser', undefined, { user }));
  await store.dispatch(siteApi.util.upsertQueryData('siteSettings', {}, { ...answers.settings, ...settings }));
  await store.dispatch(siteApi.util.upsertQueryData('siteRegions', undefined, { regions: [...answers.regions] }));
  await store.dispatch(siteApi.util.upsertQueryData('siteInterests', undefined, { interests: answers.interests as never }));
  return render(
    <StrictMode>
      <Provider store={store}>
        <IntlProvider locale="en" timeZone="Europe/Paris" messages={{ ...common, ...messages }}>
          <MemoryRouter initialEntries={[at]}>
            <Address />
            <Routes>
              <Route path={at.split('?')[0]!} element={screen} />
              <Route path="*" element={null} />
            </Routes>
          </MemoryRouter>
        </IntlProvider>
      </Provider>
    </StrictMode>,
  );
};
