import { useState } from 'react';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { Search } from '@rendezvous/contracts/search';
import type { Region } from '@rendezvous/contracts/site';
import { searchApi } from '../search.api';
import { FilterSheet } from './filter-sheet';
import type { FilterState } from './members-page';
import { activeFilters, argsOf } from './search-url';

interface Props {
  readonly filters: FilterState;
  readonly countries: readonly CountryCode[];
  readonly regionsOf: (country: CountryCode) => readonly Region[];
  readonly onApply: (search: Search) => void;
  readonly onClose: () => void;
}

/** Keeps the draft of the sheet and asks how many it would find; the answer is the page that is shown then. */
export const FilterSheetScreen = ({ filters: { search, defaults, genders }, countries, regionsOf, onApply, onClose }: Props) => {
  const [draft, setDraft] = useState(search);
  const { currentData } = searchApi.useSearchMembersQuery(argsOf(draft, defaults));
  return (
    <FilterSheet
      search={draft}
      genders={genders}
      countries={countries}
      regions={regionsOf(draft.country)}
      total={currentData?.total ?? null}
      onChange={setDraft}
      onReset={activeFilters(draft, defaults).length === 0 ? null : () => setDraft(defaults)}
      onApply={() => onApply(draft)}
      onClose={onClose}
    />
  );
};
