import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../../primitives/class-names';
import { Field, type FieldProps } from '../field';
import control from '../field/field.module.css';
import styles from './text-input.module.css';

export interface TextInputProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'size'> {
  /** An icon inside the field, at its start. */
  icon?: ReactNode;
  /** A button inside the field, at its end. */
  action?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text: label, hint and error included. Takes every prop of an `<input>` and a ref. */
export function TextInput({ label, aside, hint, error, hideLabel, className, icon, action, id, type = 'text', ...rest }: TextInputProps) {
  return (
    <Field {...{ label, aside, hint, error, hideLabel, className, id }}>
      {(given) => (
        <span className={styles.frame}>
          {icon ? <span className={styles.icon}>{icon}</span> : null}
          <input
            {...rest}
            {...given}
            type={type}
            className={classNames(control.control, Boolean(icon) && styles.withIcon, Boolean(action) && styles.withAction)}
          />
          {action ? <span className={styles.action}>{action}</span> : null}
        </span>
      )}
    </Field>
  );
}
