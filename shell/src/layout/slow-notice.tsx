import { useState } from 'react';
import { useIntl } from 'react-intl';
import { askAgain } from '@rendezvous/client';
import { Button, Notice, useLongWait } from '@rendezvous/ui';
import styles from './slow-notice.module.css';

/** Says that a call takes longer than usual, over the page so that nothing moves, and offers to ask again. */
export const SlowNotice = () => {
  const wait = useLongWait();
  return (
    <div className={styles.place} role="status">
      {wait === 'none' ? null : <SlowWords canAsk={wait === 'ask'} />}
    </div>
  );
};

/** The words of a wait that is longer than usual. */
export const SlowWords = ({ canAsk }: { canAsk: boolean }) => {
  const intl = useIntl();
  const [isAskedAgain, setAskedAgain] = useState(false);
  const ask = () => {
    setAskedAgain(true);
    askAgain();
  };
  const again = <Button onClick={ask}>{intl.formatMessage({ id: 'shell.remote.retry' })}</Button>;
  return (
    <Notice tone="info" className={styles.notice} action={canAsk ? again : null}>
      {intl.formatMessage({ id: isAskedAgain ? 'shell.slow.asked-again' : 'shell.slow.text' })}
    </Notice>
  );
};
