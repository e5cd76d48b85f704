import styles from './drawing.module.css';

/** In the order in which they are told. */
export const DRAWINGS = ['look', 'hello', 'coin', 'once', 'back', 'safe'] as const;
export type DrawingName = (typeof DRAWINGS)[number];

/** Drawn by hand: lines overshoot a little and are not quite closed. */
const LINES: Readonly<Record<DrawingName, readonly string[]>> = {
  look: [
    'M58 22C41 16 22 26 20 45C18 63 33 76 50 74C67 72 77 56 72 40C69 31 63 25 54 22',
    'M65 66C72 73 80 81 89 91',
    'M32 44C33 36 39 31 46 31',
  ],
  hello: [
    'M22 30C24 20 35 18 50 18C70 17 86 22 87 40C88 58 74 64 56 64C50 64 46 64 42 63C38 71 32 77 23 81C28 74 29 68 28 60C20 54 19 42 22 29',
    'M37 38C46 36 58 36 70 38',
    'M37 48C44 47 50 47 57 48',
  ],
  coin: [
    'M54 17C34 14 18 30 18 50C18 70 34 85 53 84C72 83 86 67 84 48C82 31 70 19 50 17',
    'M62 39C56 33 44 34 40 44C37 54 43 65 53 65C58 65 61 63 64 60',
    'M28 46C29 36 34 29 42 26',
  ],
  once: [
    'M24 26C40 22 62 22 80 25C82 42 82 62 79 81C62 84 42 84 25 81C22 64 21 44 23 27',
    'M23 42C42 39 62 39 81 41',
    'M37 31C37 26 37 21 38 15',
    'M66 31C66 25 66 20 67 15',
    'M38 61C43 65 46 68 49 72C55 64 61 58 69 52',
  ],
  back: [
    'M20 50C21 33 34 20 51 20C68 20 81 33 81 51C81 68 68 81 51 82C41 82 33 78 27 71',
    'M10 41C13 45 17 49 21 53C24 48 28 44 32 41',
    'M58 41C53 36 43 38 41 47C39 56 46 64 54 62C57 61 59 60 61 57',
  ],
  safe: [
    'M50 14C60 21 71 24 83 25C85 48 77 71 51 86C26 72 17 49 19 25C31 24 41 21 52 13',
    'M43 47C38 42 40 34 48 33C57 32 62 41 57 47C55 51 56 57 58 63C53 65 47 65 42 63C45 57 46 51 42 46',
  ],
};

/** One drawing: a soft disc, and lines that are drawn once. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg className={styles.drawing} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <circle className={styles.disc} cx="56" cy="56" r="38" />
    {LINES[name].map((d) => (
      <path key={d} className={styles.line} d={d} pathLength="1" />
    ))}
  </svg>
);
