import { useIntl } from 'react-intl';
import { Card, Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import styles from './credits-page.module.css';

const ROWS = [0, 1, 2, 3, 4];

/** The boxes of the page while prices are on their way. */
export const CreditsSkeleton = () => {
  const intl = useIntl();
  return (
    <div className={styles.page}>
      <Waiting />
      <section className={styles.choose}>
        <div className={styles.head}>
          <h1>{intl.formatMessage({ id: 'billing.credits.title' })}</h1>
          <output>
            <VisuallyHidden>{intl.formatMessage({ id: 'billing.loading' })}</VisuallyHidden>
          </output>
          <Skeleton width="long" />
        </div>
        <div aria-hidden="true">
          {ROWS.map((row) => (
            <div key={row} className={styles.row}>
              <span className={styles.box}>
                <Skeleton shape="title" />
              </span>
              <span className={styles.box}>
                <Skeleton lines={2} />
              </span>
            </div>
          ))}
        </div>
      </section>
      <aside className={styles.aside} aria-hidden="true">
        <Card className={styles.card}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton lines={3} />
          <Skeleton shape="button" />
        </Card>
      </aside>
    </div>
  );
};
