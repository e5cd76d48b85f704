import { type ReactElement, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes } from 'react-router-dom';
import { type AppStore, type RootState, api } from '@rendezvous/client';
import { putRefusedQueries } from '@rendezvous/client/refused-queries';
import type { AnsweredCall, Composition } from '@rendezvous/contracts/releases';
import { findOwnPage, findRoute } from '../composition/find-route';
import type { Report } from '../failures/failure-reports';
import { RemoteFailure } from '../failures/remote-failure';
import { reportShellFailure } from '../failures/shell-failure';
import { isSlow } from '../files/connection';
import { suspendedMs } from '../files/tries.rules';
import { withTimeout } from '../files/with-timeout';
import type { ReadyRemote } from '../remote-host/remote-loader';
import type { Remotes } from '../remote-host/remotes';
import { type LoadPage, OWN_PAGES, fetchPage } from '../pages/own-pages';
import { whenSettled } from '../remote-host/when-settled';

/** Longer than a page takes to stand once all of it is there, in milliseconds. */
const HELD_MS = 10_000;

type Asking = PromiseLike<unknown> & { readonly unsubscribe: () => void };
type Ask = (dispatch: AppStore['dispatch'], getState: AppStore['getState'], extra: unknown) => Asking;
type Askable = { readonly initiate: (arg: unknown) => Ask };
type Loadable = { readonly load?: () => PromiseLike<unknown> };

/** A page that a server has drawn, and what the browser makes of it. */
export interface DrawnPage {
  readonly root: HTMLElement;
  readonly page: Composition;
  readonly store: AppStore;
  readonly remotes: Remotes;
  /** The tree that the page was drawn from. What is still to become alive is compared with what the store held then. */
  readonly app: (drawnState?: RootState) => ReactNode;
  readonly report: Report;
  readonly onUncaughtError: (fault: unknown) => void;
}

/** A page whose files are there, and how to tell of a fault in it. */
interface ReadyPage {
  readonly reportFault: () => void;
}

const loadScreen = async ({ module }: ReadyRemote, pathname: string): Promise<boolean> => {
  const element = matchRoutes(module.routes, pathname)?.at(-1)?.route.element as ReactElement | undefined;
  const { load } = (element?.type ?? {}) as Loadable;
  await load?.();
  return load !== undefined;
};

const suspended = () => new RemoteFailure('render', 'suspended');
const inTime = <T>(work: Promise<T>): Promise<T> => withTimeout(suspendedMs(isSlow()), work, suspended);

/** The shell's own page; one that does not come is drawn anew, and says so there. */
const readyOwnPage = async (load: LoadPage): Promise<ReadyPage | null> => {
  try {
    await inTime(fetchPage(load));
    return { reportFault: () => reportShellFailure('render', 'incomplete') };
  } catch (fault) {
    reportError(fault);
    return null;
  }
};

/** The remote whose page it is, when it is the one that was drawn, in the language of the page, with the file of the screen. */
const readyRemotePage = async ({ remotes, page, report }: DrawnPage, pathname: string): Promise<ReadyPage | null> => {
  const area = findRoute(remotes.chosen, pathname)?.area;
  if (area === undefined) return null;
  const state = await whenSettled(remotes, area);
  const isSame = state.kind === 'ready' && state.release.version === page.remotes[area]?.version && state.messages.has(page.locale);
  if (!isSame) return null;
  try {
    const isThere = await inTime(loadScreen(state, pathname));
    return isThere ? { reportFault: () => report(state.release, { phase: 'render', code: 'incomplete' }) } : null;
  } catch (fault) {
    // what comes after this version is drawn anew, as if its page had failed where it is shown
    remotes.failPage(area, state, fault);
    return null;
  }
};

const readyPage = (drawn: DrawnPage, pathname: string): Promise<ReadyPage | null> => {
  const own = findOwnPage(pathname);
  return own === null ? readyRemotePage(drawn, pathname) : readyOwnPage(OWN_PAGES[own as keyof typeof OWN_PAGES]);
};

/**
 * Asks for what the page was drawn with, as its screens will: the answers are in the page, so that nothing is sent. What follows from an
 * answer follows as ever.
 * @returns how to let go of them, once the screens hold them
 */
const askForAnswers = async (store: AppStore, { drawn = [], firstRefusals = {} }: Composition): Promise<() => void> => {
  const isRefused = ({ url }: AnsweredCall) => Object.hasOwn(firstRefusals, url);
  await putRefusedQueries(store, drawn.filter(isRefused));
  const answered = drawn.filter((call) => !isRefused(call));
  const endpoints = api.endpoints as unknown as Readonly<Record<string, Askable>>;
  const asked = answered.flatMap(({ endpointName, arg }) => endpoints[endpointName]?.initiate(arg) ?? []).map((ask) => store.dispatch(ask));
  await inTime(Promise.all(asked));
  return () => asked.forEach((one) => one.unsubscribe());
};

/**
 * Makes a drawn page alive as it stands, once everything that it was made of is there.
 * @returns false when something is not: then the page has to be drawn anew
 */
export const takeOver = async (drawn: DrawnPage, pathname: string): Promise<boolean> => {
  const ready = await readyPage(drawn, pathname);
  if (ready === null) return false;
  const { root, page, store, app, onUncaughtError } = drawn;
  const letGo = await askForAnswers(store, page);
  const onRecoverableError = (fault: unknown) => {
    reportError(fault);
    ready.reportFault();
  };
  const tree = app(store.getState());
  startTransition(() => void hydrateRoot(root, tree, { onUncaughtError, onRecoverableError }));
  setTimeout(letGo, HELD_MS);
  return true;
};
