import { useIntl } from 'react-intl';
import { Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import styles from './direct-debit.module.css';

/** The boxes of the form while the order is on its way. */
export const DirectDebitSkeleton = () => {
  const intl = useIntl();
  return (
    <>
      <Waiting />
      <div className={styles.head}>
        <h1>{intl.formatMessage({ id: 'billing.direct-debit.title' })}</h1>
        <output>
          <VisuallyHidden>{intl.formatMessage({ id: 'billing.loading' })}</VisuallyHidden>
        </output>
        <Skeleton lines={2} />
      </div>
      <div className={styles.form} aria-hidden="true">
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </>
  );
};
