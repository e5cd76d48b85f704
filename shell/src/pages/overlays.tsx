import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { hasUnsent, overlayActions, useUser } from '@rendezvous/client';
import type { RootState } from '@rendezvous/client';
import { LoginOrSignup } from '../login/login-or-signup';
import { Slot } from '../remote-host/slot';

/** What the shell draws over any page. */
export const Overlays = () => {
  const { loginOrSignup, match } = useSelector((state: RootState) => state.overlay);
  const dispatch = useDispatch();
  return (
    <>
      {loginOrSignup ? <LoginOrSignup {...loginOrSignup} onClose={() => dispatch(overlayActions.closeLoginOrSignup())} /> : null}
      <UnsentMessages />
      {match ? <Slot area="chat" name="match" {...match} onClose={() => dispatch(overlayActions.closeMatch())} /> : null}
    </>
  );
};

/** What an earlier page could not send goes out on any page: only then is the chat needed where it is not shown. */
const UnsentMessages = () => {
  const memberId = useUser()?.id;
  const waiting = useMemo(() => memberId !== undefined && hasUnsent(memberId), [memberId]);
  return waiting ? <Slot area="chat" name="unsent" onClose={nothing} /> : null;
};

const nothing = (): void => undefined;
