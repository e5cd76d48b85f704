import { refusalOf } from '@rendezvous/client';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { CountedRegion } from '@rendezvous/contracts/search/member-counts';
import { landersApi } from '../landers.api';

/** The regions of the visitor's country with about how many members are listed in each. */
export type RegionCounts =
  | { readonly kind: 'here'; readonly country: CountryCode; readonly regions: readonly CountedRegion[] }
  | { readonly kind: 'loading' }
  /** Only members see members. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'failed'; readonly busy: boolean; readonly onRetry: () => void };

export const useRegionCounts = (): RegionCounts => {
  const { data, error, isFetching, refetch } = landersApi.useLandersRegionCountsQuery();
  if (refusalOf(error)?.code === 'search.logged-out-closed') return { kind: 'nobody' };
  if (data) return { kind: 'here', ...data };
  return error ? { kind: 'failed', busy: isFetching, onRetry: () => void refetch() } : { kind: 'loading' };
};
