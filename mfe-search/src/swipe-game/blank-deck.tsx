import { VisuallyHidden, Waiting } from '@rendezvous/ui';
import { SwipeCard } from '@rendezvous/ui/swipe-card';
import styles from './game-deck.module.css';

const NO_MARKS = [null, null] as const;

/** Cards without faces, in the place of those that are on their way. */
export const BlankDeck = ({ label }: { label: string }) => (
  <div className={styles.deck}>
    <Waiting />
    <output>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
    <p className={styles.left}>{'\u00a0'}</p>
    <div className={styles.cards} aria-hidden="true">
      {[2, 1, 0].map((depth) => (
        <SwipeCard key={depth} depth={depth} liked={null} marks={NO_MARKS}>
          <div className={styles.blank} />
          <div className={styles.blankCaption} />
        </SwipeCard>
      ))}
    </div>
  </div>
);
