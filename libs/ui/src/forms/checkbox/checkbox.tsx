import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../../primitives/class-names';
import { FieldError } from '../field';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  /** May hold links: they work inside the label. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native checkbox with its label, 44 px high. */
export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const own = useId();
  const controlId = id ?? own;
  const described = classNames(Boolean(hint) && `${controlId}-hint`, Boolean(error) && `${controlId}-error`);
  return (
    <div className={classNames(styles.root, className)}>
      <label className={styles.row} htmlFor={controlId}>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          className={styles.box}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {hint ? (
        <span className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span className={styles.under}>
          <FieldError id={`${controlId}-error`}>{error}</FieldError>
        </span>
      ) : null}
    </div>
  );
}
