import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../../primitives/class-names';
import { FieldGroup, type FieldProps } from '../field';
import styles from './radio-group.module.css';

/** The bare dot, for rows that a remote draws itself; wrap it in a `<label>`. */
export function Radio(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { ref?: Ref<HTMLInputElement> | undefined }) {
  return <input {...props} type="radio" className={classNames(styles.dot, props.className)} />;
}

interface RadioOption<T extends string> {
  value: T;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** At the end of the row: a price, a pill. */
  end?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps<T extends string> extends FieldProps {
  options: readonly RadioOption<T>[];
  /** Leave out for an uncontrolled group. */
  value?: T | null | undefined;
  defaultValue?: T | undefined;
  onChange?: ((value: T) => void) | undefined;
  name?: string | undefined;
  /** `plain`: dots under each other; `cards`: framed rows; `row`: side by side, wrapping. */
  look?: 'plain' | 'cards' | 'row' | undefined;
  required?: boolean | undefined;
}

/** Native radios in a fieldset: arrow keys, forms and screen readers work by themselves. */
export function RadioGroup<T extends string>({
  options,
  value,
  defaultValue,
  onChange,
  name,
  look = 'plain',
  required,
  ...field
}: RadioGroupProps<T>) {
  const own = useId();
  const state = (option: T) => (value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value });
  return (
    <FieldGroup {...field}>
      <div className={classNames(styles.options, styles[look])}>
        {options.map((option) => (
          <label className={styles.option} key={option.value}>
            <Radio
              name={name ?? own}
              value={option.value}
              disabled={option.disabled}
              required={required}
              onChange={() => onChange?.(option.value)}
              {...state(option.value)}
            />
            {option.icon}
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
            </span>
            {option.end}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
