import { type ReactNode, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Slot, hasUnsent, overlayActions, useUser } from '@rendezvous/client';
import type { RootState } from '@rendezvous/client';
import { LateParts } from '../late-parts/late-parts';
import { SlowNotice } from '../layout/slow-notice';
import { LoginOrSignup } from '../login/login-or-signup';
import { ReportPlace } from '../report/report-place';
import { SignupOverlay } from '../signup/signup-overlay';
import { ShellBoundary } from './shell-boundary';

const over = (close: () => void, overlay: ReactNode) => <ShellBoundary onClose={close}>{overlay}</ShellBoundary>;

/** What the shell draws over any page. One that fails is closed, and takes nothing along. */
export const Overlays = () => {
  const { loginOrSignup, signup, match, report } = useSelector((state: RootState) => state.overlay);
  const dispatch = useDispatch();
  const closeChoice = () => void dispatch(overlayActions.closeLoginOrSignup());
  const closeSignup = () => void dispatch(overlayActions.closeSignup());
  const closeMatch = () => void dispatch(overlayActions.closeMatch());
  const closeReport = () => void dispatch(overlayActions.closeReport());
  return (
    <>
      {loginOrSignup ? over(closeChoice, <LoginOrSignup {...loginOrSignup} onClose={closeChoice} />) : null}
      {signup ? over(closeSignup, <SignupOverlay {...signup} onClose={closeSignup} />) : null}
      {over(nothing, <SlowNotice />)}
      {over(nothing, <UnsentMessages />)}
      {over(nothing, <LateParts />)}
      {match ? over(closeMatch, <Slot name="match" given={match} onClose={closeMatch} />) : null}
      {report ? over(closeReport, <ReportPlace key={report.memberId} {...report} onClose={closeReport} />) : null}
    </>
  );
};

/** What an earlier page could not send goes out on any page: only then is the chat needed where it is not shown. */
const UnsentMessages = () => {
  const memberId = useUser()?.id;
  const isWaiting = useSyncExternalStore(
    follow,
    () => memberId !== undefined && hasUnsent(memberId),
    () => false,
  );
  return isWaiting ? <Slot name="unsent" given={{}} onClose={nothing} /> : null;
};

const nothing = (): void => undefined;

/** What comes to wait in this page is sent by its chat. */
const follow = () => nothing;
