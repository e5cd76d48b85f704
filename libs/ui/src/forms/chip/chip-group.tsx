import { useId, type ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
import { FieldGroup, type FieldProps } from '../field';
import styles from './chip.module.css';

interface ChipOption<T extends string> {
  value: T;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

interface ChipGroupBase<T extends string> extends FieldProps {
  options: readonly ChipOption<T>[];
  name?: string | undefined;
  /** One line that scrolls sideways instead of wrapping. */
  scroll?: boolean | undefined;
}

interface ManyChips<T extends string> extends ChipGroupBase<T> {
  multiple: true;
  value: readonly T[];
  onChange: (value: T[]) => void;
  /** How many may be chosen; the rest is disabled then. */
  max?: number | undefined;
}

interface OneChip<T extends string> extends ChipGroupBase<T> {
  multiple?: false | undefined;
  value: T | null;
  onChange: (value: T) => void;
}

export type ChipGroupProps<T extends string> = ManyChips<T> | OneChip<T>;

/** Chips to choose from: native radios (one) or checkboxes (`multiple`) underneath. */
export function ChipGroup<T extends string>(props: ChipGroupProps<T>) {
  const { options, name, scroll, label, aside, hint, error, hideLabel, className } = props;
  const own = useId();
  const chosen = (value: T) => (props.multiple ? props.value.includes(value) : props.value === value);
  const full = props.multiple && props.max !== undefined && props.value.length >= props.max;
  const change = (value: T) => {
    if (!props.multiple) props.onChange(value);
    else props.onChange(chosen(value) ? props.value.filter((one) => one !== value) : [...props.value, value]);
  };
  return (
    <FieldGroup {...{ label, aside, hint, error, hideLabel, className }}>
      <div className={classNames(styles.group, scroll && styles.scroll)}>
        {options.map((option) => (
          <label key={option.value} className={classNames(styles.chip, styles.tap, styles.choice)}>
            <input
              type={props.multiple ? 'checkbox' : 'radio'}
              className={styles.input}
              name={name ?? own}
              value={option.value}
              checked={chosen(option.value)}
              disabled={option.disabled || (full && !chosen(option.value))}
              onChange={() => change(option.value)}
            />
            {option.icon}
            <span className={styles.text}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** A list of chips that are not a field: interests, active filters. */
export function ChipList({ children, label, scroll }: { children: ReactNode[]; label?: string | undefined; scroll?: boolean | undefined }) {
  return (
    <ul className={classNames(styles.group, scroll && styles.scroll)} aria-label={label}>
      {children.map((child, index) => (
        <li key={index}>{child}</li>
      ))}
    </ul>
  );
}
