import { Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import styles from './gallery.module.css';

/** The first wall, while its words are on their way. */
export const GalleryLoading = () => (
  <div className={styles.walk}>
    <LoadingNotice />
    <div className={styles.wall}>
      <div className={styles.text}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={2} />
      </div>
    </div>
  </div>
);
