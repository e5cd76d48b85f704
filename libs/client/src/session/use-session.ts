import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { overlayActions } from '../store/overlay.slice';
import type { AppStore } from '../store/store';
import { sessionApi } from './session.api';
import type { User } from './session.api';
import { endSession, enterSession } from './session-change';

/** Who is logged in, or null. */
export const useUser = (): User | null => sessionApi.useSessionUserQuery().data?.user ?? null;

/** The login: who, and how to change it. */
export const useSession = () => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const user = useUser();
  const [sendLogIn] = sessionApi.useSessionLogInMutation();

  /** Rejects with the refused call. */
  const logIn = useCallback(
    async (email: string, password: string): Promise<User | null> => {
      const reply = await sendLogIn({ email, password }).unwrap();
      await dispatch(enterSession());
      return reply.user;
    },
    [dispatch, sendLogIn],
  );
  const logOut = useCallback(() => dispatch(endSession({ tellServer: true })), [dispatch]);
  const refresh = useCallback(() => dispatch(enterSession()), [dispatch]);
  return { user, logIn, logOut, refresh };
};

/** Opens the "log in or sign up" choice of the shell, which leads back to the present page. */
export const useLoginOrSignup = (): ((about?: { memberId: number }) => void) => {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  return useCallback(
    (about) => dispatch(overlayActions.askLoginOrSignup({ next: pathname + search, memberId: about?.memberId ?? null })),
    [dispatch, pathname, search],
  );
};
