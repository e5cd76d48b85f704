import { useIntl } from 'react-intl';
import type { Notifications } from '@rendezvous/contracts/account/notifications';
import type { useToasts } from '@rendezvous/ui';
import { ErrorCard, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import styles from './mails-section.module.css';
import { MailSwitches } from './mail-switches';
import { useMailChoices } from './use-mail-choices';

const ALL: Notifications = { new_conversations: false, new_messages: false, like: false, unread_message_reminders: false };

/** The member's mails, once they are known; the other settings do not wait for them. */
export const MailsSection = ({ tell }: { tell: ReturnType<typeof useToasts>['show'] }) => {
  const intl = useIntl();
  const { data, isError, isFetching, refetch } = accountApi.useAccountNotificationsQuery();
  const choose = useMailChoices(tell);
  const shown = (notifications: Notifications) => (
    <>
      <p className="muted">{intl.formatMessage({ id: 'account.notifications.text' })}</p>
      <MailSwitches notifications={notifications} onChange={choose} />
    </>
  );
  if (data) return shown(data.notifications);
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
      <div className={styles.coming}>
        <Skeleton shape="block" lines={3} />
        {/* unseen, it keeps the room that it takes: nothing below moves when it comes */}
        <div className={styles.room} aria-hidden="true" inert>
          {shown(ALL)}
        </div>
      </div>
    </>
  );
};
