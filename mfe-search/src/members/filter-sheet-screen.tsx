import { type ReactNode, useState } from 'react';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { Search, SearchResult } from '@rendezvous/contracts/search/members';
import { searchApi } from '../search.api';
import { FilterSheet } from './filter-sheet';
import type { FilterState } from './members-page';
import { activeFilters, argsOf, withoutFilters } from './search-url';
import { useRegionsOf } from './use-regions-of';

interface Props {
  readonly filters: FilterState;
  readonly countries: readonly CountryCode[];
  /** What the page shows. */
  readonly found: SearchResult | undefined;
  readonly saved: ReactNode;
  readonly onApply: (search: Search) => void;
  readonly onClose: () => void;
}

/** Keeps the draft of the sheet and asks how many it would find; the answer is the page that is shown then. */
export const FilterSheetScreen = ({
  filters: { search, defaults, genders, fields, orders },
  countries,
  found,
  saved,
  onApply,
  onClose,
}: Props) => {
  const [draft, setDraft] = useState(search);
  const regionsOf = useRegionsOf({ found, complete: true });
  const { currentData } = searchApi.useSearchMembersQuery(argsOf(draft, defaults));
  return (
    <FilterSheet
      search={draft}
      genders={genders}
      fields={fields}
      orders={orders}
      countries={countries}
      regions={regionsOf(draft.country)}
      found={currentData ?? null}
      saved={saved}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      onReset={activeFilters(draft, defaults).length === 0 ? null : () => setDraft(withoutFilters(defaults))}
      onApply={() => onApply(draft)}
      onClose={onClose}
    />
  );
};
