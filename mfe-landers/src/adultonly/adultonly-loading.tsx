import { LoadingNotice } from '../lander/loading-notice';
import styles from './adultonly.module.css';

/** The door, shut, while its words are on their way. */
export const AdultonlyLoading = () => (
  <div className={styles.page}>
    <LoadingNotice />
    <div className={styles.door}>
      <div className={styles.inside} />
      <div className={styles.outside} />
    </div>
  </div>
);
