import { Switch as Base } from '@base-ui/react/switch';
import { useId, type ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
import { Waiting } from '../../primitives/waiting';
import styles from './switch.module.css';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** A change is on its way: stays as shown, refuses another. */
  busy?: boolean | undefined;
  name?: string | undefined;
  className?: string | undefined;
}

/** A setting that is on or off at once, with its words at the start of the row. */
export function Switch({ label, hint, checked, onChange, disabled, busy, name, className }: SwitchProps) {
  const id = useId();
  return (
    <label className={classNames(styles.row, className)}>
      <span className={styles.words}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {hint ? (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        ) : null}
      </span>
      <Base.Root
        checked={checked}
        onCheckedChange={(next) => onChange(next)}
        disabled={disabled}
        readOnly={busy}
        aria-busy={busy || undefined}
        name={name}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={styles.switch}
      >
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
      {busy ? <Waiting once /> : null}
    </label>
  );
}
