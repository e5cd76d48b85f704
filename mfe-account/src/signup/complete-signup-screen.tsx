import { useIntl } from 'react-intl';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitle, useRefusalSentence, useUser } from '@rendezvous/client';
import { EmptyState, ErrorCard, LinkButton, ListSkeleton } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { nextPage } from '../page/next-page';
import { SignupFrame } from './frame/signup-frame';
import { memberIn } from './referrer/member-in';
import { PlainCompletion } from './plain/plain-completion';
import { WithoutScript } from './plain/without-script';
import { Signup } from './signup';

/** What is missing of an account that a short form began: the steps of a signup, without what was asked there. */
export const CompleteSignupScreen = () => {
  const intl = useIntl();
  const user = useUser();
  const [search] = useSearchParams();
  usePageTitle(intl.formatMessage({ id: 'account.complete.page' }));
  const next = nextPage(search.get('next'));
  if (user && user.status !== 'not_confirmed') return <Navigate replace to={next} />;
  const from = memberIn(search);
  return user ? <Signup next={next} from={from} /> : <Completion next={next} from={from} />;
};

const Completion = ({ next, from }: { readonly next: string; readonly from: number | null }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { data, error, isFetching, refetch } = accountApi.useAccountSignupStartQuery();
  if (data?.started) {
    const { email, member, invited } = data.started;
    const plain = <PlainCompletion next={next} from={from ?? member} address={email} />;
    return (
      <WithoutScript plain={plain}>
        <Signup next={next} from={from ?? member} address={email} invited={invited === true} />
      </WithoutScript>
    );
  }
  if (data) return <NothingBegun />;
  return (
    <SignupFrame>
      {error ? (
        <ErrorCard
          heading={1}
          title={sentence(error)}
          retryLabel={intl.formatMessage({ id: 'account.retry' })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={intl.formatMessage({ id: 'account.loading' })} count={4} />
      )}
    </SignupFrame>
  );
};

const NothingBegun = () => {
  const intl = useIntl();
  const { search } = useLocation();
  return (
    <SignupFrame>
      <EmptyState
        heading={1}
        title={intl.formatMessage({ id: 'account.complete.nothing' })}
        actions={
          <>
            <LinkButton variant="accent" render={<Link to={`/signup${search}`} />}>
              {intl.formatMessage({ id: 'account.signup.page' })}
            </LinkButton>
            <LinkButton render={<Link to={`/login${search}`} />}>{intl.formatMessage({ id: 'account.signup.login-instead' })}</LinkButton>
          </>
        }
      >
        {intl.formatMessage({ id: 'account.complete.nothing-text' })}
      </EmptyState>
    </SignupFrame>
  );
};
