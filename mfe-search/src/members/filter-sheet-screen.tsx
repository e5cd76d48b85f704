import { type ReactNode, useState } from 'react';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { SearchResult } from '@rendezvous/contracts/search/members';
import { searchApi } from '../search.api';
import { FilterSheet } from './filter-sheet';
import type { FilterState } from './members-page';
import { activeFilters, argsOf, searchAddress, type SearchArgs, withoutFilters } from './search-url';
import { useRegionsOf } from './use-regions-of';

interface Props {
  readonly filters: FilterState;
  readonly countries: readonly CountryCode[];
  /** What the page shows. */
  readonly found: SearchResult | undefined;
  readonly saved: ReactNode;
  readonly onApply: (search: SearchArgs) => void;
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
  const asked = argsOf(draft, defaults);
  const isHere = found !== undefined && searchAddress(asked) === searchAddress(argsOf(found.search, found.defaults));
  const { currentData } = searchApi.useSearchMembersQuery(asked, { skip: isHere });
  return (
    <FilterSheet
      search={draft}
      genders={genders}
      fields={fields}
      orders={orders}
      countries={countries}
      regions={regionsOf(draft.country)}
      found={(isHere ? found : currentData) ?? null}
      saved={saved}
      onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
      onReset={
        activeFilters(draft, defaults).length === 0 && draft.order === defaults.order ? null : () => setDraft(withoutFilters(defaults))
      }
      onApply={() => onApply(asked)}
      onClose={onClose}
    />
  );
};
