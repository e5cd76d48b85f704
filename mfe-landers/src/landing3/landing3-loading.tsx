import { Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import styles from './landing3.module.css';

/** The shape of the page while its words and its member are on their way. */
export const Landing3Loading = () => (
  <div className={styles.page}>
    <LoadingNotice />
    <div className={styles.first}>
      <div className={styles.portrait}>
        <Skeleton shape="disc" className={styles.waiting} />
      </div>
      <div className={styles.words}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={3} />
      </div>
    </div>
  </div>
);
