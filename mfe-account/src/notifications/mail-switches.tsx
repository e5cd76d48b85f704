import { useIntl } from 'react-intl';
import type { Notifications, NotificationType } from '@rendezvous/contracts/account/notifications';
import { LinkButton } from '@rendezvous/ui';
import { Switch } from '@rendezvous/ui/switch';
import styles from '../page/rows.module.css';

/** In the order of the specification. One that the server does not send yet is not shown. */
const TYPES: readonly NotificationType[] = ['new_conversations', 'new_messages', 'like', 'unread_message_reminders'];

interface Props {
  readonly notifications: Notifications;
  readonly onChange: (type: NotificationType, on: boolean) => void;
}

/** Where mails come from, each with its switch; the last way to end them is to leave. */
export const MailSwitches = ({ notifications, onChange }: Props) => {
  const intl = useIntl();
  return (
    <div className={styles.rows}>
      {TYPES.filter((type) => notifications[type] !== undefined).map((type) => (
        <Switch
          key={type}
          label={intl.formatMessage({ id: `account.notifications.${type}` })}
          hint={intl.formatMessage({ id: `account.notifications.${type}-hint` })}
          checked={notifications[type] === true}
          onChange={(on) => onChange(type, on)}
        />
      ))}
      <div className={styles.row}>
        <span>
          <b>{intl.formatMessage({ id: 'account.notifications.delete' })}</b>
          <span className={styles.hint}>{intl.formatMessage({ id: 'account.notifications.delete-hint' })}</span>
        </span>
        <LinkButton href="#delete">{intl.formatMessage({ id: 'account.delete.open' })}</LinkButton>
      </div>
    </div>
  );
};
