import { render, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { LocaleProvider, type RemoteModule, SlotProvider, defineRemote } from '@rendezvous/client';
import { Stage, givenStore } from '@rendezvous/client/testing';
import type { Locale } from '@rendezvous/contracts/reference';
import type { User } from '@rendezvous/contracts/session';
import type { LoadableRelease, RemoteRelease } from '@rendezvous/contracts/releases';
import shellMessages from '../messages/en.json';
import { Pages } from '../pages/pages';
import { RemoteFailure } from '../failures/remote-failure';
import { loadMessages } from '../remote-host/load-messages';
import type { PageHost, Remotes } from '../remote-host/remotes';
import { RemotesContext } from '../remote-host/remotes-context';
import { fillSlot } from '../remote-host/slot';

// The way of a remote in the page: real modules, only the network is ours.

export const releaseOf = (version: string, paths = ['/chats']): LoadableRelease => ({
  version,
  entry: `/releases/mfe-chat/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  descriptor: {
    remote: 'mfe-chat',
    area: 'chat',
    container: 'mfe_chat',
    owner: 'team-chat',
    contract: 1,
    routes: paths.map((path) => ({ path, layout: 'empty', access: 'anyone', chunk: 'chats', data: [] })),
    slots: ['match'],
  },
});
export const remoteOf = (chosen: LoadableRelease, fallback: LoadableRelease | null): RemoteRelease => ({
  ...chosen,
  channel: 'stable',
  fallback,
});

/** What a build throws when a file of it does not come. */
export const gone = () => {
  throw Object.assign(new Error('Loading chunk chats failed.'), { name: 'ChunkLoadError' });
};
export const moduleOf = (text: string, element = <h1>{text}</h1>, path = '/chats'): RemoteModule =>
  defineRemote({ area: 'chat', routes: [{ path, element }], slots: { match: () => <p>match of {text}</p> }, messages: async () => ({}) });

/** What the loads of this page end with, in their order. */
export const givenLoads = (outcomes: readonly (RemoteModule | Error)[]) => {
  const waiting = [...outcomes];
  const loaded: string[] = [];
  const reports: string[] = [];
  const reloadPage = jest.fn(async () => false);
  const host: PageHost = {
    load: async (release, locales) => {
      loaded.push(release.version);
      const outcome = waiting.shift();
      if (!outcome || outcome instanceof Error) throw outcome ?? new Error('Nothing more was expected to be loaded.');
      return { module: outcome, ...(await loadMessages(release, outcome, locales)) };
    },
    report: ({ version }, { phase, code }) => reports.push(`${version} ${phase} ${code}`),
    reloadPage,
  };
  return { host, loaded, reports, reloadPage };
};

/** A page that is made of these remotes. */
export const show = async (
  remotes: Remotes,
  children = <Pages />,
  { at = '/chats', locale = 'en' as Locale, user = undefined as User | null | undefined } = {},
) => {
  const store = await givenStore({ user });
  return render(
    <Stage store={store} at={at} messages={shellMessages as Record<string, string>}>
      <LocaleProvider value={{ locale, asked: locale, offered: ['en', 'fr'], setLocale: () => undefined }}>
        <RemotesContext.Provider value={remotes}>
          <SlotProvider value={fillSlot}>{children}</SlotProvider>
          <Link to="/chats">chats</Link>
        </RemotesContext.Provider>
      </LocaleProvider>
    </Stage>,
  );
};
export const retryButton = () => screen.findByRole('button', { name: 'Try again' });
export const unreachable = () => new RemoteFailure('entry', 'unreachable');

/** Faults are told to the console of whoever looks for them. */
export const quietFaults = () => {
  beforeEach(() => {
    globalThis.reportError = jest.fn();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // an older version has fewer pages, and the router says so
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());
};
