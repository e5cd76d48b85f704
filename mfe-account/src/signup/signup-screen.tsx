import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePageTitle, useUser } from '@rendezvous/client';
import { nextPage } from '../page/next-page';
import { Signup } from './signup';

/** The page of the signup. Members whose address is confirmed have nothing to do here. */
export const SignupScreen = () => {
  const intl = useIntl();
  const user = useUser();
  const [search] = useSearchParams();
  usePageTitle(intl.formatMessage({ id: 'account.signup.page' }));

  const next = nextPage(search.get('next'));
  const memberId = Number(search.get('member'));
  const from = Number.isInteger(memberId) && memberId > 0 ? memberId : null;
  if (user && user.status !== 'not_confirmed') return <Navigate replace to={next} />;
  return <Signup next={next} from={from} />;
};
