import type { IntlShape } from 'react-intl';
import type { Gender, TraitName } from '@rendezvous/contracts/reference';
import type { Search, SearchResult } from '@rendezvous/contracts/search/members';
import type { Region } from '@rendezvous/contracts/site/regions';
import { type FilterName, TOTAL_SHOWN_MAX } from './search-url';

/** Who is searched, as the headings select it: one gender, or people. */
const whoOf = ({ gender }: Search, genders: readonly Gender[]): string => gender ?? (genders.length === 1 ? (genders[0] ?? 'any') : 'any');

const regionName = ({ countryregion }: Search, regions: readonly Region[]): string | null =>
  regions.find(({ code }) => code === countryregion)?.name ?? countryregion;

/** "Women in France", "Femmes, Bretagne". */
export const headingOf = (intl: IntlShape, search: Search, genders: readonly Gender[], regions: readonly Region[]): string => {
  const who = whoOf(search, genders);
  const region = regionName(search, regions);
  return region === null
    ? intl.formatMessage({ id: 'search.members.heading.country' }, { who, country: search.country })
    : intl.formatMessage({ id: 'search.members.heading.region' }, { who, region });
};

export type Total = Pick<SearchResult, 'total' | 'total_is'>;

/** Which sentence says a total: `.none`, `.few`, `.many` above ten thousand, `.about`, or the plain one. */
export const totalForm = ({ total, total_is: is }: Total): '' | '.none' | '.few' | '.many' | '.about' => {
  if (total === 0) return '.none';
  if (is === 'few') return '.few';
  if (total > TOTAL_SHOWN_MAX) return '.many';
  return is === 'about' ? '.about' : '';
};

/** "312 members, most recently active first"; "About 310 members" for visitors; above ten thousand "10,000+ members". */
export const totalOf = (intl: IntlShape, result: Total, order: Search['order']): string => {
  const form = totalForm(result);
  const total = form === '.many' ? intl.formatNumber(TOTAL_SHOWN_MAX) : result.total;
  return intl.formatMessage({ id: `search.members.total${form}` }, { total, order });
};

/** The word for a value of what members choose. */
export const valueText = (intl: IntlShape, name: TraitName, value: string, gender: Gender | null): string =>
  intl.formatMessage({ id: `search.value.${name}.${value.replaceAll(' ', '-')}` }, { gender });

/** What the chip of a set filter says. */
export const filterText = (intl: IntlShape, name: FilterName, search: Search, regions: readonly Region[]): string => {
  if (name === 'gender') return search.gender === null ? '' : intl.formatMessage({ id: `gender.plural.${search.gender}` });
  if (name === 'country') return intl.formatDisplayName(search.country, { type: 'region' }) ?? search.country;
  if (name === 'interests')
    return intl.formatList(
      (search.interests ?? []).map((interest) => interest.name),
      { type: 'conjunction' },
    );
  if (name === 'fictional' || name === 'passed' || name === 'seen') return intl.formatMessage({ id: `search.filters.${name}.no` });
  if (name === 'online' || name === 'photo') return intl.formatMessage({ id: `search.filters.${name}` });
  if (name === 'countryregion') return regionName(search, regions) ?? '';
  if (name !== 'age') {
    const values = (search[name] ?? []).map((value) => valueText(intl, name, value, search.gender));
    const label = intl.formatMessage({ id: `search.profile.details.${name}` });
    return intl.formatMessage({ id: 'search.filters.value' }, { label, value: intl.formatList(values, { type: 'disjunction' }) });
  }
  return intl.formatMessage({ id: 'search.filters.age.range' }, { from: search.min_age, to: search.max_age });
};
