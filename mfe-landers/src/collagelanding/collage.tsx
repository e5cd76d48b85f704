import styles from './collage.module.css';
import claire240 from './cutouts/claire-240.webp';
import claire480 from './cutouts/claire-480.webp';
import elin240 from './cutouts/elin-240.webp';
import elin480 from './cutouts/elin-480.webp';
import kofi240 from './cutouts/kofi-240.webp';
import kofi480 from './cutouts/kofi-480.webp';
import maya240 from './cutouts/maya-240.webp';
import maya480 from './cutouts/maya-480.webp';
import rafa240 from './cutouts/rafa-240.webp';
import rafa480 from './cutouts/rafa-480.webp';
import { Bike, Book, Dog, Pan } from './things';

/** Drawn people, cut out: nobody's photo is used for advertising. Sizes as the files have them. */
const PEOPLE = [
  { name: 'rafa', small: rafa240, large: rafa480, height: 587 },
  { name: 'claire', small: claire240, large: claire480, height: 599 },
  { name: 'maya', small: maya240, large: maya480, height: 632 },
  { name: 'kofi', small: kofi240, large: kofi480, height: 545 },
  { name: 'elin', small: elin240, large: elin480, height: 604 },
] as const;

/** A row of people and their things, as if cut out and laid down; nothing of it has to be read. */
export const Collage = () => (
  <div className={styles.collage} aria-hidden="true">
    <span className={`${styles.paper} ${styles.coral}`} />
    <span className={`${styles.paper} ${styles.plum}`} />
    <span className={`${styles.paper} ${styles.green}`} />
    {PEOPLE.map(({ name, small, large, height }) => (
      <img
        key={name}
        className={`${styles.piece} ${styles[name]}`}
        src={large}
        srcSet={`${small} 240w, ${large} 480w`}
        sizes="(min-width: 56.25rem) 20rem, 45vw"
        width="480"
        height={height}
        alt=""
        // in the middle, and the largest: what the page is seen to begin with
        fetchPriority={name === 'maya' ? 'high' : 'low'}
      />
    ))}
    <Bike className={`${styles.piece} ${styles.bike}`} />
    <Book className={`${styles.piece} ${styles.book}`} />
    <Dog className={`${styles.piece} ${styles.dog}`} />
    <Pan className={`${styles.piece} ${styles.pan}`} />
  </div>
);
