import type { ReactNode, Ref } from 'react';
import { WarningIcon } from '../../primitives/icon';
import styles from './form-error.module.css';

export interface FormErrorProps {
  /** Nothing is drawn without a sentence; the live region stays, so that a later one is read out. */
  children?: ReactNode;
  /** Takes focus by `ref.current.focus()` after a refused submit. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Why the whole form was refused, read out at once. */
export function FormError({ children, ref }: FormErrorProps) {
  return (
    <div role="alert" tabIndex={-1} ref={ref} className={styles.root}>
      {children ? (
        <div className={styles.box}>
          <WarningIcon />
          <div className={styles.text}>{children}</div>
        </div>
      ) : null}
    </div>
  );
}
