import { Skeleton } from '@rendezvous/ui';
import { LoadingNotice } from '../lander/loading-notice';
import { BlankDeck } from './blank-deck';
import styles from './tinderswipe.module.css';

/** The deck, face down, while its words are on their way. */
export const TinderswipeLoading = () => (
  <div className={styles.page}>
    <LoadingNotice />
    <div className={styles.words}>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={2} />
    </div>
    <div className={styles.table}>
      <BlankDeck />
    </div>
  </div>
);
