import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { type RootState, createStore, declareCacheTags, followSession, keepFirstAnswers, siteApi, sessionApi } from '@rendezvous/client';
import { App } from './app';
import type { DrawnPage } from './drawing/take-over';
import { compositionOfTab } from './composition/composition';
import { readComposition } from './composition/read-composition';
import { Drawn } from './drawn';
import { firstMessages } from './language/shell-messages';
import { pageNavigation } from './navigation/navigation.rules';
import { afterFirstInput } from './navigation/after-first-input';
import { reportsOf } from './failures/failure-reports';
import { prepareFederation } from './remote-host/federation';
import { loadRelease } from './remote-host/load-release';
import { reportsOfLostFiles } from './failures/lost-files';
import { reloadPage } from './failures/reload-page';
import { Remotes } from './remote-host/remotes';

/** React takes the page away when nothing inside it catches a fault. */
const fail = (fault: unknown): void => {
  reportError(fault);
  globalThis.rendezvousStart?.failed('render', 'threw');
};

/** Whether the page that a server has drawn is alive; one that could not be made so is drawn anew. */
const isTakenOver = async (drawn: DrawnPage): Promise<boolean> => {
  // it stands, whatever a remote that does not come makes of it, and from now on goes when the shell fails
  globalThis.rendezvousStart?.drawn();
  delete drawn.root.dataset['drawn'];
  try {
    const { takeOver } = await import(/* webpackChunkName: "take-over" */ './drawing/take-over');
    return await takeOver(drawn, window.location.pathname);
  } catch (fault) {
    reportError(fault);
    return false;
  }
};

/** Starts the page: the first answers are in the HTML, so the first screen waits for no call. */
export const start = async (): Promise<void> => {
  const page = readComposition();
  keepFirstAnswers(page.firstAnswers, page.firstRefusals);
  const report = reportsOf(page.pageView);
  prepareFederation(page.shellFiles, reportsOfLostFiles(page, report));
  const store = createStore();
  followSession(store);
  const [composition, messages] = await Promise.all([
    compositionOfTab(page),
    firstMessages(page.locale),
    store.dispatch(siteApi.endpoints.siteSettings.initiate({})),
    store.dispatch(sessionApi.endpoints.sessionUser.initiate()),
  ]);
  const releases = Object.values(composition.remotes);
  for (const { descriptor } of releases) declareCacheTags(descriptor.cacheTags ?? {});
  const navigation = pageNavigation(releases.map(({ descriptor }) => descriptor));
  const remotes = new Remotes(composition.remotes, messages.locale, {
    load: loadRelease,
    report,
    reloadPage,
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  const app = (drawnState?: RootState) => (
    <StrictMode>
      <BrowserRouter>
        <App
          store={store}
          remotes={remotes}
          composition={composition}
          messages={messages}
          navigation={navigation}
          drawnState={drawnState}
        />
      </BrowserRouter>
      <Drawn />
    </StrictMode>
  );
  const drawn = { root, page, store, remotes, app, report, onUncaughtError: fail };
  // a transition is drawn in pieces: the browser stays free for the visitor
  if (!page.drawn || !(await isTakenOver(drawn))) startTransition(() => createRoot(root, { onUncaughtError: fail }).render(app()));
  const isMember = () => Boolean(sessionApi.endpoints.sessionUser.select()(store.getState()).data?.user);
  afterFirstInput(() => {
    import(/* webpackChunkName: "prefetch" */ './navigation/fetch-ahead')
      .then(({ fetchAhead }) => fetchAhead(composition.remotes, isMember))
      .catch(reportError);
  });
};
