import { useEffect } from 'react';
import { act, render } from '@testing-library/react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { LocaleProvider } from '@rendezvous/client';
import { Stage, givenStore } from '@rendezvous/client/testing';
import type { RemoteRoute } from '@rendezvous/contracts/releases';
import type { User } from '@rendezvous/contracts/session';
import type { Settings } from '@rendezvous/contracts/site/settings';
import shellMessages from '../messages/en.json';
import { Parts } from '../late-parts/parts';
import { Remotes } from '../remote-host/remotes';
import { RemotesContext } from '../remote-host/remotes-context';
import { givenLoads } from './given-remotes';
import { givenRelease } from './given-composition';

interface Shown {
  readonly settings: Partial<Settings>;
  /** Nobody is logged in, unless told. */
  readonly user?: User | null;
  readonly at?: string;
  /** Of the page at that address. */
  readonly layout?: RemoteRoute['layout'];
}

beforeAll(() => {
  performance.getEntriesByType ??= () => [];
  window.matchMedia ??= (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const router: { navigate?: NavigateFunction } = {};

/** Lets a test go to another page. */
const Navigation = () => {
  const navigate = useNavigate();
  useEffect(() => void (router.navigate = navigate), [navigate]);
  return null;
};

/** The parts that come late, over a page. */
export const showParts = async ({ settings, user = null, at = '/members', layout = 'default' }: Shown) => {
  const { descriptor, ...release } = givenRelease('search', '1');
  const routes = [{ path: at, layout, access: 'anyone' as const, chunk: 'page', data: [] }];
  const remotes = new Remotes({ search: { ...release, descriptor: { ...descriptor, routes } } }, 'en', givenLoads([]).host);
  const store = await givenStore({ user, settings });
  const shown = render(
    <Stage store={store} at={at} messages={shellMessages as Record<string, string>}>
      <LocaleProvider value={{ locale: 'en', asked: 'en', offered: ['en', 'fr'], setLocale: () => undefined }}>
        <RemotesContext.Provider value={remotes}>
          <main id="main" tabIndex={-1} />
          <Parts />
          <Navigation />
        </RemotesContext.Provider>
      </LocaleProvider>
    </Stage>,
  );
  // their texts come in a file of their own
  await act(async () => undefined);
  return { ...shown, goTo: (path: string) => act(() => void router.navigate?.(path)) };
};
