import { Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import { Collage } from './collage';
import styles from './collagelanding.module.css';

/** The collage, while its words are on their way. */
export const CollagelandingLoading = () => (
  <div className={styles.page}>
    <LoadingNotice />
    <div className={styles.words}>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={2} />
    </div>
    <Collage />
  </div>
);
