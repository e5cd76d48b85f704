import { Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import gallery from './gallery.module.css';
import styles from './profile-page.module.css';

/** A member's page before it is known: the same boxes. */
export const ProfileSkeleton = ({ label }: { label: string }) => (
  <div className={styles.page}>
    <Waiting />
    <output>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
    <div className={styles.profile} aria-hidden="true">
      <div className={gallery.gallery}>
        <div className={gallery.large}>
          <Skeleton shape="photo" />
        </div>
      </div>
      <div className={styles.beside}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="short" />
        <Skeleton shape="button" />
        <Skeleton lines={3} />
      </div>
    </div>
  </div>
);
