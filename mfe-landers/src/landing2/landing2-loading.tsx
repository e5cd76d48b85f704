import { Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import styles from './landing2.module.css';

/** The shape of the questions and the letter while both are on their way. */
export const Landing2Loading = () => (
  <div className={styles.page}>
    <LoadingNotice />
    <div className={styles.head}>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={2} />
    </div>
    <div className={styles.form}>
      <div className={styles.questions}>
        {[3, 4, 5].map((lines) => (
          <Skeleton key={lines} lines={lines} />
        ))}
      </div>
      <div className={styles.beside}>
        <Skeleton lines={6} />
      </div>
    </div>
  </div>
);
