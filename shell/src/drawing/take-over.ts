import { type ReactElement, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { type AppStore, api } from '@rendezvous/client';
import { takeFirstAnswer } from '@rendezvous/client/first-answers';
import type { Composition, LoadableRelease } from '@rendezvous/contracts/releases';
import { findRoute } from '../composition/find-route';
import type { Report } from '../failures/failure-reports';
import { RemoteFailure } from '../failures/remote-failure';
import { isSlow } from '../files/connection';
import { suspendedMs } from '../files/tries.rules';
import { withTimeout } from '../files/with-timeout';
import type { ReadyRemote } from '../remote-host/remote-loader';
import type { Remotes } from '../remote-host/remotes';

type Entries = Parameters<typeof api.util.upsertQueryEntries>[0];
type Loadable = { readonly load?: () => PromiseLike<unknown> };

/** A page that a server has drawn, and what the browser makes of it. */
export interface DrawnPage {
  readonly root: HTMLElement;
  readonly page: Composition;
  readonly store: AppStore;
  readonly remotes: Remotes;
  /** The tree that the page was drawn from. */
  readonly app: ReactNode;
  readonly report: Report;
  readonly onUncaughtError: (fault: unknown) => void;
}

const whenLoaded = (remotes: Remotes, area: string): Promise<void> =>
  new Promise((done) => {
    const look = () => {
      if (remotes.state(area).kind === 'loading') return;
      stop();
      done();
    };
    const stop = remotes.subscribe(look);
    look();
  });

const loadScreen = async ({ module }: ReadyRemote, pathname: string): Promise<boolean> => {
  const element = matchRoutes(module.routes, pathname)?.at(-1)?.route.element as ReactElement | undefined;
  const { load } = (element?.type ?? {}) as Loadable;
  await load?.();
  return load !== undefined;
};

const suspended = () => new RemoteFailure('render', 'suspended');

/** The remote whose page it is, when it is the one that was drawn, in the language of the page, with the file of the screen. */
const readyRemote = async (
  remotes: Remotes,
  { remotes: releases, locale }: Composition,
  pathname: string,
): Promise<LoadableRelease | null> => {
  const area = findRoute(remotes.chosen, pathname)?.area;
  if (area === undefined) return null;
  await whenLoaded(remotes, area);
  const state = remotes.state(area);
  const isSame = state.kind === 'ready' && state.release.version === releases[area]?.version && state.messages.has(locale);
  if (!isSame) return null;
  try {
    return (await withTimeout(suspendedMs(isSlow()), loadScreen(state, pathname), suspended)) ? state.release : null;
  } catch (fault) {
    // what comes after this version is drawn anew, as if its page had failed where it is shown
    remotes.failPage(area, state, fault);
    return null;
  }
};

/** Answers that the page was drawn with belong into the store; the first call that is made after that goes to the server. */
const keepAnswers = (store: AppStore, { drawn = [] }: Composition): void => {
  const entries = drawn.map(({ endpointName, arg, url }) => ({ endpointName, arg, value: takeFirstAnswer(url) }));
  store.dispatch(api.util.upsertQueryEntries(entries as unknown as Entries));
};

/**
 * Makes a drawn page alive as it stands, once everything that it was made of is there.
 * @returns false when something is not: then the page has to be drawn anew
 */
export const takeOver = async (
  { root, page, store, remotes, app, report, onUncaughtError }: DrawnPage,
  pathname: string,
): Promise<boolean> => {
  const release = await readyRemote(remotes, page, pathname);
  if (release === null) return false;
  keepAnswers(store, page);
  const onRecoverableError = (fault: unknown) => {
    reportError(fault);
    report(release, { phase: 'render', code: 'incomplete' });
  };
  startTransition(() => void hydrateRoot(root, app, { onUncaughtError, onRecoverableError }));
  return true;
};
