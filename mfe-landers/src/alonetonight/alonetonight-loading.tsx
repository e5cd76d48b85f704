import { Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import styles from './alonetonight.module.css';

/** The shape of the evening while its words are on their way. */
export const AlonetonightLoading = () => (
  <div className={styles.page}>
    <LoadingNotice />
    <div className={styles.picture} />
    <div className={styles.words}>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={3} />
      <Skeleton shape="title" width="short" />
    </div>
  </div>
);
