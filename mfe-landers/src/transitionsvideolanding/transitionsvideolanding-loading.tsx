import { Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import styles from './transitionsvideolanding.module.css';

/** The shape of the film and of the words beside it while both are on their way. */
export const TransitionsvideolandingLoading = () => (
  <div className={styles.page}>
    <LoadingNotice />
    <div className={styles.first}>
      <div className={styles.waiting} />
      <div className={styles.words}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={3} />
        <Skeleton shape="block" />
      </div>
    </div>
  </div>
);
