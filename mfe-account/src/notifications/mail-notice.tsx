import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { User } from '@rendezvous/contracts/session';
import type { useToasts } from '@rendezvous/ui';
import { Button, MailIcon, Notice } from '@rendezvous/ui';
import { accountApi } from '../account.api';

type Stop = User['notifications_disabled'][number];

interface Props {
  readonly status: User['status'];
  /** Why mail to this address was stopped. */
  readonly reasons: readonly Stop[];
  readonly email: string;
  readonly tell: ReturnType<typeof useToasts>['show'];
}

/** What is the matter with the member's address; nothing when all is well. */
export const MailNotice = ({ status, reasons, email, tell }: Props) => {
  // whatever else there is, no mail arrives there
  const reason = reasons.includes('bounce') ? 'bounce' : reasons[0];
  if (reason) return <Stopped reason={reason} email={email} tell={tell} />;
  return status === 'not_confirmed' ? <NotConfirmed email={email} /> : null;
};

/** The way back: a word of the member's, or a mail that arrives. */
const Stopped = ({ reason, email, tell }: Pick<Props, 'email' | 'tell'> & { readonly reason: Stop }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [resume, { isLoading, data, error }] = accountApi.useAccountResumeNotificationsMutation();
  const bounced = reason === 'bounce';
  const sent = bounced && data?.link_sent === true;
  const ask = async (): Promise<void> => {
    const { data: done } = await resume();
    if (done && !done.link_sent) tell({ text: intl.formatMessage({ id: 'account.notifications.resumed' }), tone: 'ok' });
  };
  const text = sent ? 'account.notifications.proof-sent' : bounced ? 'account.notifications.paused-bounce' : 'account.notifications.paused';
  return (
    <Notice
      tone="warn"
      icon={<MailIcon />}
      title={intl.formatMessage({ id: `account.notifications.${reason}` }, { email })}
      action={
        sent ? undefined : (
          <Button busy={isLoading} onClick={() => void ask()}>
            {intl.formatMessage({ id: bounced ? 'account.notifications.prove' : 'account.notifications.resume' })}
          </Button>
        )
      }
    >
      <span role="status">{error ? sentence(error) : intl.formatMessage({ id: text }, { email })}</span>{' '}
      {bounced ? <a href="#account">{intl.formatMessage({ id: 'account.notifications.change-address' })}</a> : null}
    </Notice>
  );
};

const NotConfirmed = ({ email }: { email: string }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [resend, { isLoading, isSuccess, error }] = accountApi.useAccountResendActivationMutation();
  return (
    <Notice
      tone="warn"
      icon={<MailIcon />}
      title={intl.formatMessage({ id: 'account.notifications.not-confirmed' })}
      action={
        isSuccess ? undefined : (
          <Button busy={isLoading} onClick={() => void resend()}>
            {intl.formatMessage({ id: 'account.confirm.resend' })}
          </Button>
        )
      }
    >
      <span role="status">
        {error
          ? sentence(error)
          : intl.formatMessage({ id: isSuccess ? 'account.confirm.sent' : 'account.notifications.not-confirmed-text' }, { email })}
      </span>
    </Notice>
  );
};
