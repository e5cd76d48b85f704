import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Locale } from '@rendezvous/contracts/reference';
import type { User } from '@rendezvous/contracts/session';
import type { Settings } from '@rendezvous/contracts/site/settings';
import { ScreenIntl } from '../intl/screen-intl';
import shared from '../messages/en.json';
import { sessionApi } from '../session/session.api';
import { siteApi } from '../site/site.api';
import { createStore, type AppStore } from '../store/store';
import * as answers from './answers';

interface Given {
  /** null for a visitor. */
  readonly user?: User | null;
  readonly settings?: Partial<Settings>;
}

/** A store that knows what the shell's does when a page opens: who is logged in, and the settings. */
export const givenStore = async ({ user = answers.user, settings = {} }: Given = {}): Promise<AppStore> => {
  const store = createStore();
  await store.dispatch(sessionApi.util.upsertQueryData('sessionUser', undefined, { user }));
  await store.dispatch(siteApi.util.upsertQueryData('siteSettings', {}, { ...answers.settings, ...settings }));
  return store;
};

interface Props {
  readonly store: AppStore;
  /** Address of the page. */
  readonly at: string;
  /** Of the interface. */
  readonly locale?: Locale;
  /** The remote's own; those of all are there already. */
  readonly messages: Record<string, string>;
  /** The routes. */
  readonly children: ReactNode;
}

const Address = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

/** What the shell puts around a screen: store, language, router, strict mode. The address is shown beside it. */
export const Stage = ({ store, at, locale = 'en', messages, children }: Props) => (
  <StrictMode>
    <Provider store={store}>
      <ScreenIntl locale={locale} timeZone="Europe/Paris" messages={{ ...shared, ...messages }}>
        <MemoryRouter initialEntries={[at]}>
          {children}
          <Address />
        </MemoryRouter>
      </ScreenIntl>
    </Provider>
  </StrictMode>
);
