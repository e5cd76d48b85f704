import { useIntl } from 'react-intl';
import { Card, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import styles from './repeat-order.module.css';

/** The boxes of the page while the price is on its way. */
export const RepeatOrderSkeleton = () => {
  const intl = useIntl();
  return (
    <>
      <Waiting />
      <div className={styles.head}>
        <h1>{intl.formatMessage({ id: 'billing.repeat.title' })}</h1>
        <output>
          <VisuallyHidden>{intl.formatMessage({ id: 'billing.loading' })}</VisuallyHidden>
        </output>
        <Skeleton width="long" />
      </div>
      <div aria-hidden="true">
        <Card className={styles.card}>
          <Skeleton shape="title" width="half" />
          <Skeleton lines={2} />
          <Skeleton lines={2} />
          <Skeleton shape="button" />
        </Card>
      </div>
    </>
  );
};
