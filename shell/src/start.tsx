import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createStore, declareCacheTags, followSession, keepFirstAnswers, siteApi, sessionApi } from '@rendezvous/client';
import { App } from './app';
import { compositionOfTab } from './composition/composition';
import { readComposition } from './composition/read-composition';
import { readyToTakeOver } from './drawing/take-over';
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

/** Starts the page: the first answers are in the HTML, so the first screen waits for no call. */
export const start = async (): Promise<void> => {
  const page = readComposition();
  keepFirstAnswers(page.firstAnswers);
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
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App store={store} remotes={remotes} composition={composition} messages={messages} navigation={navigation} />
      </BrowserRouter>
      <Drawn />
    </StrictMode>
  );
  const isReady = composition === page && (await readyToTakeOver(store, remotes, page, window.location.pathname).catch(() => false));
  // a transition is drawn in pieces: the browser stays free for the visitor
  startTransition(() => {
    if (isReady) hydrateRoot(root, app, { onUncaughtError: fail, onRecoverableError: reportError });
    else createRoot(root, { onUncaughtError: fail }).render(app);
  });
  const isMember = () => Boolean(sessionApi.endpoints.sessionUser.select()(store.getState()).data?.user);
  afterFirstInput(() => {
    import(/* webpackChunkName: "prefetch" */ './navigation/prefetch')
      .then(({ prefetchPages }) => prefetchPages(composition.remotes, isMember))
      .catch(reportError);
  });
};
