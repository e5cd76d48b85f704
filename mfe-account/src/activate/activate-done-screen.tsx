import { useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { usePageTitle, useRefusalSentence, useUser } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard, LinkButton, MeetingDiscs, ProgressBar, Waiting } from '@rendezvous/ui';
import { MessagePage } from '../page/message-page';
import { activateTexts } from './texts';
import { useActivation } from './use-activation';

const ActivateDone = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { state, retry } = useActivation();
  usePageTitle(intl.formatMessage({ id: 'account.activate.title' }));
  if (state.kind === 'invalid') return <Navigate replace to="/activate/error" />;
  if (state.kind === 'failed') {
    return (
      <MessagePage title={intl.formatMessage({ id: 'account.activate.title' })}>
        <ErrorCard title={sentence(state.fault)} retryLabel={intl.formatMessage({ id: 'account.retry' })} onRetry={retry} />
      </MessagePage>
    );
  }
  if (state.kind === 'working') {
    const working = intl.formatMessage({ id: 'account.activate.working' });
    return (
      <MessagePage title={working}>
        <ProgressBar label={working} />
        <Waiting once />
      </MessagePage>
    );
  }
  if (state.kind === 'again') return <ConfirmedAlready />;
  return <Activated credits={state.kind === 'done' ? state.credits : 0} />;
};

/** The link was opened a second time. */
const ConfirmedAlready = () => {
  const intl = useIntl();
  const user = useUser();
  return (
    <MessagePage
      picture={<MeetingDiscs picture="match" />}
      title={intl.formatMessage({ id: 'account.activate.again' })}
      actions={
        <LinkButton variant="accent" size="big" render={<Link to={user ? '/members' : '/login'} />}>
          {intl.formatMessage({ id: user ? 'account.activate.members' : 'account.activate.login' })}
        </LinkButton>
      }
    >
      <p className="lead">{intl.formatMessage({ id: user ? 'account.activate.no-credits' : 'account.activate.again-text' })}</p>
    </MessagePage>
  );
};

const Activated = ({ credits }: { credits: number }) => {
  const intl = useIntl();
  const user = useUser();
  return (
    <MessagePage
      picture={<MeetingDiscs picture="match" />}
      title={intl.formatMessage({ id: 'account.activate.done' })}
      actions={
        <>
          <LinkButton variant="accent" size="big" render={<Link to={user ? '/members' : '/login'} />}>
            {intl.formatMessage({ id: user ? 'account.activate.members' : 'account.activate.login' })}
          </LinkButton>
          {user && !user.profile.main_image ? (
            <LinkButton size="big" render={<Link to="/profile" />}>
              {intl.formatMessage({ id: 'account.activate.profile' })}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <p className="lead">
        {intl.formatMessage({ id: credits > 0 ? 'account.activate.credits' : 'account.activate.no-credits' }, { count: credits })}
      </p>
    </MessagePage>
  );
};

/** Where the link of the activation mail leads. */
export const ActivateDoneScreen = withTexts([activateTexts], ActivateDone);
