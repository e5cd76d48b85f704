import { api } from '../api/api';
import type { AppStore } from '../store/store';

/** A call that a page was drawn with. */
interface RefusedQuery {
  readonly endpointName: string;
  readonly arg: unknown;
}

interface QueryEndpoint {
  readonly initiate: (arg: unknown, how: { readonly subscribe: false }) => Parameters<AppStore['dispatch']>[0];
}

/** Puts into a store that calls were refused: each is made, and answered from the refusals that came with the page. */
export const putRefusedQueries = async (store: AppStore, queries: readonly RefusedQuery[]): Promise<void> => {
  const endpoints = api.endpoints as unknown as Readonly<Record<string, QueryEndpoint | undefined>>;
  await Promise.all(
    queries.map(({ endpointName, arg }) => {
      const endpoint = endpoints[endpointName];
      return endpoint && store.dispatch(endpoint.initiate(arg, { subscribe: false }));
    }),
  );
};
