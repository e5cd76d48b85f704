import { useIntl } from 'react-intl';
import { TRAIT_NAMES, TRAIT_VALUES, type TraitName } from '@rendezvous/contracts/reference';
import type { FurtherField, Search } from '@rendezvous/contracts/search/members';
import { ChipGroup } from '@rendezvous/ui';
import styles from './filter-form.module.css';
import { valueText } from './search-texts';

interface Props {
  readonly search: Search;
  /** Filters that the viewer may use. */
  readonly fields: readonly FurtherField[];
  readonly onChange: (change: Partial<Search>) => void;
}

/** What members tell of themselves by choosing: whoever is found tells one of the values of each. */
export const LooksField = ({ search, fields, onChange }: Props) => {
  const intl = useIntl();
  const group = (name: TraitName) => (
    <ChipGroup
      key={name}
      multiple
      name={name}
      label={intl.formatMessage({ id: `search.profile.details.${name}` })}
      options={TRAIT_VALUES[name].map((value) => ({ value, label: valueText(intl, name, value, search.gender) }))}
      value={search[name] ?? []}
      onChange={(values) => onChange({ [name]: values.length > 0 ? values : undefined })}
    />
  );
  return <div className={styles.group}>{TRAIT_NAMES.filter((name) => fields.includes(name)).map(group)}</div>;
};
