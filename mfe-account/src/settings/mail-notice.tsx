import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import type { User } from '@rendezvous/contracts/session';
import { Button, MailIcon, Notice } from '@rendezvous/ui';
import { accountApi } from '../account.api';

interface Props {
  readonly status: User['status'];
  /** Why mail to this address was stopped. */
  readonly reasons: User['notifications_disabled'];
  readonly email: string;
}

/** What is the matter with the member's address; nothing when all is well. */
export const MailNotice = ({ status, reasons, email }: Props) => {
  const intl = useIntl();
  const [reason] = reasons;
  if (reason) {
    return (
      <Notice tone="warn" icon={<MailIcon />} title={intl.formatMessage({ id: `account.settings.mail-${reason}` }, { email })}>
        {intl.formatMessage({ id: 'account.settings.mail-paused' })}
      </Notice>
    );
  }
  return status === 'not_confirmed' ? <NotConfirmed email={email} /> : null;
};

const NotConfirmed = ({ email }: { email: string }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const [resend, { isLoading, isSuccess, error }] = accountApi.useAccountResendActivationMutation();
  return (
    <Notice
      tone="warn"
      icon={<MailIcon />}
      title={intl.formatMessage({ id: 'account.settings.not-confirmed' })}
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
          : intl.formatMessage({ id: isSuccess ? 'account.confirm.sent' : 'account.settings.not-confirmed-text' }, { email })}
      </span>
    </Notice>
  );
};
