import styles from './countdown.module.css';

export interface CountdownProps {
  /** Each number with its unit: `[{ value: '03', unit: 'h' }, …]`, made by the caller from the server's deadline. */
  parts: readonly { value: string; unit: string }[];
  /** The whole as a sentence, minute by minute: "3 hours 28 minutes left". */
  label: string;
  size?: 'md' | 'lg' | undefined;
}

/** Time that is left, as plain text: it neither ticks nor decides. */
export function Countdown({ parts, label, size = 'lg' }: CountdownProps) {
  return (
    <span role="timer" aria-label={label} className={size === 'lg' ? styles.large : styles.small}>
      {parts.map(({ value, unit }) => (
        <span key={unit} aria-hidden="true" className={styles.part}>
          {value}
          <i className={styles.unit}>{unit}</i>
        </span>
      ))}
    </span>
  );
}
