import type { ReactNode } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import type { Passkey } from '@rendezvous/contracts/account/passkeys';
import { Button } from '@rendezvous/ui';
import styles from './passkeys.module.css';

/** What is done with one. */
export type Deed = 'rename' | 'remove';

interface Props {
  readonly passkey: Passkey;
  /** The host name of this page. */
  readonly host: string | null;
  readonly open: Deed | null;
  readonly onOpen: (deed: Deed, opener: HTMLElement) => void;
  /** The form, while it is asked for. */
  readonly children: ReactNode;
}

const DEEDS: readonly Deed[] = ['rename', 'remove'];

/** One passkey, and what can be done with it. */
export const PasskeyRow = ({ passkey, host, open, onOpen, children }: Props) => {
  const intl = useIntl();
  const { name } = passkey;
  return (
    <li>
      <div className={styles.row}>
        <span>
          <b>{name}</b>
          <span className={styles.hint}>
            <Facts passkey={passkey} host={host} />
          </span>
        </span>
        <span className={styles.actions}>
          {DEEDS.map((deed) => (
            <Button
              key={deed}
              aria-label={intl.formatMessage({ id: `account.passkeys.${deed}-name` }, { name })}
              aria-expanded={open === deed}
              onClick={({ currentTarget }) => onOpen(deed, currentTarget)}
            >
              {intl.formatMessage({ id: `account.passkeys.${deed}` })}
            </Button>
          ))}
        </span>
      </div>
      {children}
    </li>
  );
};

const Facts = ({ passkey, host }: Pick<Props, 'passkey' | 'host'>): ReactNode => {
  const intl = useIntl();
  const { created_at: madeAt, last_used_at: usedAt } = passkey;
  const date = <FormattedDate key="date" value={usedAt ?? madeAt} dateStyle="medium" />;
  const when = intl.formatMessage({ id: usedAt === null ? 'account.passkeys.made' : 'account.passkeys.used' }, { date });
  const kept = passkey.synced ? intl.formatMessage({ id: 'account.passkeys.synced' }, { facts: when }) : when;
  return passkey.host === host ? kept : intl.formatMessage({ id: 'account.passkeys.at-host' }, { facts: kept, host: passkey.host });
};
