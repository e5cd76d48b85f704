import { api } from '../api/api';
import { whenLoginNeeded } from '../api/base-query';
import { forgetFirstAnswers } from '../api/first-answers';
import type { AppStore } from '../store/store';
import { overlayActions } from '../store/overlay.slice';
import { clearPrivateStorage, clearPrivateTabStorage } from './private-storage';
import { siteApi } from '../site/site.api';
import { sessionApi } from './session.api';

type Thunk<T> = (dispatch: AppStore['dispatch'], getState: AppStore['getState']) => T;

const OTHER_TABS = 'rdv-session';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(OTHER_TABS);

/**
 * Forgets everything that was somebody's. The site's settings are nobody's, and every page stands on them: they are put back at once,
 * before anything is drawn.
 */
const forget = (): Thunk<void> => (dispatch, getState) => {
  const { data: settings } = siteApi.endpoints.siteSettings.select({})(getState());
  forgetFirstAnswers();
  dispatch(overlayActions.closeMatch());
  dispatch(overlayActions.closeLoginOrSignup());
  dispatch(overlayActions.closeReport());
  dispatch(api.util.resetApiState());
  if (settings) dispatch(siteApi.util.upsertQueryEntries([{ endpointName: 'siteSettings', arg: {}, value: settings }]));
};

/** After a login or signup: everything that was known as a visitor is asked again. A signup in a dialog has something to say yet. */
export const enterSession = (): Thunk<Promise<void>> => async (dispatch) => {
  dispatch(forget());
  await dispatch(sessionApi.endpoints.sessionUser.initiate(undefined, { forceRefetch: true }));
  channel?.postMessage('changed');
};

/** Ends the login in this browser: caches, drafts and outbox go, other tabs follow. */
export const endSession =
  ({ tellServer }: { tellServer: boolean }): Thunk<Promise<void>> =>
  async (dispatch) => {
    if (tellServer) await dispatch(sessionApi.endpoints.sessionLogOut.initiate(undefined, { forceRefetch: true, subscribe: false }));
    clearPrivateStorage();
    dispatch(forget());
    dispatch(overlayActions.closeSignup());
    await dispatch(sessionApi.endpoints.sessionUser.initiate(undefined, { forceRefetch: true }));
    channel?.postMessage('changed');
  };

/** Follows what ends or changes the login from outside this page: a session that is over, and what other tabs do. */
export const followSession = ({ dispatch, getState }: AppStore): void => {
  whenLoginNeeded(() => {
    // a visitor is refused too; only somebody who is logged in here can be logged out
    const { data } = sessionApi.endpoints.sessionUser.select()(getState());
    if (data?.user) void dispatch(endSession({ tellServer: false }));
  });
  channel?.addEventListener('message', () => {
    clearPrivateTabStorage();
    dispatch(forget());
    dispatch(overlayActions.closeSignup());
    void dispatch(sessionApi.endpoints.sessionUser.initiate(undefined, { forceRefetch: true }));
  });
};
