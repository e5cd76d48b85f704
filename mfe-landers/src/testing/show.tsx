import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createStore, siteApi } from '@rendezvous/client';
import type { Settings } from '@rendezvous/contracts/site';
import messages from '../messages/en.json';
import * as answers from './answers';

interface Shown {
  /** Address of the page and the route that shows the screen. */
  readonly at: string;
  readonly route: string;
  readonly settings?: Partial<Settings>;
}

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
};

/** Shows a screen as the shell does: store with settings, language, router. */
export const show = async (screen: ReactElement, { at, route, settings = {} }: Shown) => {
  const store = createStore();
  await store.dispatch(siteApi.util.upsertQueryData('siteSettings', {}, { ...answers.settings, ...settings }));
  return render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={messages}>
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={route} element={screen} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
};
