import { useIntl } from 'react-intl';
import { useInterests, useLocale, useRegionLabel } from '@rendezvous/client';
import { useCountryOptions } from '@rendezvous/client/country-options';
import type { CountryCode, Gender, Interest } from '@rendezvous/contracts/reference';
import { type Search, SEARCH_INTERESTS_MAX } from '@rendezvous/contracts/search/members';
import type { Region } from '@rendezvous/contracts/site/regions';
import { ChipGroup, Select } from '@rendezvous/ui';
import { AgeField } from '../members/age-field';
import type { StepName } from './finder-address';
import styles from './match-finder-page.module.css';

export interface FinderStepProps {
  readonly name: StepName;
  readonly search: Search;
  readonly genders: readonly Gender[];
  readonly countries: readonly CountryCode[];
  readonly regions: readonly Region[];
  readonly onChange: (change: Partial<Search>) => void;
}

/** The fields of one question. */
export const FinderStep = (props: FinderStepProps) => {
  const { name, search, onChange } = props;
  if (name === 'who') return <Who {...props} />;
  if (name === 'where') return <Where {...props} />;
  if (name === 'age')
    return <AgeField value={[search.min_age, search.max_age]} onCommit={([min, max]) => onChange({ min_age: min, max_age: max })} />;
  return <Interests {...props} />;
};

const Who = ({ search, genders, onChange }: FinderStepProps) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.filters.${id}` });
  const options: { value: Gender | ''; label: string }[] = genders
    .toReversed()
    .map((value) => ({ value, label: intl.formatMessage({ id: `gender.plural.${value}` }) }));
  return (
    <ChipGroup
      label={text('gender')}
      hideLabel
      name="gender"
      options={[...options, { value: '', label: text('gender.any') }]}
      value={search.gender ?? ''}
      onChange={(gender) => onChange({ gender: gender === '' ? null : gender })}
    />
  );
};

const Where = ({ search, countries, regions, onChange }: FinderStepProps) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `search.filters.${id}` });
  const regionLabel = useRegionLabel(search.country);
  const byName = useCountryOptions(countries);
  return (
    <div className={styles.fields}>
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
    </div>
  );
};

const Interests = ({ search, onChange }: FinderStepProps) => {
  const intl = useIntl();
  const { locale } = useLocale();
  const all = useInterests();
  const chosen = search.interests?.map(({ id }) => id) ?? [];
  const options = all
    .map(({ id, names }) => ({ value: id as Interest, label: names[locale] ?? id }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <ChipGroup
      multiple
      label={intl.formatMessage({ id: 'search.finder.interests' })}
      hideLabel
      name="interests"
      max={SEARCH_INTERESTS_MAX}
      options={options}
      value={chosen}
      onChange={(ids) => onChange({ interests: ids.length === 0 ? undefined : ids.map((id) => ({ id, name: id })) })}
    />
  );
};
