import { useIntl } from 'react-intl';
import { siteApi, useLocale } from '@rendezvous/client';
import { interestOrder } from '@rendezvous/client/interest-order';
import { type Search, SEARCH_INTERESTS_MAX } from '@rendezvous/contracts/search/members';
import { Chip, ChipList, Select } from '@rendezvous/ui';
import styles from './filter-form.module.css';

type Chosen = NonNullable<Search['interests']>;

interface Props {
  readonly chosen: Chosen;
  readonly onChange: (interests: Chosen | undefined) => void;
}

/** What whoever is found likes: a few interests, one after the other. */
export const InterestsField = ({ chosen, onChange }: Props) => {
  const intl = useIntl();
  const { locale } = useLocale();
  const text = (key: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.filters.${key}` }, values);
  const { data } = siteApi.useSiteInterestsQuery();
  const byName = interestOrder(intl.locale);
  const left = (data?.interests ?? [])
    .filter(({ id }) => chosen.every((one) => one.id !== id))
    .map(({ id, names }): Chosen[number] => ({ id, name: names[locale] ?? id }))
    .toSorted((one, other) => byName(one.name, other.name));
  const change = (interests: Chosen) => onChange(interests.length > 0 ? interests : undefined);
  return (
    <div className={styles.group}>
      {chosen.length === 0 ? null : (
        <ChipList label={text('fields.interests')}>
          {chosen.map(({ id, name }) => (
            <Chip key={id} removeLabel={text('remove', { filter: name })} onRemove={() => change(chosen.filter((one) => one.id !== id))}>
              {name}
            </Chip>
          ))}
        </ChipList>
      )}
      <Select
        label={text('interests.add')}
        hint={text('interests.hint', { max: SEARCH_INTERESTS_MAX })}
        placeholder={text('interests.choose')}
        options={left.map(({ id, name }) => ({ value: id, label: name }))}
        value=""
        disabled={chosen.length >= SEARCH_INTERESTS_MAX}
        onChange={(event) => change([...chosen, ...left.filter(({ id }) => id === event.target.value)])}
      />
    </div>
  );
};
