import { useId, type ReactNode } from 'react';
import { FieldGroup, type FieldProps } from '../field';
import styles from './segmented-control.module.css';

export interface SegmentedControlProps<T extends string> extends FieldProps {
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  name?: string | undefined;
}

/** Two to four choices in one bar; native radios underneath. */
export function SegmentedControl<T extends string>({ options, value, onChange, name, ...field }: SegmentedControlProps<T>) {
  const own = useId();
  return (
    <FieldGroup {...field}>
      <div className={styles.bar}>
        {options.map((option) => (
          <label className={styles.segment} key={option.value}>
            <input
              type="radio"
              className={styles.input}
              name={name ?? own}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
