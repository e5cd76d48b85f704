import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle, useRefusalSentence, useUser } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, LinkButton, MeetingDiscs } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { MessagePage } from '../page/message-page';
import { activateTexts } from './texts';

const ActivateError = () => {
  const intl = useIntl();
  const user = useUser();
  usePageTitle(intl.formatMessage({ id: 'account.activate.failed' }));
  return (
    <MessagePage
      picture={<MeetingDiscs picture="apart" />}
      title={intl.formatMessage({ id: 'account.activate.failed' })}
      actions={user?.status === 'not_confirmed' ? <Resend /> : <WithoutLogin />}
    >
      <p className="lead">{intl.formatMessage({ id: user ? 'account.activate.failed-text' : 'account.activate.failed-visitor' })}</p>
    </MessagePage>
  );
};

const Resend = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [resend, { isLoading, isSuccess, error }] = accountApi.useAccountResendActivationMutation();
  return (
    <>
      <Button variant="accent" size="big" busy={isLoading} onClick={() => void resend()}>
        {intl.formatMessage({ id: 'account.confirm.resend' })}
      </Button>
      <LinkButton size="big" render={<Link to="/members" />}>
        {intl.formatMessage({ id: 'account.activate.members' })}
      </LinkButton>
      <LinkButton size="big" render={<Link to="/signup" />}>
        {intl.formatMessage({ id: 'account.activate.change-address' })}
      </LinkButton>
      <div role="status">{error ? sentence(error) : isSuccess ? intl.formatMessage({ id: 'account.confirm.sent' }) : null}</div>
    </>
  );
};

/**
 * Only somebody who is logged in can ask for another mail: the page cannot know whose link it was. There is no account yet behind a link that was
 * to finish a signup.
 */
const WithoutLogin = () => {
  const intl = useIntl();
  return (
    <>
      <LinkButton variant="accent" size="big" render={<Link to="/login?next=%2Factivate%2Ferror" />}>
        {intl.formatMessage({ id: 'account.activate.login-for-mail' })}
      </LinkButton>
      <LinkButton size="big" render={<Link to="/signup" />}>
        {intl.formatMessage({ id: 'account.activate.signup' })}
      </LinkButton>
    </>
  );
};

/** The link of the mail is over or was never one of ours; a new mail helps. */
export const ActivateErrorScreen = withTexts([activateTexts], ActivateError);
