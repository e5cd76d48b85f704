import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Slot, hasUnsent, overlayActions, useUser } from '@rendezvous/client';
import type { RootState } from '@rendezvous/client';
import { SlowNotice } from '../layout/slow-notice';
import { LoginOrSignup } from '../login/login-or-signup';
import { SignupOverlay } from '../signup/signup-overlay';

/** What the shell draws over any page. */
export const Overlays = () => {
  const { loginOrSignup, signup, match } = useSelector((state: RootState) => state.overlay);
  const dispatch = useDispatch();
  return (
    <>
      {loginOrSignup ? <LoginOrSignup {...loginOrSignup} onClose={() => dispatch(overlayActions.closeLoginOrSignup())} /> : null}
      {signup ? <SignupOverlay {...signup} onClose={() => dispatch(overlayActions.closeSignup())} /> : null}
      <SlowNotice />
      <UnsentMessages />
      {match ? <Slot name="match" given={match} onClose={() => dispatch(overlayActions.closeMatch())} /> : null}
    </>
  );
};

/** What an earlier page could not send goes out on any page: only then is the chat needed where it is not shown. */
const UnsentMessages = () => {
  const memberId = useUser()?.id;
  const waiting = useMemo(() => memberId !== undefined && hasUnsent(memberId), [memberId]);
  return waiting ? <Slot name="unsent" given={{}} onClose={nothing} /> : null;
};

const nothing = (): void => undefined;
