import { useDispatch, useSelector } from 'react-redux';
import { overlayActions } from '@rendezvous/client';
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
      {match ? <Slot area="chat" name="match" {...match} onClose={() => dispatch(overlayActions.closeMatch())} /> : null}
    </>
  );
};
