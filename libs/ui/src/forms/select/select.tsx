import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../../primitives/class-names';
import { Field, type FieldProps } from '../field';
import control from '../field/field.module.css';
import { ChevronDownIcon } from '../../primitives/icon';
import styles from './select.module.css';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  options?: readonly SelectOption[] | undefined;
  /** First entry, with an empty value. */
  placeholder?: string | undefined;
  /** Own `<option>`s or `<optgroup>`s instead of `options`. */
  children?: ReactNode;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** The platform's own list of choices, dressed: the best picker on a phone. */
export function Select({ label, aside, hint, error, hideLabel, className, id, options = [], placeholder, children, ...rest }: SelectProps) {
  return (
    <Field {...{ label, aside, hint, error, hideLabel, className, id }}>
      {(given) => (
        <span className={styles.frame}>
          <select {...rest} {...given} className={classNames(control.control, styles.select)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {children ??
              options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
          </select>
          <ChevronDownIcon className={styles.arrow} />
        </span>
      )}
    </Field>
  );
}
