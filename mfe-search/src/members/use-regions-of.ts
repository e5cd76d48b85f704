import { useCallback } from 'react';
import { siteApi } from '@rendezvous/client';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { SearchResult } from '@rendezvous/contracts/search/members';
import type { Region } from '@rendezvous/contracts/site/regions';

interface Args {
  readonly found: SearchResult | undefined;
  /** Every region is needed, because one can be chosen. */
  readonly complete: boolean;
}

/** The regions of a country. Until the list has come, the one that is searched is known from the answer: no word changes when it comes. */
export const useRegionsOf = ({ found, complete }: Args): ((country: CountryCode) => readonly Region[]) => {
  const { data } = siteApi.useSiteRegionsQuery(undefined, { skip: !complete });
  return useCallback(
    (country) => {
      if (data) return data.regions.filter((region) => region.country === country);
      const { search, region_name: name } = found ?? {};
      return search?.countryregion && name && search.country === country ? [{ country, code: search.countryregion, name }] : [];
    },
    [data, found],
  );
};
