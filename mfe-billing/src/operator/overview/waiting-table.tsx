import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, classNames, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import { pageAddress } from '../payments/page-address';
import styles from './overview.module.css';
import { useWaitingWork, type WaitingWork } from './use-waiting-work';

/** What waits for an operator, each with how much of it; it leads to where it is done. One that cannot be counted hides no other. */
export const WaitingTable = () => {
  const intl = useIntl();
  const work = useWaitingWork();
  return (
    <ul className={styles.waiting}>
      {work.map((one) => (
        <li key={one.page} className={styles.row}>
          <Link to={pageAddress(one.page, one.shown)} className={classNames(styles.what, one.count === 0 && styles.none)}>
            {intl.formatMessage({ id: `billing.overview.${one.page}` })}
          </Link>
          <Count work={one} />
        </li>
      ))}
    </ul>
  );
};

const Count = ({ work: { count, atLeast, isFetching, retry } }: { readonly work: WaitingWork }) => {
  const intl = useIntl();
  if (count !== null)
    return (
      <span className={count === 0 ? styles.none : styles.count}>
        {intl.formatNumber(count)}
        {atLeast ? '+' : ''}
      </span>
    );
  if (isFetching)
    return (
      <span className={styles.coming} aria-busy="true">
        <Waiting />
        <VisuallyHidden>{intl.formatMessage({ id: 'billing.loading' })}</VisuallyHidden>
        <Skeleton width="full" />
      </span>
    );
  return (
    <>
      <span className={styles.none}>{intl.formatMessage({ id: 'billing.overview.failed' })}</span>
      <Button onClick={retry}>{intl.formatMessage({ id: 'billing.retry' })}</Button>
    </>
  );
};
