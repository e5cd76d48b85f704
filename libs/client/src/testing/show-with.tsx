import type { ReactElement } from 'react';
import { render } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Locale } from '@rendezvous/contracts/reference';
import type { User } from '@rendezvous/contracts/session';
import type { Settings } from '@rendezvous/contracts/site/settings';
import { declareCacheTags, type StaleAfter } from '../api/cache-tags';
import type { AppStore } from '../store/store';
import { givenStore, Stage } from './stage';

interface Remote {
  readonly descriptor: { readonly area: string; readonly cacheTags?: Readonly<Record<string, readonly StaleAfter[]>> };
  /** Of the interface; English unless given. */
  readonly locale?: Locale;
  /** Its own texts, in that language. */
  readonly messages: Record<string, string>;
  /** Who looks unless a test says so: null for a visitor, left out for Hugo. */
  readonly user?: User | null;
  readonly settings?: Partial<Settings>;
  /** Puts into the store what its screens find there. */
  readonly prepare?: (store: AppStore) => Promise<unknown>;
}

/** Where and to whom a screen is shown. */
export interface Shown {
  /** Address of the page. */
  readonly at?: string;
  /** The path that the screen stands at, where the address has parameters. */
  readonly route?: string;
  /** null for a visitor. */
  readonly user?: User | null;
  readonly settings?: Partial<Settings>;
}

/** What shows a screen of one remote as the shell does. Away from its route nothing is shown but the address. */
export const showWith = ({ descriptor, locale, messages, prepare, ...remote }: Remote) => {
  declareCacheTags(descriptor.cacheTags ?? {});
  return async (screen: ReactElement, { at = '/', route = at.split('?')[0]!, user = remote.user, settings }: Shown = {}) => {
    const store = await givenStore({ user, settings: { ...remote.settings, ...settings } });
    await prepare?.(store);
    const result = render(
      <Stage store={store} at={at} locale={locale} messages={messages}>
        <Routes>
          <Route path={route} element={screen} />
          <Route path="*" element={null} />
        </Routes>
      </Stage>,
    );
    return { ...result, store };
  };
};
