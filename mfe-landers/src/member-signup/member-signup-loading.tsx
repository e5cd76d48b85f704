import { Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import styles from './member-signup.module.css';

/** The shape of the page while its member is on the way. */
export const MemberSignupLoading = () => (
  <div className={styles.page}>
    <LoadingNotice />
    <div className={styles.who}>
      <div className={styles.portrait}>
        <Skeleton shape="disc" className={styles.waiting} />
      </div>
      <div className={styles.words}>
        <Skeleton shape="title" />
        <Skeleton width="half" />
      </div>
    </div>
    <div className={styles.form}>
      <Skeleton shape="block" lines={3} />
      <Skeleton shape="button" />
    </div>
  </div>
);
