import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRegionLabel, useUser } from '@rendezvous/client';
import { useAlive } from '@rendezvous/client/alive';
import { useCountryOptions } from '@rendezvous/client/country-options';
import { type CountryCode, type Gender, TRAIT_NAMES } from '@rendezvous/contracts/reference';
import { FURTHER_FIELDS, type FurtherField, HIDING_FIELDS, type Search, type SearchOrder } from '@rendezvous/contracts/search/members';
import type { Region } from '@rendezvous/contracts/site/regions';
import { Button, Checkbox, ChevronDownIcon, ChipGroup, Select } from '@rendezvous/ui';
import { AgeField } from './age-field';
import styles from './filter-form.module.css';
import { LooksField } from './looks-field';
import { OrderSelect } from './order-select';

const InterestsField = lazy(() =>
  import(/* webpackChunkName: "interests-field" */ './interests-field').then((field) => ({ default: field.InterestsField })),
);

export interface FilterFormProps {
  /** For fields of it that stand elsewhere. */
  readonly id?: string;
  readonly search: Search;
  /** What the site lets this viewer search by. */
  readonly fields: readonly string[];
  readonly orders: readonly SearchOrder[];
  readonly genders: readonly Gender[];
  readonly countries: readonly CountryCode[];
  /** Of the country that is searched. */
  readonly regions: readonly Region[];
  readonly onChange: (change: Partial<Search>) => void;
  /** null: nothing to reset. */
  readonly onReset: (() => void) | null;
  /** The order of the results too, where it has no place of its own. */
  readonly withOrder?: boolean;
}

/** What to search by. It tells what changes, not what else it shows: of another change before this one it may not know yet. */
export const FilterForm = ({ id, search, fields, orders, genders, countries, regions, onChange, onReset, withOrder }: FilterFormProps) => {
  const intl = useIntl();
  const text = (key: string) => intl.formatMessage({ id: `search.filters.${key}` });
  const regionLabel = useRegionLabel(search.country);
  // a visitor passes nobody, and nobody remembers whom they saw
  const isMember = useUser() !== null;
  const has = (field: string): boolean => fields.includes(field);
  const further = FURTHER_FIELDS.filter(has);
  const looks = TRAIT_NAMES.filter(has);
  const byName = useCountryOptions(countries);
  return (
    <form id={id} className={styles.form} aria-label={text('title')} action="/members" onSubmit={(event) => event.preventDefault()}>
      {search.me === undefined ? null : <input type="hidden" name="me" value={search.me} />}
      <Group label={text('fields.who')}>
        {genders.length > 1 && has('gender') ? (
          <ChipGroup
            label={text('gender')}
            name="gender"
            options={[
              ...genders.toReversed().map((value) => ({ value, label: intl.formatMessage({ id: `gender.plural.${value}` }) })),
              { value: '' as const, label: text('gender.any') },
            ]}
            value={search.gender ?? ''}
            onChange={(gender) => onChange({ gender: gender === '' ? null : gender })}
          />
        ) : null}
        {has('min_age') || has('max_age') ? (
          <AgeField value={[search.min_age, search.max_age]} onCommit={([min, max]) => onChange({ min_age: min, max_age: max })} />
        ) : null}
      </Group>
      {has('country') || has('countryregion') ? (
        <Group label={text('fields.where')}>
          {has('country') ? (
            <Select
              label={text('country')}
              name="country"
              options={byName}
              value={search.country}
              onChange={(event) => onChange({ country: event.target.value as CountryCode, countryregion: null })}
            />
          ) : null}
          {has('countryregion') ? (
            <Select
              label={intl.formatMessage({ id: `region-label.${regionLabel}` })}
              name="countryregion"
              placeholder={text('region.any')}
              options={regions.map(({ code, name }) => ({ value: code, label: name }))}
              value={search.countryregion ?? ''}
              onChange={(event) => onChange({ countryregion: event.target.value === '' ? null : event.target.value })}
            />
          ) : null}
        </Group>
      ) : null}
      {looks.length > 0 ? (
        <FoldedGroup label={text('fields.looks')} set={looks.some((name) => search[name] !== undefined)}>
          {() => <LooksField search={search} fields={further} onChange={onChange} />}
        </FoldedGroup>
      ) : null}
      {has('interests') ? (
        <FoldedGroup late label={text('fields.interests')} set={search.interests !== undefined}>
          {() => <InterestsField chosen={search.interests ?? []} onChange={(interests) => onChange({ interests })} />}
        </FoldedGroup>
      ) : null}
      {search.interests ? (
        <input type="hidden" name="interests" value={search.interests.map(({ id: interest }) => interest).join()} />
      ) : null}
      <Group label={text('fields.more')} close>
        {(['online', 'photo'] as const satisfies readonly FurtherField[]).filter(has).map((name) => (
          <Checkbox
            key={name}
            label={text(name)}
            name={name}
            value="yes"
            checked={search[name] === 'yes'}
            onChange={(event) => onChange({ [name]: event.target.checked ? 'yes' : undefined })}
          />
        ))}
        <Checkbox
          label={text('fictional')}
          name="fictional"
          value="no"
          checked={search.fictional === 'no'}
          onChange={(event) => onChange({ fictional: event.target.checked ? 'no' : undefined })}
        />
        {isMember
          ? HIDING_FIELDS.map((name) => (
              <Checkbox
                key={name}
                label={text(name)}
                hint={name === 'seen' ? text('remembered') : undefined}
                name={name}
                value="no"
                checked={search[name] === 'no'}
                onChange={(event) => onChange({ [name]: event.target.checked ? 'no' : undefined })}
              />
            ))
          : null}
      </Group>
      {withOrder ? <OrderSelect orders={orders} order={search.order} onChange={(order) => onChange({ order })} /> : null}
      {onReset === null ? null : (
        <Button variant="quiet" className={styles.reset} onClick={onReset}>
          {text('reset')}
        </Button>
      )}
      <noscript>
        <Button type="submit" variant="accent" full>
          {text('show.unknown')}
        </Button>
      </noscript>
    </form>
  );
};

interface GroupProps {
  readonly label: string;
  /** Its fields stand close together. */
  readonly close?: boolean;
  readonly children: ReactNode;
}

const Group = ({ label, close, children }: GroupProps) => (
  <fieldset className={close ? styles.close : styles.group}>
    <legend className={styles.label}>{label}</legend>
    {children}
  </fieldset>
);

interface FoldedProps {
  readonly label: string;
  /** Something in it is chosen. */
  readonly set: boolean;
  /** What is in it comes by itself once it is open: where no script runs, never. */
  readonly late?: boolean;
  readonly children: () => ReactNode;
}

/** Fields that few need: open when one of them is set, or when somebody opens them. */
const FoldedGroup = ({ label, set, late, children }: FoldedProps) => {
  const [open, setOpen] = useState(set);
  const isAlive = useAlive();
  return (
    <details className={styles.folded} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.label}>
        {label}
        <ChevronDownIcon />
      </summary>
      {late ? open && isAlive ? <Suspense>{children()}</Suspense> : null : children()}
    </details>
  );
};
