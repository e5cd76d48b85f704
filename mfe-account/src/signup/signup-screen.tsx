import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePageTitle, useSettings, useUser } from '@rendezvous/client';
import { nextPage } from '../page/next-page';
import { PlainStart } from './plain/plain-start';
import { WithoutScript } from './plain/without-script';
import { memberIn } from './referrer/member-in';
import { Signup } from './signup';
import { useFirstLine } from './values/use-first-line';

/** The page of the signup. Members whose address is confirmed have nothing to do here. */
export const SignupScreen = () => {
  const intl = useIntl();
  const user = useUser();
  const { signups, invite_only: inviteOnly } = useSettings();
  const [search] = useSearchParams();
  usePageTitle(intl.formatMessage({ id: 'account.signup.page' }));

  const next = nextPage(search.get('next'));
  const from = memberIn(search);
  const firstLine = useFirstLine();
  if (user && user.status !== 'not_confirmed') return <Navigate replace to={next} />;
  const signup = <Signup next={next} from={from} firstLine={firstLine} />;
  // who has an account needs no form, and where signups are closed there is none
  if (user || inviteOnly || signups !== 'all') return signup;
  return <WithoutScript plain={<PlainStart next={next} from={from} firstLine={firstLine} />}>{signup}</WithoutScript>;
};
