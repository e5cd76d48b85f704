import { FormattedMessage } from 'react-intl';
import { Skeleton, VisuallyHidden, Waiting } from '@rendezvous/ui';
import styles from './room-skeleton.module.css';

/** The shape of a conversation that is on its way. */
export const RoomSkeleton = () => (
  <div className={styles.room}>
    <Waiting />
    <output>
      <VisuallyHidden>
        <FormattedMessage id="chat.room.loading" />
      </VisuallyHidden>
    </output>
    <div className={styles.head} aria-hidden="true">
      <Skeleton shape="disc" />
      <Skeleton width="short" />
    </div>
    <div className={styles.log} aria-hidden="true">
      <Skeleton shape="button" className={styles.theirs} />
      <Skeleton shape="button" className={styles.mine} />
      <Skeleton shape="button" className={styles.theirs} />
    </div>
    <div className={styles.foot} aria-hidden="true">
      <Skeleton shape="button" />
    </div>
  </div>
);
