import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import type { Region } from '@rendezvous/contracts/site/regions';
import { Button, ChevronRightIcon } from '@rendezvous/ui';
import { wishOf } from './search-path';
import styles from './search-sentence.module.css';

const OLDEST = 99;
const FIRST_AGES = { min: 30, max: 45 };
const GENDERS = ['male', 'female'] as const;

interface Props {
  /** Label of the button. */
  readonly action: string;
  readonly minAge: number;
  /** Of the visitor's country; empty while they load. */
  readonly regions: readonly Region[];
  readonly onSearch: (wish: URLSearchParams) => void;
}

interface Choice {
  readonly value: string | number;
  readonly label: string;
}

/**
 * A search as one sentence. The fields are the browser's own and hold their values themselves, and the form has a real address:
 * it works before and without the script.
 */
export const SearchSentence = ({ action, minAge, regions, onSearch }: Props) => {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const soughtByHand = useRef(false);
  const say = (id: string) => intl.formatMessage({ id: `landers.home.search.${id}` });
  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLSelectElement;
  const genders = (of: 'own' | 'sought'): Choice[] => GENDERS.map((value) => ({ value, label: say(`${of}.${value}`) }));
  const ages = Array.from({ length: OLDEST - minAge + 1 }, (_, step) => ({
    value: minAge + step,
    label: intl.formatNumber(minAge + step),
  }));
  const places = [{ value: '', label: say('place.any') }, ...regions.map(({ code, name }) => ({ value: code, label: name }))];

  // A proposal until the visitor chooses: most look for the other one, many do not.
  const proposeSought = (event: ChangeEvent<HTMLSelectElement>) => {
    if (!soughtByHand.current) field('gender').value = event.target.value === 'male' ? 'female' : 'male';
  };
  // The youngest is never older than the oldest: the other end follows.
  const keepOrder = (moved: 'min_age' | 'max_age') => () => {
    const [min, max] = [field('min_age'), field('max_age')];
    if (Number(min.value) <= Number(max.value)) return;
    if (moved === 'min_age') max.value = min.value;
    else min.value = max.value;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(wishOf(event.currentTarget));
  };
  const parts: Record<string, ReactNode> = {
    own: <Blank key="own" name="me" label={say('own')} choices={genders('own')} first="male" onChange={proposeSought} />,
    sought: (
      <Blank
        key="sought"
        name="gender"
        label={say('sought')}
        choices={genders('sought')}
        first="female"
        onChange={() => (soughtByHand.current = true)}
      />
    ),
    min: (
      <Blank
        key="min"
        name="min_age"
        label={say('min')}
        choices={ages}
        first={Math.max(minAge, FIRST_AGES.min)}
        onChange={keepOrder('min_age')}
      />
    ),
    max: (
      <Blank
        key="max"
        name="max_age"
        label={say('max')}
        choices={ages}
        first={Math.max(minAge, FIRST_AGES.max)}
        onChange={keepOrder('max_age')}
      />
    ),
    place: <Blank key="place" name="countryregion" label={say('place')} choices={places} first="" />,
  };
  return (
    <form ref={form} className={styles.form} method="get" action="/members" aria-label={say('label')} onSubmit={submit}>
      <p className={`display ${styles.sentence}`}>{intl.formatMessage({ id: 'landers.home.search.sentence' }, parts)}</p>
      <Button type="submit" variant="accent" size="big" iconEnd={<ChevronRightIcon />}>
        {action}
      </Button>
    </form>
  );
};

interface BlankProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly first: string | number;
  readonly onChange?: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** A word of the sentence that can be chosen. */
const Blank = ({ name, label, choices, first, onChange }: BlankProps) => (
  <select className={styles.blank} name={name} aria-label={label} defaultValue={first} onChange={onChange}>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </select>
);
