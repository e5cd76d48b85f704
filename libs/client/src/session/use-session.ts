import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { overlayActions } from '../store/overlay.slice';
import type { AppStore } from '../store/store';
import { LEAVING } from './leaving';
import { sessionApi } from './session.api';
import type { User } from './session.api';
import { endSession, enterSession } from './session-change';

/** Who is logged in, or null. */
export const useUser = (): User | null => sessionApi.useSessionUserQuery().data?.user ?? null;

/** The login: who, and how to change it. */
export const useSession = () => {
  const dispatch = useDispatch<AppStore['dispatch']>();
  const navigate = useNavigate();
  const user = useUser();
  const [sendLogIn] = sessionApi.useSessionLogInMutation();

  /**
   * Rejects with the refused call.
   * @param wishes.bringBack also when the account is being deleted: it is brought back
   */
  const logIn = useCallback(
    async (email: string, password: string, { bringBack = false } = {}): Promise<User | null> => {
      const reply = await sendLogIn({ email, password, ...(bringBack ? { bring_back: true } : {}) }).unwrap();
      await dispatch(enterSession());
      return reply.user;
    },
    [dispatch, sendLogIn],
  );
  /** Ends on the home page. The members' pages are left before: none of them asks for what is refused by then, or for a login again. */
  const logOut = useCallback(async () => {
    await navigate('/', { state: LEAVING });
    await dispatch(endSession({ tellServer: true }));
  }, [dispatch, navigate]);
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
