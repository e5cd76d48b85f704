import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rendezvous/ui';
import styles from './direct-debit.module.css';

interface Props {
  /** From when another may be sent, by this device's clock. */
  readonly from: number;
  readonly busy: boolean;
  readonly onSend: () => void;
}

const SECOND_MS = 1000;
const follow = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, SECOND_MS);
  return () => clearInterval(timer);
};
const thisSecond = (): number => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

/** Another code, from when it can be sent: until then it says how long. */
export const ResendCode = ({ from, busy, onSend }: Props) => {
  const intl = useIntl();
  const now = useSyncExternalStore(follow, thisSecond, () => null);
  const seconds = now === null ? 0 : Math.ceil((from - now) / SECOND_MS);
  if (seconds > 0) {
    return <p className="small muted num">{intl.formatMessage({ id: 'billing.direct-debit.resend-in' }, { seconds })}</p>;
  }
  return (
    <Button variant="quiet" flush className={styles.way} busy={busy} onClick={onSend}>
      {intl.formatMessage({ id: 'billing.direct-debit.resend' })}
    </Button>
  );
};
