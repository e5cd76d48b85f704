import { useIntl } from 'react-intl';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { usePageTitle, useSettings, useUser } from '@rendezvous/client';
import { EmptyState, LinkButton } from '@rendezvous/ui';
import { safeNext } from '../form/safe-next';
import { Confirm } from './confirm';
import { SignupForm } from './signup-form';
import { SignupFrame } from './signup-frame';
import { trafficOf } from './traffic';

/** Joining. A member whose address is not confirmed sees what is missing; other members have nothing to do here. */
export const SignupScreen = () => {
  const intl = useIntl();
  const user = useUser();
  const [search] = useSearchParams();
  const { signups, invite_only: inviteOnly } = useSettings();
  usePageTitle(intl.formatMessage({ id: 'account.signup.page' }));

  const next = safeNext(search.get('next'));
  const memberId = Number(search.get('member'));
  const from = Number.isInteger(memberId) && memberId > 0 ? memberId : null;
  if (user?.status === 'not_confirmed')
    return <Confirm email={user.email} next={next === '/members' ? '/signup-matches' : next} from={from} />;
  if (user) return <Navigate replace to={next} />;

  const traffic = trafficOf(search);
  const open = !inviteOnly && (signups === 'all' || (signups === 'with_trafficsource' && Object.keys(traffic).length > 0));
  if (!open) return <Closed inviteOnly={inviteOnly} />;
  return <SignupForm next={next} from={from} traffic={traffic} />;
};

/** The site takes no new members at the moment, or only invited ones. */
const Closed = ({ inviteOnly }: { inviteOnly: boolean }) => {
  const intl = useIntl();
  return (
    <SignupFrame>
      <EmptyState
        heading={1}
        title={intl.formatMessage({ id: inviteOnly ? 'account.signup.invite-only' : 'account.signup.closed' })}
        actions={<LinkButton render={<Link to="/login" />}>{intl.formatMessage({ id: 'account.signup.login-instead' })}</LinkButton>}
      >
        {intl.formatMessage({ id: inviteOnly ? 'account.signup.invite-only-text' : 'account.signup.closed-text' })}
      </EmptyState>
    </SignupFrame>
  );
};
