import { Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import styles from './video.module.css';

/** The shape of the film and of its title while both are on their way. */
export const VideoLoading = () => (
  <div className={styles.page}>
    <LoadingNotice />
    <div className={styles.first}>
      <div className={styles.waiting} />
      <div className={styles.words}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={1} />
        <Skeleton shape="block" />
      </div>
    </div>
  </div>
);
