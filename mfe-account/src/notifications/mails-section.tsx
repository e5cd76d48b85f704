import { useIntl } from 'react-intl';
import type { useToasts } from '@rendezvous/ui';
import { ErrorCard, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { MailSwitches } from './mail-switches';
import { useMailChoices } from './use-mail-choices';

/** The member's mails, once they are known; the other settings do not wait for them. */
export const MailsSection = ({ tell }: { tell: ReturnType<typeof useToasts>['show'] }) => {
  const intl = useIntl();
  const { data, isError, isFetching, refetch } = accountApi.useAccountNotificationsQuery();
  const choose = useMailChoices(tell);
  if (data) {
    return (
      <>
        <p className="muted">{intl.formatMessage({ id: 'account.notifications.text' })}</p>
        <MailSwitches notifications={data.notifications} onChange={choose} />
      </>
    );
  }
  if (isError) {
    return (
      <ErrorCard
        title={intl.formatMessage({ id: 'account.notifications.failed' })}
        retryLabel={intl.formatMessage({ id: 'account.retry' })}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <>
      <Waiting />
      <VisuallyHidden>{intl.formatMessage({ id: 'account.loading' })}</VisuallyHidden>
      <Skeleton shape="button" width="full" />
    </>
  );
};
