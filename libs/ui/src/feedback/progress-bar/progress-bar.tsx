import { classNames } from '../../primitives/class-names';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What is under way: "Uploading photo 2". */
  label: string;
  /** From 0 to `max`; leave out while the end is unknown. */
  value?: number | undefined;
  max?: number | undefined;
  /** On a photo: light on dark. */
  onPhoto?: boolean | undefined;
  className?: string | undefined;
}

/** How far something has come; without `value` it runs. */
export function ProgressBar({ label, value, max = 100, onPhoto, className }: ProgressBarProps) {
  return <progress aria-label={label} value={value} max={max} className={classNames(styles.bar, onPhoto && styles.onPhoto, className)} />;
}

/** Steps of a form, each a short bar: "Step 2 of 5". */
export function StepBar({ label, step, steps }: { label: string; step: number; steps: number }) {
  return (
    <div className={styles.steps}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: steps }, (_, index) => (
        <i key={index} aria-hidden="true" className={classNames(styles.step, index < step && styles.done)} />
      ))}
    </div>
  );
}
