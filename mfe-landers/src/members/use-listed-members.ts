import { refusalOf } from '@rendezvous/client';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { landersApi } from '../landers.api';

/** Members for a page of visitors: those whom the search lists to them. */
export type ListedMembers =
  | { readonly kind: 'here'; readonly members: readonly FoundMember[] }
  | { readonly kind: 'loading' }
  /** Nobody is listed, or only to members. */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'failed'; readonly busy: boolean; readonly onRetry: () => void };

/** The first of those who are listed, with a photo. @param most of them */
export const useListedMembers = (most: number): ListedMembers => {
  const { data, error, isFetching, refetch } = landersApi.useLandersListedQuery({});
  const members = data?.members.filter(({ main_image: image }) => image !== null).slice(0, most);
  if (members?.length === 0 || refusalOf(error)?.code === 'search.logged-out-closed') return { kind: 'nobody' };
  if (members) return { kind: 'here', members };
  return error ? { kind: 'failed', busy: isFetching, onRetry: () => void refetch() } : { kind: 'loading' };
};
