import { Skeleton } from '@rendezvous/ui';
import styles from './page-skeleton.module.css';

/** The shape of a page that is on its way. */
export const PageSkeleton = () => (
  <div className={styles.page} aria-hidden="true">
    <Skeleton shape="title" />
    <Skeleton width="half" />
    <div className={styles.grid}>
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} shape="photo" />
      ))}
    </div>
  </div>
);
