import { Slider as Base } from '@base-ui/react/slider';
import type { ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
import styles from './slider.module.css';

interface SliderBase {
  label: ReactNode;
  min: number;
  max: number;
  step?: number | undefined;
  disabled?: boolean | undefined;
  /** How one value is shown and read out: `(n) => "45 years"`. */
  format?: ((value: number) => string) | undefined;
  className?: string | undefined;
}

export interface RangeSliderProps extends SliderBase {
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** When the reader lets go: the moment to search. */
  onCommit?: ((value: [number, number]) => void) | undefined;
  /** Names of the two thumbs: "Youngest", "Oldest". */
  minLabel: string;
  maxLabel: string;
  /** The least distance between the two. */
  gap?: number | undefined;
  /** How both together are shown; "30–45" without it. */
  formatRange?: ((from: number, to: number) => string) | undefined;
}

const pair = (value: number | readonly number[]): [number, number] =>
  typeof value === 'number' ? [value, value] : [value[0] ?? 0, value[1] ?? value[0] ?? 0];

/** Two thumbs on one line: an age range. */
export function RangeSlider({
  label,
  value,
  onChange,
  onCommit,
  minLabel,
  maxLabel,
  gap = 0,
  step = 1,
  format = String,
  formatRange = (from, to) => `${format(from)}–${format(to)}`,
  className,
  ...rest
}: RangeSliderProps) {
  return (
    <Base.Root
      {...rest}
      step={step}
      value={[...value]}
      minStepsBetweenValues={gap}
      thumbCollisionBehavior="none"
      onValueChange={(next) => onChange(pair(next))}
      onValueCommitted={(next) => onCommit?.(pair(next))}
      className={classNames(styles.root, className)}
    >
      <span className={styles.head}>
        <Base.Label className={styles.label}>{label}</Base.Label>
        <span className={styles.value}>{formatRange(value[0], value[1])}</span>
      </span>
      <Line>
        <Base.Thumb index={0} aria-label={minLabel} getAriaValueText={(_, one) => format(one)} className={styles.thumb} />
        <Base.Thumb index={1} aria-label={maxLabel} getAriaValueText={(_, one) => format(one)} className={styles.thumb} />
      </Line>
    </Base.Root>
  );
}

export interface SliderProps extends SliderBase {
  value: number;
  onChange: (value: number) => void;
  onCommit?: ((value: number) => void) | undefined;
}

/** One thumb: a distance. */
export function Slider({ label, value, onChange, onCommit, step = 1, format = String, className, ...rest }: SliderProps) {
  return (
    <Base.Root
      {...rest}
      step={step}
      value={value}
      onValueChange={(next) => onChange(pair(next)[0])}
      onValueCommitted={(next) => onCommit?.(pair(next)[0])}
      className={classNames(styles.root, className)}
    >
      <span className={styles.head}>
        <Base.Label className={styles.label}>{label}</Base.Label>
        <span className={styles.value}>{format(value)}</span>
      </span>
      <Line fromStart>
        <Base.Thumb getAriaValueText={(_, one) => format(one)} className={styles.thumb} />
      </Line>
    </Base.Root>
  );
}

function Line({ children, fromStart }: { children: ReactNode; fromStart?: boolean }) {
  return (
    <Base.Control className={styles.control}>
      <Base.Track className={styles.track}>
        <Base.Indicator className={classNames(styles.filled, fromStart && styles.fromStart)} />
        {children}
      </Base.Track>
    </Base.Control>
  );
}
