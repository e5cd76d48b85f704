import { api } from '../api/api';
import { forgetFirstAnswers } from '../api/first-answers';
import type { AppStore } from '../store/store';
import { overlayActions } from '../store/overlay.slice';
import { clearPrivateStorage } from './private-storage';
import { sessionApi } from './session.api';

type Thunk<T> = (dispatch: AppStore['dispatch'], getState: AppStore['getState']) => T;

const OTHER_TABS = 'rdv-session';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(OTHER_TABS);
const listeners = new Set<() => void>();

/** Calls back whenever the login of this browser has changed, here or in another tab. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const tell = () => listeners.forEach((listener) => listener());

const forget = (dispatch: AppStore['dispatch']) => {
  forgetFirstAnswers();
  dispatch(overlayActions.closeMatch());
  dispatch(overlayActions.closeLoginOrSignup());
  dispatch(api.util.resetApiState());
};

/** After a login or signup: everything that was known as a visitor is asked again. */
export const enterSession = (): Thunk<Promise<void>> => async (dispatch) => {
  forget(dispatch);
  await dispatch(sessionApi.endpoints.sessionUser.initiate(undefined, { forceRefetch: true }));
  channel?.postMessage('changed');
  tell();
};

/** Ends the login in this browser: caches, drafts and outbox go, other tabs follow. */
export const endSession =
  ({ tellServer }: { tellServer: boolean }): Thunk<Promise<void>> =>
  async (dispatch) => {
    if (tellServer) await dispatch(sessionApi.endpoints.sessionLogOut.initiate(undefined, { forceRefetch: true, subscribe: false }));
    clearPrivateStorage();
    forget(dispatch);
    await dispatch(sessionApi.endpoints.sessionUser.initiate(undefined, { forceRefetch: true }));
    channel?.postMessage('changed');
    tell();
  };

/** Follows logins and logouts of other tabs. */
export const followOtherTabs = (dispatch: AppStore['dispatch']): void => {
  channel?.addEventListener('message', () => {
    forget(dispatch);
    void dispatch(sessionApi.endpoints.sessionUser.initiate(undefined, { forceRefetch: true }));
    tell();
  });
};
