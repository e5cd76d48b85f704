import styles from './blank-deck.module.css';
import deck from './deck.module.css';
import card from './swipe-card.module.css';

/** Cards without faces, in the place of those that are on their way. */
export const BlankDeck = () => (
  <div className={deck.deck} aria-hidden="true">
    <div className={deck.cards}>
      {[2, 1, 0].map((depth) => (
        <div key={depth} className={card.card} data-depth={depth}>
          <div className={styles.photo} />
          <div className={card.caption} />
        </div>
      ))}
    </div>
  </div>
);
