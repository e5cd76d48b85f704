import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { WaitingWork } from '@rendezvous/contracts/navigation';
import { Button, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { useLabel } from '../navigation/navigation-context';
import { waitingApi } from './waiting.api';
import { waitingIn } from './waiting.rules';
import styles from './waiting-list.module.css';

/** What waits for an operator, each with how much of it, and a link to where it is done. One that cannot be counted hides no other. */
export const WaitingList = ({ work }: { readonly work: readonly WaitingWork[] }) => (
  <ul className={styles.list}>
    {work.map((one) => (
      <li key={one.path} className={styles.row}>
        <WaitingRow work={one} />
      </li>
    ))}
  </ul>
);

const WaitingRow = ({ work }: { readonly work: WaitingWork }) => {
  const intl = useIntl();
  const labelOf = useLabel();
  const { data, isFetching, isSuccess, refetch } = waitingApi.useWaitingAnswerQuery(work.call);
  const waiting = isSuccess ? waitingIn(data, work) : null;
  return (
    <>
      <Link to={work.path} className={waiting?.count === 0 ? styles.none : styles.link}>
        {labelOf(work.label)}
      </Link>
      {waiting ? (
        <span className={waiting.count === 0 ? styles.none : styles.count}>
          {intl.formatNumber(waiting.count)}
          {waiting.atLeast ? '+' : ''}
        </span>
      ) : isFetching ? (
        <span className={styles.coming} aria-busy="true">
          <Waiting />
          <VisuallyHidden>{intl.formatMessage({ id: 'shell.operator.waiting.loading' })}</VisuallyHidden>
          <Skeleton width="full" />
        </span>
      ) : (
        <>
          <span className={styles.none}>{intl.formatMessage({ id: 'shell.operator.waiting.failed' })}</span>
          <Button onClick={() => void refetch()}>{intl.formatMessage({ id: 'shell.operator.waiting.again' })}</Button>
        </>
      )}
    </>
  );
};
