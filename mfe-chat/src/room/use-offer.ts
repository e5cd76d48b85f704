import type { Bundle } from '@rendezvous/contracts/billing';
import { chatApi } from '../chat.api';

/** The bundles to offer; asked for only when credits do not reach. */
export const useOffer = (needed: boolean): { readonly bundles: readonly Bundle[] | null; readonly loading: boolean } => {
  const { data, isLoading } = chatApi.useChatBundlesQuery(undefined, { skip: !needed });
  return { bundles: data?.bundles ?? null, loading: isLoading };
};
