import { Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import { Thread } from './thread';
import styles from './whoneedsstrings.module.css';

/** The thread, tied, while its words are on their way. */
export const WhoneedsstringsLoading = () => (
  <div className={styles.page}>
    <LoadingNotice />
    <div className={styles.first}>
      <Thread figure="bow" />
      <div className={styles.words}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={2} />
      </div>
    </div>
  </div>
);
