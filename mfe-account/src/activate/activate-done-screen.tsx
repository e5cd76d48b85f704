import { useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { usePageTitle, useRefusalSentence, useUser } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard, LinkButton, MeetingDiscs, ProgressBar, Waiting } from '@rendezvous/ui';
import { MessagePage } from '../page/message-page';
import { activateTexts } from './texts';
import { type ActivationState, useActivation } from './use-activation';

const TITLES = {
  working: 'account.activate.working',
  again: 'account.activate.again',
  done: 'account.activate.done',
  active: 'account.activate.done',
  invalid: 'account.activate.title',
  failed: 'account.activate.title',
} as const satisfies Record<ActivationState['kind'], string>;

const ActivateDone = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { state, retry } = useActivation();
  const title = intl.formatMessage({ id: TITLES[state.kind] });
  usePageTitle(title);
  if (state.kind === 'invalid') return <Navigate replace to="/activate/error" />;
  if (state.kind === 'failed') {
    return (
      <MessagePage title={title}>
        <ErrorCard title={sentence(state.fault)} retryLabel={intl.formatMessage({ id: 'account.retry' })} onRetry={retry} />
      </MessagePage>
    );
  }
  if (state.kind === 'working') {
    return (
      <MessagePage title={title}>
        <ProgressBar label={title} />
        <Waiting once />
      </MessagePage>
    );
  }
  if (state.kind === 'again') return <ConfirmedAlready title={title} />;
  return <Activated title={title} credits={state.kind === 'done' ? state.credits : 0} />;
};

/** The link was opened a second time. */
const ConfirmedAlready = ({ title }: { title: string }) => {
  const intl = useIntl();
  const user = useUser();
  return (
    <MessagePage
      picture={<MeetingDiscs picture="match" />}
      title={title}
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

const Activated = ({ title, credits }: { title: string; credits: number }) => {
  const intl = useIntl();
  const user = useUser();
  return (
    <MessagePage
      picture={<MeetingDiscs picture="match" />}
      title={title}
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
