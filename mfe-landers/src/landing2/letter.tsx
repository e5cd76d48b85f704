import styles from './letter.module.css';

interface Props {
  readonly title: string;
  /** What was chosen; null where nothing is yet. */
  readonly lines: readonly (string | null)[];
}

/** A first line as it grows: what is not chosen yet is a dotted line in a place that keeps its height. */
export const Letter = ({ title, lines }: Props) => (
  <section className={styles.letter} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <div className={styles.lines} aria-live="polite">
      {lines.map((line, index) => (
        // a line is its place in the letter
        <p key={index} className={line === null ? styles.blank : styles.line}>
          {line}
        </p>
      ))}
    </div>
  </section>
);
