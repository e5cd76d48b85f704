import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAlive } from '@rendezvous/client/alive';
import { AGE_MAX, AGE_MIN } from '@rendezvous/contracts/search/members';
import { FieldError, Skeleton, TextInput } from '@rendezvous/ui';
import styles from './age-field.module.css';

// The two-thumb slider weighs more than the rest of the form: it follows when the page stands.
const RangeSlider = lazy(() =>
  import(/* webpackChunkName: "slider" */ '@rendezvous/ui/slider').then((slider) => ({ default: slider.RangeSlider })),
);

type Range = readonly [number, number];

interface Props {
  readonly value: Range;
  /** Called with ages that make sense only. */
  readonly onCommit: (range: Range) => void;
}

/** What a form that is sent without a script may hold. */
const AGE_PATTERN = '1[89]|[2-9][0-9]';

type Fault = 'bounds' | 'crossed' | null;

const fits = (age: number): boolean => Number.isInteger(age) && age >= AGE_MIN && age <= AGE_MAX;

const faultOf = (from: number, to: number): Fault => {
  if (!fits(from) || !fits(to)) return 'bounds';
  return from > to ? 'crossed' : null;
};

/** An age range: two thumbs on a line, and two numbers to type. What was typed stays until it makes sense. */
export const AgeField = ({ value, onCommit }: Props) => {
  const intl = useIntl();
  const isAlive = useAlive();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.filters.age${id}` }, values);
  const [shown, setShown] = useState<{ readonly of: Range; readonly texts: readonly [string, string] }>(() => shownFor(value));
  // A search from elsewhere (a chip, the back button) replaces what the field shows; done while rendering, so that no frame shows the old one.
  if (shown.of[0] !== value[0] || shown.of[1] !== value[1]) setShown(shownFor(value));
  const [from, to] = [Number(shown.texts[0] || Number.NaN), Number(shown.texts[1] || Number.NaN)];
  const fault = faultOf(from, to);
  const shownRange = text('.range', { from: value[0], to: value[1] });
  const commit = (range: Range) => (range[0] !== value[0] || range[1] !== value[1]) && onCommit(range);
  const type = (texts: readonly [string, string]) => setShown({ of: shown.of, texts });
  const input = (index: 0 | 1) => ({
    type: 'text',
    name: index === 0 ? 'min_age' : 'max_age',
    pattern: AGE_PATTERN,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 2,
    value: shown.texts[index],
    // what stands above it, and what it is: the latter alone is the name of a thumb of the slider
    'aria-label': intl.formatMessage(
      { id: 'search.filters.value' },
      { label: text(index === 0 ? '.from' : '.to'), value: text(index === 0 ? '.min' : '.max') },
    ),
    onBlur: () => (fault === null ? commit([from, to]) : undefined),
    onKeyDown: (event: { key: string }) => (event.key === 'Enter' && fault === null ? commit([from, to]) : undefined),
  });
  return (
    <div className={styles.age}>
      {isAlive ? (
        <Suspense fallback={<SliderPlace label={text('')} range={shownRange} />}>
          <RangeSlider
            label={text('')}
            minLabel={text('.min')}
            maxLabel={text('.max')}
            min={AGE_MIN}
            max={AGE_MAX}
            value={fault === null ? [from, to] : value}
            onChange={([youngest, oldest]) => type([String(youngest), String(oldest)])}
            onCommit={commit}
            format={(age) => text('.years', { age })}
            formatRange={(youngest, oldest) => text('.range', { from: youngest, to: oldest })}
          />
        </Suspense>
      ) : (
        <SliderPlace label={text('')} range={shownRange} />
      )}
      <div className={styles.numbers}>
        <TextInput label={text('.from')} {...input(0)} onChange={(event) => type([event.target.value, shown.texts[1]])} />
        <TextInput label={text('.to')} {...input(1)} onChange={(event) => type([shown.texts[0], event.target.value])} />
      </div>
      <div role="alert" className={styles.fault}>
        {fault === null ? null : <FieldError>{text(`.${fault}`, { min: AGE_MIN, max: AGE_MAX })}</FieldError>}
      </div>
    </div>
  );
};

const shownFor = (range: Range) => ({ of: range, texts: [String(range[0]), String(range[1])] as const });

/** Takes the slider's room until it is there. */
const SliderPlace = ({ label, range }: { label: string; range: string }) => (
  <div className={styles.place} aria-hidden="true">
    <span className={styles.head}>
      <span>{label}</span>
      <span>{range}</span>
    </span>
    <Skeleton />
  </div>
);
