import styles from './thread.module.css';

/**
 * Each figure enters at the top and leaves at the bottom of a square of 200, on its middle line, and is drawn by the same number of curves, so
 * that one can turn into the next.
 */
const FIGURES = {
  bow: 'M100 0C100 40 104 72 100 100C62 44 8 40 12 88C16 136 66 128 100 104C134 128 184 136 188 88C192 40 138 44 100 100C96 132 100 168 100 200',
  knot: 'M100 0C100 40 70 52 56 82C40 116 58 146 96 146C134 146 158 122 152 92C146 62 112 62 96 88C80 114 100 160 100 200',
  curl: 'M100 0C100 36 100 50 108 70C118 96 146 96 146 72C146 50 116 52 102 84C92 108 92 132 96 150C99 166 100 182 100 200',
  sway: 'M100 0C100 20 92 32 88 48C84 64 84 78 92 92C99 104 112 112 114 128C116 144 110 156 106 168C102 180 100 188 100 200',
} as const;

export type Figure = keyof typeof FIGURES;

/** A piece of the thread, as high as what stands beside it. */
export const Thread = ({ figure }: { readonly figure: Figure }) => (
  <div className={styles.thread} aria-hidden="true">
    <span className={styles.line} />
    <svg className={styles.figure} viewBox="0 0 200 200" focusable="false">
      <path className={styles[figure]} d={FIGURES[figure]} />
      {figure === 'bow' ? (
        <>
          <path className={styles.tail} d="M100 104C122 128 150 136 152 182" />
          <ellipse className={styles.tie} cx="100" cy="102" rx="9" ry="12" />
        </>
      ) : null}
    </svg>
    <span className={styles.line} />
  </div>
);
