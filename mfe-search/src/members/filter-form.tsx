import { useIntl } from 'react-intl';
import { useRegionLabel } from '@rendezvous/client';
import type { CountryCode, Gender } from '@rendezvous/contracts/reference';
import type { Search } from '@rendezvous/contracts/search/members';
import type { Region } from '@rendezvous/contracts/site/regions';
import { Button, Checkbox, ChipGroup, Select } from '@rendezvous/ui';
import { AgeField } from './age-field';
import styles from './filter-form.module.css';
import { OrderSelect } from './order-select';

export interface FilterFormProps {
  /** For fields of it that stand elsewhere. */
  readonly id?: string;
  readonly search: Search;
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
export const FilterForm = ({ id, search, genders, countries, regions, onChange, onReset, withOrder }: FilterFormProps) => {
  const intl = useIntl();
  const text = (key: string) => intl.formatMessage({ id: `search.filters.${key}` });
  const regionLabel = useRegionLabel(search.country);
  const byName = countries
    .map((value) => ({ value, label: intl.formatDisplayName(value, { type: 'region' }) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, intl.locale));
  return (
    <form id={id} className={styles.form} aria-label={text('title')} action="/members" onSubmit={(event) => event.preventDefault()}>
      {search.me === undefined ? null : <input type="hidden" name="me" value={search.me} />}
      {genders.length > 1 ? (
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
      <Select
        label={text('country')}
        name="country"
        options={byName}
        value={search.country}
        onChange={(event) => onChange({ country: event.target.value as CountryCode, countryregion: null })}
      />
      <Select
        label={intl.formatMessage({ id: `region-label.${regionLabel}` })}
        name="countryregion"
        placeholder={text('region.any')}
        options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        value={search.countryregion ?? ''}
        onChange={(event) => onChange({ countryregion: event.target.value === '' ? null : event.target.value })}
      />
      <AgeField value={[search.min_age, search.max_age]} onCommit={([min, max]) => onChange({ min_age: min, max_age: max })} />
      {search.interests ? (
        <input type="hidden" name="interests" value={search.interests.map(({ id: interest }) => interest).join()} />
      ) : null}
      <Checkbox
        label={text('fictional')}
        name="fictional"
        value="no"
        checked={search.fictional === 'no'}
        onChange={(event) => onChange({ fictional: event.target.checked ? 'no' : undefined })}
      />
      {withOrder ? <OrderSelect order={search.order} onChange={(order) => onChange({ order })} /> : null}
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
