import { Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import { DRAWINGS, Drawing } from './drawing';
import styles from './iconslanding.module.css';

/** The drawings, while their words are on their way. */
export const IconslandingLoading = () => (
  <div className={styles.page}>
    <LoadingNotice />
    <div className={styles.words}>
      <Skeleton shape="title" width="half" />
    </div>
    <ul className={styles.points}>
      {DRAWINGS.map((name) => (
        <li key={name} className={styles.point}>
          <Drawing name={name} />
          <Skeleton lines={2} />
        </li>
      ))}
    </ul>
  </div>
);
