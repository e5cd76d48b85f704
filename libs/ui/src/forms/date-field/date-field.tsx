import { useId, useRef, useState, type FocusEvent } from 'react';
import { classNames } from '../../primitives/class-names';
import { FieldGroup, type FieldProps } from '../field';
import control from '../field/field.module.css';
import styles from './date-field.module.css';

type Part = 'day' | 'month' | 'year';
type Parts = Record<Part, string>;

export interface DateFieldProps extends FieldProps {
  /** An ISO date to begin with, `1990-05-17`. */
  defaultValue?: string | undefined;
  /** Gets `YYYY-MM-DD` as typed (may be no real day: let the rule judge), or '' while a part is missing. */
  onChange?: ((date: string) => void) | undefined;
  /** Called when the focus leaves all three parts. */
  onBlur?: (() => void) | undefined;
  /** In which order the reader's country writes them. */
  order?: 'dmy' | 'mdy' | 'ymd' | undefined;
  labels: Record<Part, string>;
  /** With it a hidden input takes part in a plain form. */
  name?: string | undefined;
  /** Adds autocomplete tokens of a date of birth. */
  birthday?: boolean | undefined;
  disabled?: boolean | undefined;
}

const orders = { dmy: ['day', 'month', 'year'], mdy: ['month', 'day', 'year'], ymd: ['year', 'month', 'day'] } as const;

const toParts = (iso = ''): Parts => {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { year, month, day };
};

const toIso = ({ day, month, year }: Parts) =>
  day && month && year.length === 4 ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';

/** A date in three numbers, faster and safer for a birthday than any calendar. Keeps what was typed. */
export function DateField({ defaultValue, onChange, onBlur, order = 'dmy', labels, name, birthday, disabled, ...field }: DateFieldProps) {
  const [parts, setParts] = useState(() => toParts(defaultValue));
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const type = (part: Part, text: string) => {
    const next = { ...parts, [part]: text.replaceAll(/\D/g, '').slice(0, part === 'year' ? 4 : 2) };
    setParts(next);
    onChange?.(toIso(next));
  };
  const leave = (event: FocusEvent) => {
    if (!group.current?.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <FieldGroup {...field}>
      <div className={styles.parts} ref={group} onBlur={leave}>
        {orders[order].map((part) => (
          <div className={classNames(styles.part, part === 'year' && styles.year)} key={part}>
            <label className={styles.label} htmlFor={`${id}-${part}`}>
              {labels[part]}
            </label>
            <input
              id={`${id}-${part}`}
              className={classNames(control.control, styles.input)}
              inputMode="numeric"
              autoComplete={birthday ? `bday-${part}` : 'off'}
              maxLength={part === 'year' ? 4 : 2}
              value={parts[part]}
              disabled={disabled}
              onChange={(event) => type(part, event.target.value)}
              aria-invalid={field.error ? true : undefined}
            />
          </div>
        ))}
      </div>
      {name ? <input type="hidden" name={name} value={toIso(parts)} /> : null}
    </FieldGroup>
  );
}
