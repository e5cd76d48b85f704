import { MeetingDiscs, Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import styles from './hero.module.css';

/** Two discs, before it is known whose. */
export const HomeLoading = () => (
  <section className={styles.hero}>
    <LoadingNotice />
    <div className={styles.words}>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={3} />
    </div>
    <div className={styles.picture}>
      <MeetingDiscs picture="home" />
    </div>
  </section>
);
