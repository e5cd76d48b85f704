import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle, useRefusalSentence, useUser } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, ErrorCard, FormError, LinkButton, MeetingDiscs, Skeleton, Waiting } from '@rendezvous/ui';
import { activateTexts } from '../activate/texts';
import { MessagePage } from '../page/message-page';
import { mailChangeTexts } from './texts';
import { type MailChangeState, useMailChange } from './use-mail-change';

/** Asks first: programs that look through mails follow links. */
const MailChange = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { state, press, busy, fault, retry } = useMailChange();
  const title = intl.formatMessage({ id: 'account.mail-change.title' });
  usePageTitle(title);
  if (state.kind === 'failed') {
    return (
      <MessagePage title={title}>
        <ErrorCard title={sentence(state.fault)} retryLabel={intl.formatMessage({ id: 'account.retry' })} onRetry={retry} />
      </MessagePage>
    );
  }
  if (state.kind === 'looking') {
    return (
      <MessagePage title={title}>
        <Waiting />
        <Skeleton shape="button" width="full" />
      </MessagePage>
    );
  }
  if (state.kind !== 'change' && state.kind !== 'undo') {
    return <Outcome kind={state.kind} account_back={state.account_back} to_confirm={state.to_confirm} />;
  }
  return (
    <MessagePage
      title={intl.formatMessage({ id: `account.mail-change.${state.kind}` }, { email: state.email })}
      actions={
        <Button variant="accent" size="big" busy={busy} onClick={press}>
          {intl.formatMessage({ id: `account.mail-change.${state.kind}-button` })}
        </Button>
      }
    >
      <p className="lead">{intl.formatMessage({ id: textOf(state.kind, state.to_confirm) })}</p>
      {state.account_back ? <p className="lead">{intl.formatMessage({ id: 'account.mail-change.undo-account' })}</p> : null}
      <FormError>{fault ? sentence(fault) : null}</FormError>
    </MessagePage>
  );
};

type Done = Exclude<MailChangeState, { readonly kind: 'looking' | 'change' | 'undo' | 'failed' }>;

/** What a link does or did, in a sentence: nothing puts an address back that was never confirmed. */
const textOf = (kind: Done['kind'] | 'change' | 'undo', toConfirm = false): string =>
  toConfirm && (kind === 'change' || kind === 'changed') ? `account.mail-change.${kind}-to-confirm` : `account.mail-change.${kind}-text`;

const Outcome = ({ kind, account_back: accountBack, to_confirm: toConfirm }: Done) => {
  const intl = useIntl();
  const user = useUser();
  return (
    <MessagePage
      picture={<MeetingDiscs picture={kind === 'changed' || kind === 'undone' ? 'match' : 'apart'} />}
      title={intl.formatMessage({ id: `account.mail-change.${kind}` })}
      actions={kind === 'undone' ? <NewPassword /> : <Onwards loggedIn={user !== null} />}
    >
      {accountBack ? <p className="lead">{intl.formatMessage({ id: 'account.mail-change.undone-account' })}</p> : null}
      <p className="lead">{intl.formatMessage({ id: textOf(kind, toConfirm) })}</p>
    </MessagePage>
  );
};

/** Whoever changed the address may know the password. */
const NewPassword = () => {
  const intl = useIntl();
  return (
    <LinkButton variant="accent" size="big" render={<Link to="/reset-password" />}>
      {intl.formatMessage({ id: 'account.mail-change.new-password' })}
    </LinkButton>
  );
};

const Onwards = ({ loggedIn }: { readonly loggedIn: boolean }) => {
  const intl = useIntl();
  return (
    <LinkButton variant="accent" size="big" render={<Link to={loggedIn ? '/notifications' : '/login?next=%2Fnotifications'} />}>
      {intl.formatMessage({ id: loggedIn ? 'account.mail-change.settings' : 'account.activate.login' })}
    </LinkButton>
  );
};

/** Where the links of an address change lead: the one to the new address, and the one that puts the old one back. */
export const MailChangeScreen = withTexts([mailChangeTexts, activateTexts], MailChange);
