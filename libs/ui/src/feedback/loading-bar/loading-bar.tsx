import { VisuallyHidden } from '../../primitives/visually-hidden';
import styles from './loading-bar.module.css';

export interface LoadingBarProps {
  active: boolean;
  /** Read out when it appears: "Loading the page". */
  label: string;
}

/** The line under the top bar while a page is on its way; shows itself only after 200 ms. Its parent is positioned. */
export function LoadingBar({ active, label }: LoadingBarProps) {
  if (!active) return null;
  return (
    <div className={styles.track}>
      <VisuallyHidden>
        <progress aria-label={label} />
      </VisuallyHidden>
      <span className={styles.bar} />
    </div>
  );
}
