import { useId, type ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
import { WarningIcon } from '../../primitives/icon';
import forReaders from '../../primitives/visually-hidden/visually-hidden.module.css';
import styles from './field.module.css';

/** What every labelled control takes. */
export interface FieldProps {
  label: ReactNode;
  /** Shown to the right of the label: a value, "optional". */
  aside?: ReactNode;
  hint?: ReactNode;
  /** The sentence to show; its presence marks the control as invalid. */
  error?: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
}

/** What a control spreads on its input. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The sentence under a control, with its icon. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.error} id={id}>
      <WarningIcon />
      <span>{children}</span>
    </span>
  );
}

/** Label, hint and error round any control; hands the control its id and ARIA links. */
export function Field({
  label,
  aside,
  hint,
  error,
  hideLabel,
  className,
  id,
  children,
}: FieldProps & { id?: string | undefined; children: (control: ControlProps) => ReactNode }) {
  const own = useId();
  const controlId = id ?? own;
  const described = classNames(Boolean(hint) && `${controlId}-hint`, Boolean(error) && `${controlId}-error`);
  return (
    <div className={classNames(styles.field, className)}>
      <div className={hideLabel ? forReaders.hidden : styles.head}>
        <label className={styles.label} htmlFor={controlId}>
          {label}
        </label>
        {aside ? <span className={styles.aside}>{aside}</span> : null}
      </div>
      {children({ id: controlId, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <span className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? <FieldError id={`${controlId}-error`}>{error}</FieldError> : null}
    </div>
  );
}

/** A group of controls under one legend, with the same hint and error places as a field. */
export function FieldGroup({ label, aside, hint, error, hideLabel, className, children }: FieldProps & { children: ReactNode }) {
  const id = useId();
  const described = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`);
  return (
    <fieldset className={classNames(styles.field, className)} aria-describedby={described || undefined}>
      <legend className={hideLabel ? forReaders.hidden : styles.legend}>
        <span className={styles.head}>
          <span className={styles.label}>{label}</span>
          {aside ? <span className={styles.aside}>{aside}</span> : null}
        </span>
      </legend>
      {children}
      {hint ? (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
