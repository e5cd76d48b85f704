import { useIntl } from 'react-intl';
import { useInterests, useLocale, useRegionLabel } from '@rendezvous/client';
import { useCountryOptions } from '@rendezvous/client/country-options';
import { interestOrder } from '@rendezvous/client/interest-order';
import { type CountryCode, type Gender, INTIMATE_INTERESTS, type Interest } from '@rendezvous/contracts/reference';
import { type Search, SEARCH_INTERESTS_MAX } from '@rendezvous/contracts/search/members';
import type { Region } from '@rendezvous/contracts/site/regions';
import { ChipGroup, Select } from '@rendezvous/ui';
import { Disclosure } from '@rendezvous/ui/disclosure';
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

const isIntimate = (id: Interest): boolean => INTIMATE_INTERESTS.includes(id);

const Interests = ({ search, onChange }: FinderStepProps) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `search.finder.interests${id}` }, values);
  const { locale } = useLocale();
  const byName = interestOrder(intl.locale);
  const options = useInterests()
    .map(({ id, names }) => ({ value: id as Interest, label: names[locale] ?? id }))
    .toSorted((one, other) => byName(one.label, other.label));
  const chosen = search.interests?.map(({ id }) => id) ?? [];
  /** One part of them: what is chosen of the others stays, and counts. */
  const partOf = (intimate: boolean, label: string) => {
    const others = chosen.filter((id) => isIntimate(id) !== intimate);
    return (
      <ChipGroup
        multiple
        label={label}
        hideLabel
        name="interests"
        max={SEARCH_INTERESTS_MAX - others.length}
        options={options.filter(({ value }) => isIntimate(value) === intimate)}
        value={chosen.filter((id) => isIntimate(id) === intimate)}
        onChange={(ids) => {
          const all = [...others, ...ids];
          onChange({ interests: all.length === 0 ? undefined : all.map((id) => ({ id, name: id })) });
        }}
      />
    );
  };
  const intimate = text('.intimate', { count: chosen.filter(isIntimate).length });
  return (
    <div className={styles.fields}>
      {partOf(false, text(''))}
      {options.some(({ value }) => isIntimate(value)) ? <Disclosure summary={intimate}>{partOf(true, intimate)}</Disclosure> : null}
    </div>
  );
};
