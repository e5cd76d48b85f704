import { SwipeCard } from '@rendezvous/ui/swipe-card';
import styles from './blank-deck.module.css';
import deck from './deck.module.css';
import print from './member-print.module.css';

const NO_MARKS = [null, null] as const;

/** Cards without faces, in the place of those that are on their way. */
export const BlankDeck = () => (
  <div className={deck.deck} aria-hidden="true">
    <div className={deck.cards}>
      {[2, 1, 0].map((depth) => (
        <SwipeCard key={depth} depth={depth} liked={null} marks={NO_MARKS}>
          <div className={styles.photo} />
          <div className={print.caption} />
        </SwipeCard>
      ))}
    </div>
  </div>
);
