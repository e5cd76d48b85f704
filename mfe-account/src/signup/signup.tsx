import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSettings, useUser } from '@rendezvous/client';
import { EmptyState, LinkButton } from '@rendezvous/ui';
import { ByInvitation } from './by-invitation/by-invitation';
import { ConfirmAccount } from './finish/confirm-account';
import { SignupForm } from './signup-form';
import { SignupFrame } from './frame/signup-frame';
import { useSignupContainer } from './frame/signup-container';
import type { FirstLine } from './values/signup-draft';

interface Props {
  readonly next: string;
  /** The member from whose profile it started. */
  readonly from: number | null;
  /** What they want to write first, as far as they said it on the way here. */
  readonly firstLine?: FirstLine | null;
  /** The address that a short form began it with. */
  readonly address?: string | null;
  /** That short form came with an invitation. */
  readonly invited?: boolean;
}

/** Joining, up to what is still missing of a member whose address is not confirmed; or why nobody can. */
export const Signup = ({ next, from, firstLine = null, address = null, invited = false }: Props) => {
  const user = useUser();
  const { signups, invite_only: inviteOnly, min_age: minAge } = useSettings();
  if (user) return <ConfirmAccount email={user.email} next={next === '/members' ? '/signup-matches' : next} from={from} />;

  // not said to who has an invitation
  if (inviteOnly && signups !== 'none' && !invited) return <ByInvitation next={next} from={from} minAge={minAge} />;
  // 'all' is also said to who came from where signups are open to
  if (signups !== 'all') return <Closed />;
  return <SignupForm next={next} from={from} firstLine={firstLine} address={address} />;
};

/** The site takes no new members at the moment. */
const Closed = () => {
  const intl = useIntl();
  const { inDialog } = useSignupContainer();
  return (
    <SignupFrame>
      <EmptyState
        heading={inDialog ? 2 : 1}
        title={intl.formatMessage({ id: 'account.signup.closed' })}
        actions={<LinkButton render={<Link to="/login" />}>{intl.formatMessage({ id: 'account.signup.login-instead' })}</LinkButton>}
      >
        {intl.formatMessage({ id: 'account.signup.closed-text' })}
      </EmptyState>
    </SignupFrame>
  );
};
