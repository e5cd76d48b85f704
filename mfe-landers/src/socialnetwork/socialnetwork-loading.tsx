import { Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import styles from './socialnetwork.module.css';

/** The words and the sky while both are on their way. */
export const SocialnetworkLoading = () => (
  <div className={styles.page}>
    <LoadingNotice />
    <div className={styles.words}>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={2} />
    </div>
    <div className={styles.picture}>
      <div className={styles.waiting} />
    </div>
  </div>
);
