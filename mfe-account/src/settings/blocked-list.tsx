import { FormattedDate, useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui';
import styles from './settings.module.css';

export interface Blocked {
  readonly id: number;
  readonly name: string;
  readonly blocked_at: string;
}

interface Props {
  readonly blocked: readonly Blocked[];
  /** Who is being unblocked. */
  readonly busy: number | null;
  readonly onUnblock: (member: Blocked) => void;
}

/** Whom the member blocked, each with the way back. */
export const BlockedList = ({ blocked, busy, onUnblock }: Props) => {
  const intl = useIntl();
  if (blocked.length === 0) return <p className="muted">{intl.formatMessage({ id: 'account.settings.nobody-blocked' })}</p>;
  return (
    <ul className={styles.rows}>
      {blocked.map((member) => (
        <li key={member.id} className={styles.row}>
          <span>
            <b>{member.name}</b>
            <span className={styles.hint}>
              {intl.formatMessage(
                { id: 'account.settings.blocked-on' },
                { date: <FormattedDate value={member.blocked_at} dateStyle="medium" /> },
              )}
            </span>
          </span>
          <Button
            busy={busy === member.id}
            aria-label={intl.formatMessage({ id: 'account.settings.unblock-name' }, { name: member.name })}
            onClick={() => onUnblock(member)}
          >
            {intl.formatMessage({ id: 'account.settings.unblock' })}
          </Button>
        </li>
      ))}
    </ul>
  );
};
